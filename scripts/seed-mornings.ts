import { entrySections, mapSections, type EntryTexts, type SectionName } from '#domain/entry-sections'

/** The entries of the people of npm run seed, each with lines of their own. */

type Life = {
  /** How many days of ten have an entry. */
  habit: number
  /** Words that change from line to line; `{friend}` in a line takes one. */
  words: Record<string, string[]>
  lines: Partial<Record<SectionName, string[]>>
}

const weather = [
  'rain on the skylight',
  'first frost',
  'fog over the field',
  'sun by six',
  'wind all night and then silence',
  'snow that did not last',
  'a red sky',
  'warm rain',
]

/** A nurse with a garden, who writes when the shift allows. */
const fern: Life = {
  habit: 7,
  words: {
    weather,
    friend: ['Nadia', 'Ruth', 'old Mr. Hale', 'my brother', 'Mum', 'Jo from ward 4', 'the neighbours'],
    plant: [
      'the tomatoes',
      'the sweet peas',
      'the fig',
      'my one brave dahlia',
      'the beans',
      'the lemon tree',
      'the mint (too much mint)',
    ],
    food: [
      'lentil soup',
      'toast with honey',
      'plum cake',
      'leftover curry',
      'porridge and pears',
      'a proper breakfast',
    ],
  },
  lines: {
    gratitudeText: [
      '{weather}, and nowhere to be until noon',
      '{plant} made it through the night',
      '{friend} left a note on the door',
      'A patient said thank you and meant it',
      '{food}, still warm',
      'Seven hours of sleep. Seven!',
      'The bus driver waited',
      '{friend} called just to talk',
      'Clean sheets',
      'Nobody needed me between four and five',
      'The smell of the shed',
      'A day off that is really off',
      '{friend} laughed at my terrible joke',
      'My knees, which carried me twelve hours',
      'Found the good scissors',
      'The blackbird is back',
      'Tea in the big cup',
      'The new night nurse is kind',
    ],
    goalsText: [
      'Water {plant} before it gets hot',
      'Call {friend}',
      'Drink water on shift, not only coffee',
      'Be in bed by ten',
      'Make {food} for the week',
      'Walk home along the canal',
      'Answer the letter from the pension people',
      'Take a real lunch break',
      'Say no once',
      'Repot {plant}',
      'Ten pages of the book',
      'Sort out the shed, one shelf',
      'Stretch before the shift',
      'Not look at the rota today',
      'Thank {friend} for the soup',
    ],
  },
}

/** A translator who writes a novel in the mornings and runs along the river. */
const pearl: Life = {
  habit: 9,
  words: {
    weather,
    friend: ['Tom', 'Ines', 'my sister', 'Dad', 'Marguerite', 'the writing group', 'Anselm'],
    place: ['the bridge', 'the market', 'the reading room', 'Café Lumière', 'the lock', 'the botanical garden'],
    part: [
      'chapter two',
      'chapter five',
      'the funeral scene',
      'the first page (again)',
      'the letter in the middle',
      'the last chapter',
    ],
    km: ['4', '5', '6', '8', '10'],
  },
  lines: {
    gratitudeText: [
      '{weather}, seen from bed',
      'Coffee at {place}, alone, with a pencil',
      '{friend} read {part} and cried in the right place',
      'A sentence that came by itself',
      'The way the light lies on the desk at seven',
      '{friend} is well again',
      'Legs that still want to run after {km} km',
      'A long talk with {friend}',
      'The heron near {place}',
      'The invoice was paid, finally',
      'An old photograph of {friend} in a book from {place}',
      'Silence in the house until nine',
      'A word for which there is no English word',
      'The bakery had walnut bread',
      'Piano through the wall',
      'A dream I could remember',
      '{friend} brought lilac from {place}',
      'The editor said "soon" and smiled',
    ],
    goalsText: [
      'Write 300 words of {part}',
      'Run {km} km, slowly',
      'Finish the outline of {part}',
      'Send {part} to {friend}',
      'Cut one page from {part}',
      'Meet {friend} at {place}',
      'No phone before ten',
      'Translate four pages before lunch',
      'Write to {friend}',
      'Read something older than me',
      'Send the invoice for March',
      'Go to {place} and only look',
      'Stretch after the run',
      'Ask {friend} about Sunday',
      'Put the laundry away the same day',
      'Save 20 for the trip to Lisbon',
    ],
    diaryText: [
      'Woke before the alarm. I keep thinking about {part}, and that it may be about {friend} after all.',
      'At {place} I saw somebody who looked like {friend}, and for a second I was twenty.',
      'Slow day. {friend} says that slow days are where books come from. I am not sure, but I wrote it down.',
      'I was short with {friend} on the phone. Tomorrow I will call and say so.',
      'Three good paragraphs, all of them about {weather}. Perhaps that is the book.',
      'Nothing happened, and it was lovely.',
      'Could not sleep. Read until three. {part} has a hole in the middle and I think I know what belongs there.',
      'Long walk to {place}. On the way back I decided to keep the ending.',
    ],
  },
}

/** An engineer with two children and a bicycle. */
const emery: Life = {
  habit: 8,
  words: {
    weather,
    child: ['Mila', 'Jonas', 'both kids'],
    friend: ['Sam', 'Priya', 'my wife', 'the team', 'Grandpa', 'Leo'],
    thing: [
      'the release',
      'the onboarding page',
      'the slow query',
      'the budget',
      'the talk for Thursday',
      'the flaky test',
    ],
  },
  lines: {
    gratitudeText: [
      '{child} slept through',
      '{weather} on the way to school',
      '{friend} fixed {thing} before I had to ask',
      'Pancakes, in the shape of nothing in particular',
      '{child} drew me with six arms',
      'A meeting that ended early',
      'My bike, new chain, no squeak',
      '{friend} said the right thing at the right time',
      'The quiet after drop-off',
      'We laughed so hard at dinner that {child} fell off the chair',
      'Nobody is ill this week',
      'Kaffee im Garten, allein',
      '{child} read a whole page aloud',
      'The sofa, 9 pm',
      'An honest review from {friend}',
      'Good news from the doctor for {friend}',
    ],
    goalsText: [
      '1. Finish {thing}',
      'Pick {child} up on time',
      'Ask {friend} for help with {thing}',
      'Bike to work',
      'No laptop after dinner',
      'Play one round of chess with {child}',
      'Write down what {thing} taught us',
      'Lunch away from the desk',
      'Call {friend} about the weekend',
      '20 push-ups, honestly counted',
      'Read to {child}, with voices',
      'Say thank you to {friend}',
      'Look at the savings plan for ten minutes',
      'Learn five Spanish words with {child}',
    ],
    diaryText: [
      '{child} asked where yesterday goes. I said into the diary.',
      'Tired. {thing} took all of it. But {friend} stayed until it worked.',
      'A good day at work and a better one at home. Must remember that the order matters.',
      '{friend} told me about the old house. I should write these things down more often.',
      'Argued about screens with {child}. We were both a little right.',
    ],
  },
}

export const lives: Record<string, Life> = { fern, pearl, emery }

/** A person's entry of so many days ago; undefined on a day without one. The same at each call. */
export function morningOf(life: Life, daysAgo: number): EntryTexts | undefined {
  const random = randomFrom(daysAgo + JSON.stringify(life.lines).length * 1_000)
  if (random() * 10 >= life.habit) return undefined
  const pick = <T>(from: T[]): T => from[Math.floor(random() * from.length)]!
  const fill = (line: string) => line.replace(/\{(\w+)\}/g, (_, name: string) => pick(life.words[name]!))
  const capital = (text: string) => text.replace(/(?:^|[.!?] )\p{Ll}/gu, (start) => start.toUpperCase())
  // Each line is used once before any line is used again.
  const items = (from: string[], count: number) =>
    Array.from({ length: count }, (_, place) => {
      const turn = daysAgo * 3 + place
      return capital(fill(from[(turn * 11 + Math.floor(turn / from.length)) % from.length]!))
    }).join('\n')
  return mapSections((name) => {
    const lines = life.lines[name]
    if (!lines) return ''
    if (entrySections[name].shownAs === 'items') return items(lines, 1 + Math.ceil(random() * 2))
    return random() < 0.6 ? capital(fill(pick(lines))) : ''
  })
}

function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
