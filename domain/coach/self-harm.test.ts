import fc from 'fast-check'
import { expect, it } from 'vitest'
import { helpMessage } from './help-message.ts'
import { speaksOfSelfHarm } from './self-harm.ts'

/** Statements that name the wish or the act, in the words that people use. */
const explicitStatements = [
  'I want to kill myself',
  'I am going to kill myself',
  'I want to end my life',
  'I want to die',
  'I wish I was dead',
  'I want to hurt myself',
  'I want to cut myself',
  'I cut myself again last night',
  'I want to jump off a bridge',
  'I want to hang myself',
  "I don't want to live anymore",
  "I don't want to be alive",
  'I hope I never wake up',
  'I have been saving my pills',
  'i wanna kms',
  'thinking about suicide',
  'better off dead',
  'I want to disappear forever',
  'I feel suicidal',
  'no reason to live',
  'I want to commit suicide',
  "I'm planning my suicide",
  'I took an overdose',
  'I want to overdose',
  'I overdosed last night',
  'I have suicidal thoughts',
  'I want to self harm',
  'I am planning suicide',
]
const before = [
  '',
  'Finish the report, ',
  'Run 5 km. ',
  'In the kitchen ',
  'At the gym ',
  'After football ',
  'By the river ',
  'I fell on the ice and ',
  'Cooking dinner, ',
  'We laughed a lot, but ',
  'My bike accident: ',
  'Shaving, ',
  'Honestly ',
  'Bought new knives. ',
  'Climbing tomorrow and ',
  'My goal: ',
  'Suicide prevention walk, and yet ',
  'No longer tired. ',
  'I love my kids but ',
  'Paper, glass, stove. ',
  'Career is fine and ',
  'Ten years ago I moved here. ',
  'A year ago, ',
  'When I was young, ',
  'My husband left and ',
  'My sister is suicidal and ',
  'I read a novel about suicide and ',
  'My brother survived, ',
  'I never want this holiday to end, but ',
  'Fundraiser for the suicide helpline, ',
]
const after = [
  '',
  ' to make it stop',
  ' in the kitchen',
  ' at the gym',
  ' after football',
  ' by the river',
  ' and swim in the lake',
  ' with the kitchen knife',
  ', then cook dinner',
  ' but I also want to finish my goals',
  ' on my bike',
  ' after training',
  '. Call my sister',
  ' so I went skiing',
  ' when I work',
  ' while the kids play',
  ', laughing',
  '!!!',
  ' 😭',
  ' lol',
  '\nbuy milk\nrun 5 kms',
  ' before the deadline',
  ' because of my knee',
  ' at yoga',
  ' on the stairs',
  ' with my friends',
]
const spellings: ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => text.replaceAll("'", '’'),
  (text) => text.replaceAll("'", ''),
  (text) => text.replace(/[aeiou](?=[^aeiou]*$)/, (vowel) => vowel.repeat(5)),
]

/** Texts that need no help, before or after the statement. */
const neighbours = [
  'Suicide prevention walk on Sunday',
  'My phone died, and so did my patience',
  'die with laughter',
  'this job is killing me',
  'kill it at the gym',
  'Der Stress wird mich umbringen',
]

/** The same in other languages, with what stands around it. */
const inOtherLanguages = [
  {
    statements: [
      'tengo ideas suicidas',
      'me tomé una sobredosis',
      'me autolesioné anoche',
      'ya escribí mi carta de despedida',
      'quiero morir',
      'quiero matarme',
      'no quiero vivir más',
      'pienso en el suicidio',
      'me voy a matar',
      'quiero suicidarme',
    ],
    before: [
      '',
      'Acabar el informe, ',
      'En la cocina ',
      'Fútbol con los chicos. ',
      'Me caí de la bici y ',
      'Hace años corría, ',
    ],
    after: [
      '',
      ' en el gimnasio',
      ' después del partido',
      ' junto al río',
      ', luego cenar',
      ' pero también nadar',
      '\nregar las plantas',
    ],
  },
  {
    statements: [
      'ich will Selbstmord begehen',
      'ich habe Suizidgedanken',
      'ich habe eine Überdosis genommen',
      'ich habe mich selbst verletzt',
      'ich will sterben',
      'ich bringe mich um',
      'ich will nicht mehr leben',
      'ich denke an Selbstmord',
      'ich will mich umbringen',
      'ich wäre lieber tot',
    ],
    before: [
      '',
      'Bericht fertig, ',
      'In der Küche: ',
      'Nach dem Fußball. ',
      'Vom Rad gefallen und ',
      'Vor zehn Jahren war es schön, ',
    ],
    after: [
      '',
      ' im Fitnessstudio',
      ' nach dem Spiel',
      ' am Fluss',
      ', dann kochen',
      ' aber auch schwimmen',
      '\nBlumen gießen',
    ],
  },
  {
    statements: [
      "j'ai des idées suicidaires",
      "j'ai fait une overdose",
      'je me suis automutilée',
      'je me scarifie',
      'je veux mourir',
      'je vais me tuer',
      'je ne veux plus vivre',
      'je pense au suicide',
      'envie de me suicider',
      'je vais me pendre',
    ],
    before: [
      '',
      'Finir le rapport, ',
      'Dans la cuisine ',
      'Après le foot. ',
      'Tombée de vélo et ',
      'Il y a dix ans je courais, ',
    ],
    after: ['', ' ce soir', ' après le match', ', puis cuisiner', ' mais aussi nager', '\narroser les fleurs'],
  },
]

it.each(inOtherLanguages)(
  'an explicit statement is recognized in any context: $statements.0',
  ({ statements, before, after }) => {
    const lines = statements.flatMap((statement) =>
      before.flatMap((opening) => after.map((ending) => `${opening}${statement}${ending}`)),
    )
    expect(lines.length).toBeGreaterThan(200)
    expect(lines.filter((line) => !speaksOfSelfHarm(line))).toEqual([])
  },
)

it('an explicit statement is recognized in each of two hundred contexts and more', () => {
  const contexts = before.flatMap((opening) => after.map((ending) => ({ opening, ending })))
  expect(contexts.length).toBeGreaterThan(200)
  const lines = explicitStatements.flatMap((statement) =>
    contexts.map(({ opening, ending }) => `${opening}${statement}${ending}`),
  )
  expect(lines.filter((line) => !speaksOfSelfHarm(line))).toEqual([])
})

it('an explicit statement is recognized in any context', () => {
  const anyOf = <Value>(values: readonly Value[]) => fc.constantFrom(...values)
  fc.assert(
    fc.property(
      anyOf(explicitStatements),
      anyOf(before),
      anyOf(after),
      anyOf(spellings),
      anyOf(neighbours),
      fc.boolean(),
      (statement, opening, ending, spell, neighbour, first) => {
        const line = `${opening}${spell(statement)}${ending}`
        expect(speaksOfSelfHarm(first ? `${line}\n${neighbour}` : `${neighbour}. ${line}`), line).toBe(true)
      },
    ),
    { seed: 20_261_121, numRuns: 20_000 },
  )
})

it('is found anywhere in a long text, in capitals', () => {
  const long = 'A good day with the children by the sea. '.repeat(100)
  expect(speaksOfSelfHarm(long)).toBe(false)
  expect(speaksOfSelfHarm(`${long}\nI WANT TO KILL MYSELF\n${long}`)).toBe(true)
})

it('the help message names places that help, and is calm', () => {
  expect(helpMessage).toContain('988')
  expect(helpMessage).toContain('findahelpline.com')
  expect(helpMessage).toContain('local emergency number')
  expect(helpMessage).not.toMatch(/!/)
})
