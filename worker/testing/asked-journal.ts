import type { EntryTexts } from '#domain/entry-sections'
import { emptyTexts } from '#domain/entry-sections'
import { addDays } from '#domain/time/local-date'
import { seededRandom } from './seeded-random.ts'

/** The days of an invented journal, and the day on which it is asked. */
export const lastDay = '2026-11-21'
const days = 400

const sections = { g: 'gratitudeText', p: 'goalsText', d: 'diaryText', e: 'eveningText' } as const

/** Day, section and what is asked about. In the questions a person uses other words. */
const facts = `
2025-10-22 d The landlord called: the boiler will be replaced before winter.
2025-10-27 g Mira took her first steps from the sofa to the bookshelf
2025-11-02 d Found Grandma's recipe for plum dumplings in the tin box.
2025-11-09 g Nine hours of sleep, and I woke up before the alarm
2025-11-15 d Dr. Okafor says the knee needs six weeks without running.
2025-11-23 g Tomasz paid back the money for the tent
2025-12-01 d I told Renata that I want to leave the agency in spring.
2025-12-06 e The choir sang in the cold church and my part went well.
2025-12-13 d The parcel from Aunt Lidia arrived with a broken teapot inside.
2025-12-19 g Last day of work before the holidays, everyone sang in the kitchen
2025-12-28 d Dad and I repaired the sledge in the cellar; he told me about his brother.
2026-01-04 p Hand in the application for the course in Ghent
2026-01-10 d Ice on the lake, and Jonas skated without falling once.
2026-01-17 d The X-ray is clear. I cried in the car park from relief.
2026-01-24 g A stranger returned my purse with everything in it
2026-02-01 d Quarrel with Renata about the invoices; we both went home early.
2026-02-08 g The first snowdrops behind the garage
2026-02-14 d Two hours of traffic, then the best ramen of my life in Mill Street.
2026-02-22 g The offer from the museum came: Mondays off
2026-03-01 d My last day at the agency. They gave me a fern.
2026-03-08 d Started at the museum. My desk looks at the chestnut tree.
2026-03-14 g Slept like a stone, no dreams at all
2026-03-21 d Dad planted the beans too early again and laughed about it.
2026-03-29 d The clocks changed and I missed the train to Basel.
2026-04-05 g Easter at Lena's, with eleven people around one table
2026-04-11 d Phone call with Dad: the garden, the neighbours, his back hurts.
2026-04-18 d Bought the green bicycle from the man with the parrot.
2026-04-26 e The half marathon took 2:09, and the knee held.
2026-05-03 d The cat was gone for two nights and came back through the cellar window.
2026-05-10 g Mother's Day breakfast on the balcony with Mum's old cups
2026-05-17 d Dad's seventieth. He danced with Mum to one slow song.
2026-05-24 d The bank said yes to the loan for the flat.
2026-06-02 d Moved in. Boxes to the ceiling, one lamp, pizza on the floor.
2026-06-09 g The neighbour upstairs plays cello at six
2026-06-16 d Fever and a sore throat, stayed in bed with the radio.
2026-06-23 d Kayak tour on the Isar; we capsized near the bridge.
2026-07-04 d Lost my keys at the open-air cinema, the usher found them.
2026-07-12 g Swimming at sunrise, nobody else in the lake
2026-07-19 d Interview with the radio about the map exhibition; I was not nervous.
2026-07-26 d Mira said “moon” and pointed at the lamp.
2026-08-03 d Chegámos a Lisboa com três horas de atraso e sem malas.
2026-08-05 d O fado em Alfama fez a Renata chorar.
2026-08-07 g Pastéis de nata ainda quentes na padaria da esquina
2026-09-02 d Der Zahnarzt hat den Weisheitszahn gezogen, es tat kaum weh.
2026-09-06 g Die Äpfel aus Omas Garten, zwei Körbe voll
2026-09-09 d Streit mit dem Vermieter wegen der Nebenkosten.
2026-09-12 e Das Klassentreffen war schöner als erwartet, Jutta hat jetzt drei Kinder.
2026-09-19 d Le train pour Lyon avait deux heures de retard, j’ai lu tout le roman.
2026-09-21 g Le marché du dimanche et les figues de Paul
2026-09-23 d Première leçon de poterie, mon bol est tout de travers.
2026-09-25 d J’ai pleuré en relisant les lettres de Mamie.
2026-10-01 d La profesora de guitarra dice que ya puedo tocar en público.
2026-10-03 g El abuelo me regaló su reloj
2026-10-06 d Se rompió la lavadora y el agua llegó al pasillo.
2026-10-08 d Corrí diez kilómetros sin parar por primera vez desde la lesión.
2026-10-14 d Sold the old car to a student from Ghana.
2026-10-20 d Panic before the talk, then calm after the first slide.
2026-10-24 e Board game night; Lena won everything.
2026-10-30 g Slept through the night and woke up fresh
2026-11-04 d The vet says the cat needs a special diet.
2026-11-09 d Wrote the letter to my brother, at last. It is four pages long.
2026-11-13 g An old photograph of Dad in a book
2026-11-16 d The choir audition: they took me as an alto.
2026-11-18 d Power cut in the whole street, we played cards by candle light.
2026-11-20 e Finished the big puzzle with Mira on my lap.
`

/** Every second one is held back: nothing was changed after a look at it. One day of several is enough. */
export const questions: [question: string, ...days: string[]][] = [
  ['When was the heating going to be fixed?', '2025-10-22'],
  ['When did Mira start walking?', '2025-10-27'],
  ['Where did I find grandmother’s recipe?', '2025-11-02'],
  ['when did I last feel well rested', '2026-10-30'],
  ['What did the doctor say about my knee?', '2025-11-15'],
  ['Did Tomasz return the money he owed me?', '2025-11-23'],
  ['When did I tell Renata I wanted to quit my job?', '2025-12-01'],
  ['How did the choir concert in the church go?', '2025-12-06'],
  ['what was broken in the package from aunt Lidia', '2025-12-13'],
  ['What happened on the last working day before Christmas?', '2025-12-19'],
  ['What did Dad tell me about his brother?', '2025-12-28'],
  ['When did I apply for the course in Ghent?', '2026-01-04'],
  ['when did we go ice skating with Jonas', '2026-01-10'],
  ['When did I get the result of the X-ray?', '2026-01-17'],
  ['Who gave me back my wallet?', '2026-01-24'],
  ['What was the argument with Renata about?', '2026-02-01'],
  ['When did the snowdrops come out this year?', '2026-02-08'],
  ['Where was that great ramen?', '2026-02-14'],
  ['When did I get the job offer from the museum?', '2026-02-22'],
  ['When was my last day at the agency?', '2026-03-01'],
  ['When did I begin to work at the museum?', '2026-03-08'],
  ['what did I write about Dad in spring', '2026-03-21', '2026-04-11', '2026-05-17'],
  ['Why did I miss my train?', '2026-03-29'],
  ['Who hosted Easter?', '2026-04-05'],
  ['When did my father complain about his back?', '2026-04-11'],
  ['When did I buy my bike?', '2026-04-18'],
  ['How long did I take for the half marathon?', '2026-04-26'],
  ['How long was the cat missing?', '2026-05-03'],
  ['What did we do on Mother’s Day?', '2026-05-10'],
  ['How did we celebrate Dad’s 70th birthday?', '2026-05-17'],
  ['When was the mortgage approved?', '2026-05-24'],
  ['When did we move into the flat?', '2026-06-02'],
  ['Which instrument does my neighbour play?', '2026-06-09'],
  ['Was I ill in June?', '2026-06-16'],
  ['When did our kayak tip over?', '2026-06-23'],
  ['Where did I lose my keys?', '2026-07-04'],
  ['When did I go for a swim in the lake in July?', '2026-07-12'],
  ['How did the interview on the radio go?', '2026-07-19'],
  ['What was one of Mira’s first words?', '2026-07-26'],
  ['Quando é que chegamos a Lisboa?', '2026-08-03'],
  ['O que aconteceu com as malas?', '2026-08-03'],
  ['Quem chorou a ouvir fado?', '2026-08-05'],
  ['Onde comi pastéis de nata?', '2026-08-07'],
  ['Wann wurde mir der Weisheitszahn gezogen?', '2026-09-02'],
  ['Wann haben wir bei Oma Äpfel geerntet?', '2026-09-06'],
  ['Worüber habe ich mich mit dem Vermieter gestritten?', '2026-09-09'],
  ['Was habe ich über das Klassentreffen geschrieben?', '2026-09-12'],
  ['Quand ai-je pris le train pour Lyon ?', '2026-09-19'],
  ['Qui m’a donné des figues ?', '2026-09-21'],
  ['Quand ai-je commencé la poterie ?', '2026-09-23'],
  ['Quand ai-je relu les lettres de ma grand-mère ?', '2026-09-25'],
  ['¿Qué dijo mi profesora de guitarra?', '2026-10-01'],
  ['¿Quién me dio el reloj?', '2026-10-03'],
  ['¿Cuándo se estropeó la lavadora?', '2026-10-06'],
  ['¿Cuándo corrí diez kilómetros seguidos?', '2026-10-08'],
  ['Who bought my car?', '2026-10-14'],
  ['When was I nervous before a presentation?', '2026-10-20'],
  ['When did I last write to my brother?', '2026-11-09'],
  ['Where did I find the picture of Dad?', '2026-11-13'],
  ['What did I do yesterday evening?', '2026-11-20'],
]

/** About what is on no page. */
export const questionsAboutNothing = [
  'When did I go to Iceland?',
  'What did I write about the piano lessons?',
  'When did I meet Katharina?',
  'How was the wedding of my cousin?',
  'Wann war ich im Schwimmbad?',
  'Quand ai-je adopté un chien ?',
  '¿Cuándo fui al teatro?',
  'Where did we stay in Norway?',
]

const lines = (text: string) => text.trim().split('\n')

/** What stands on every page, also of those people and things. */
const fillers = {
  en: {
    g: lines(`
Coffee before anyone else was awake
The light on the kitchen wall
A long call with Lena
Dad sent a picture of the tomatoes
Mira laughed at the rain
The smell of bread from the corner
Warm socks
A seat on the morning train
Renata brought cake for everyone
The cat on my feet
Nobody needed anything before nine
A walk along the river
Clean sheets
The neighbour carried my bags up
Music while cooking
My knee did not hurt on the stairs
An empty inbox for one hour
The old song on the radio
Mum's voice on the phone
Fog over the lake
Jonas washed the dishes without being asked
Five minutes of sun on the bench
The choir, as every Tuesday
Soup that was better the next day
A letter in the post that was no bill`),
    p: lines(`
Answer the mails from the office
Walk after lunch
Call the insurance
Ten pages of the novel
Water the plants
Buy stamps
Book the train tickets
Stretch for ten minutes
Tidy the desk
Write back to Lena
Cook something green
Bed before eleven
Finish the slides
Take the bike to the shop
Ring Mum
Practise for the choir
Pay the rent
Sort the photos
Bring the bottles away
No phone at the table`),
    d: lines(`
A slow day with too much tea.
The meeting took two hours and decided nothing.
Rain from morning until night, I liked it.
Lena was tired, so we only watched the fire.
I keep thinking about work when I should be here.
The house was quiet and I read until late.
Mira would not sleep and I sang every song I know.
Dad called about the garden, as he does on Sundays.
We ate on the balcony although it was cold.
My back was stiff from the chair.
I was short with Jonas and said sorry.
Long queue at the post office, nice man behind me.
The cat knocked over the vase.
Walked home the long way through the park.
A good talk with Renata about nothing much.
Nothing worth telling, and that is fine.`),
    e: lines(`
Got through the list
Cooked for everyone
Left the office on time
A real conversation at dinner
Went to bed without the phone`),
  },
  pt: {
    g: lines('O sol na varanda\nO café da manhã sem pressa\nA voz da mãe ao telefone\nO mar ao fim da tarde'),
    p: lines('Caminhar até ao miradouro\nEscrever aos amigos\nComprar fruta'),
    d: lines('Andámos muito e dormimos pouco.\nUm dia de calor e de conversa.\nJantámos na rua com música.'),
    e: lines('Um dia bom'),
  },
  de: {
    g: lines('Der Kaffee am offenen Fenster\nEin ruhiger Morgen\nDie Kinder haben gelacht\nDas Licht im Treppenhaus'),
    p: lines('Einkaufen gehen\nDie Wohnung putzen\nMama anrufen\nEine Stunde spazieren'),
    d: lines('Viel Arbeit und wenig Pause.\nEs hat den ganzen Tag geregnet.\nWir haben zusammen gekocht.'),
    e: lines('Früh ins Bett gegangen'),
  },
  fr: {
    g: lines('Le café sur la terrasse\nUn matin calme\nLe rire des enfants\nLa lumière dans la cuisine'),
    p: lines('Appeler maman\nMarcher une heure\nRanger le bureau'),
    d: lines('Une longue journée de travail.\nIl a plu toute la journée.\nNous avons dîné chez Lena.'),
    e: lines('Une bonne soirée'),
  },
  es: {
    g: lines('El café en la terraza\nUna mañana tranquila\nLa risa de los niños\nLa luz en la cocina'),
    p: lines('Llamar a mamá\nCaminar una hora\nOrdenar la mesa'),
    d: lines('Un día largo de trabajo.\nLlovió todo el día.\nCenamos en casa de Lena.'),
    e: lines('Una buena tarde'),
  },
}

function languageOn(date: string): keyof typeof fillers {
  if (date >= '2026-08-02' && date <= '2026-08-09') return 'pt'
  if (date >= '2026-09-01' && date <= '2026-09-14') return 'de'
  if (date >= '2026-09-17' && date <= '2026-09-26') return 'fr'
  if (date >= '2026-09-29' && date <= '2026-10-09') return 'es'
  return 'en'
}

export type AskedDay = { date: string; texts: EntryTexts }

/** The same pages each time, the newest first. */
export function askedJournal(): AskedDay[] {
  const random = seededRandom(48)
  const known = new Map<string, { section: keyof typeof sections; text: string }>()
  for (const fact of lines(facts)) {
    const [, date, section, text] = /^(\S+) (\w) (.*)$/.exec(fact)!
    known.set(date!, { section: section as keyof typeof sections, text: text! })
  }
  return Array.from({ length: days }, (_, ago) => {
    const date = addDays(lastDay, -ago)
    const pool = fillers[languageOn(date)]
    const some = (from: string[], count: number) => Array.from({ length: count }, () => random.pick(from))
    const fact = known.get(date)
    const written = {
      g: some(pool.g, 3),
      p: some(pool.p, 3),
      d: random.chance(0.6) ? some(pool.d, 2) : [],
      e: random.chance(0.3) ? some(pool.e, 1) : [],
    }
    if (fact) written[fact.section].splice(1, 0, fact.text)
    return {
      date,
      texts: {
        ...emptyTexts,
        gratitudeText: written.g.join('\n'),
        goalsText: written.p.join('\n'),
        diaryText: written.d.join(' '),
        eveningText: written.e.join(' '),
      },
    }
  })
}
