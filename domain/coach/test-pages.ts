import { readPage, type OrdinaryPage } from './page.ts'

/** Pages that are plainly hard, or not, so that they stay so when the weights are learned again. */
export const hardTexts = {
  gratitudeText: 'The funeral is over and the house is so quiet\nMy sister held my hand at the grave',
  goalsText: 'Call the bank about his name\nEat something\nTry to sleep',
}
export const brightTexts = {
  gratitudeText: 'Dancing in the kitchen with my kids\nSunshine and pancakes\nA wonderful day at the lake, full of joy',
  goalsText: 'Celebrate with Anna\nPancakes again',
}
export const openTexts = {
  gratitudeText: 'The bus came on time this morning\nDry socks',
  goalsText: 'Post office and the bins\nDentist at noon',
}

/** Without a sign, and likely of a person in danger. */
export const likelyTexts = {
  gratitudeText:
    'The cat has gone to my sister and she will keep him\nEverything is paid and sorted now and I feel calm',
  goalsText: 'Leave the keys under the mat\nPut the letters on the table where they will see them',
}

/** All that an ordinary page has but the mark of `readPage`. */
export type PropertiesOfPage = Pick<OrdinaryPage, keyof OrdinaryPage & string>

/** The page of a test that is about an ordinary one. */
export function ordinaryPage(gratitudeText: string, goalsText = ''): OrdinaryPage {
  const page = readPage({ gratitudeText, goalsText })
  if (page.kind !== 'ordinary') throw new Error(`A page of ${page.kind}: ${gratitudeText} / ${goalsText}`)
  return page
}

/** Plans that harm, and others in similar words. */
export const harmfulPlans = [
  'drink to forget',
  'get drunk tonight',
  'a bottle of vodka by myself',
  'drink the pain away',
  'wine until I pass out',
  'Skip my meds today',
  'stop taking my medication',
  'go off my antidepressants',
  "don't take my insulin",
  'eat nothing today',
  'skip dinner',
  'only 500 calories',
  'throw up after lunch',
  "don't eat until Friday",
  'no food today',
  'kill him',
  'beat up my brother',
  'teach her a lesson',
  'hit my wife',
  'bring a knife to school',
  "stay quiet so he doesn't get angry",
  "don't make him mad",
  'hide the bruises',
  "don't tell anyone what he did",
  'keep quiet about what he did',
  'My husband hit me again',
  'Score some coke',
  'drink wine alone tonight',
  'have a few drinks to forget',
  'no eating',
  'stay quiet when he is angry',
  'drive after drinking',
  'beber para esquecer',
  'encher a cara hoje',
  'voltar dirigindo bêbado',
  'parar de tomar o remédio',
] as const

/** Ordinary plans with similar words. */
export const harmlessPlans = [
  'black out curtains for the night shifts',
  'no beer til Saturday',
  'keep his slot in the raid',
  'email the club about a ten minute slot',
  'drink water',
  'drink tea to sleep better',
  "don't get drunk at the party",
  'take my meds with breakfast',
  "don't skip my meds",
  'never skip breakfast',
  'eat less sugar',
  'stop eating at my desk',
  'burn 500 calories',
  'eat 2200 calories',
  'beat him at chess',
  'kill my inbox',
  'wash the knee pads before they kill someone',
  'hit him on the back',
  'frapper avant d’entrer chez la grande',
  "don't go on the betting app",
  'hit my goals',
  'be quiet for an hour',
  'stay calm in the meeting',
  'hide the presents',
  'beat my record',
  'call him',
  'get high scores',
  'não dirigir cansada',
  'perguntar à médica se posso parar o remédio',
  'tomar o remédio com o café da manhã',
  'encher a garrafa de água',
] as const

const quotation = /“([^“”]*)”|„([^„“”]*)[“”]|«[\u00a0\u202f]?([^«»]*?)[\u00a0\u202f]?»/gu

/** Every quotation of a letter, in the marks of any language. */
export const quotations = (letter: string) =>
  [...letter.matchAll(quotation)].map(([, one, two, three]) => (one ?? two ?? three)!)
/** A letter without the words of the page. */
export const withoutQuotations = (letter: string) => letter.replace(quotation, 'whatTheyWrote')
