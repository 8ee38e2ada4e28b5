import { expect, it } from 'vitest'
import { plainWords } from '../entry-search.ts'
import { conceptsOf, stemOf } from './words.ts'

const stems = (question: string) => conceptsOf(plainWords(question).join(' '), question).map(({ stem }) => stem)

it.each([
  ['walk walks walked walking'],
  ['stop stopped stopping'],
  ['party parties'],
  ['museum museums'],
  ['freund freunde freunden'],
  ['figue figues'],
  ['amigo amiga amigos amigas'],
])('gives the forms of a word one stem: %s', (words) => {
  expect(new Set(words.split(' ').map(stemOf)).size).toBe(1)
})

it.each([
  ['What did I write about Dad?', ['dad']],
  ['Was habe ich über das Klassentreffen geschrieben?', ['klassentref']],
  ['Quand ai-je mangé des figues ?', ['mang', 'figu']],
  ['¿Qué escribí sobre el reloj?', ['reloj']],
  ['O que escrevi sobre a Renata?', ['renat']],
  ['How am I?', []],
])('leaves out what says nothing: “%s”', (question, expected) => {
  expect(stems(question)).toEqual(expected)
})

it('knows words that may stand for one another, and names by their capital letter', () => {
  const [father, ghent] = conceptsOf('father ghent', 'Did father go to Ghent?')
  expect(father).toMatchObject({ stem: 'fath', alike: expect.arrayContaining(['dad', 'papa']), isName: false })
  expect(ghent).toEqual({ stem: 'ghen', alike: [], isName: true })
})

it('takes pairs of letters in scripts without spaces', () => {
  expect(stems('爸爸的花园')).toEqual(['爸爸', '爸的', '的花', '花园'])
})
