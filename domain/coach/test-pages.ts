import { readPage, type OrdinaryPage } from './page.ts'

/** Pages that are plainly of one band, so that they stay so when the weights are learned again. */
export const hardTexts = {
  gratitudeText: 'The funeral is over and the house is so quiet\nMy sister held my hand at the grave',
  goalsText: 'Call the bank about his name\nEat something\nTry to sleep',
}
export const brightTexts = {
  gratitudeText: 'Dancing in the kitchen with my kids\nSunshine and pancakes\nWe won the cup and screamed with joy',
  goalsText: 'Celebrate with Anna\nPancakes again',
}
export const openTexts = {
  gratitudeText: 'The bus came on time this morning\nDry socks',
  goalsText: 'Post office and the bins\nDentist at noon',
}

/** The page of a test that is about an ordinary one. */
export function ordinaryPage(gratitudeText: string, goalsText = ''): OrdinaryPage {
  const page = readPage({ gratitudeText, goalsText })
  if (page.kind !== 'ordinary') throw new Error(`A page of ${page.kind}: ${gratitudeText} / ${goalsText}`)
  return page
}
