import { expect, it } from 'vitest'
import { piecesOf } from './items.ts'

const pages: [what: string, text: string, items: string[]][] = [
  ['lines', 'tea\n\n  sun \r\nmy dog', ['tea', 'sun', 'my dog']],
  ['numbered lines', '1. tea\n2) sun\n3. my dog', ['tea', 'sun', 'my dog']],
  ['counted lines', '1 good coffee\n2 the lift\n3 my dog', ['good coffee', 'the lift', 'my dog']],
  ['lines of which one has a number', 'sun\n2 eggs', ['sun', '2 eggs']],
  ['lines with commas', 'tea, hot\nsun', ['tea, hot', 'sun']],
  ['numbers in one line', '1. tea 2. sun 3) my dog', ['tea', 'sun', 'my dog']],
  ['numbers with a number of their own', '1. 20 minutes of yoga 2. 3.5 km run', ['20 minutes of yoga', '3.5 km run']],
  ['numbers after a heading', 'Grateful for: 1. tea 2. sun', ['tea', 'sun']],
  ['emoji before', '☀️ sun 🐕 the dog ☕ tea', ['sun', 'the dog', 'tea']],
  ['emoji after', 'sun ☀️, the dog 🐕, tea ☕', ['sun', 'the dog', 'tea']],
  ['emoji in one item', 'sun ☀️', ['sun ☀️']],
  ['nothing but emoji', '☀️☕', ['☀️☕']],
  ['bullets', '• tea\n- sun\n* my dog', ['tea', 'sun', 'my dog']],
  ['commas', 'tea, sun and my dog', ['tea', 'sun', 'my dog']],
  ['a comma before the last', 'tea, sun, and my dog', ['tea', 'sun', 'my dog']],
  ['an ampersand', 'bread, cheese & wine', ['bread', 'cheese', 'wine']],
  ['commas in German', 'Kaffee, Sonne und mein Hund', ['Kaffee', 'Sonne', 'mein Hund']],
  ['commas in Chinese', '家人、朋友', ['家人', '朋友']],
  ['dashes', 'tea – sun – my dog', ['tea', 'sun', 'my dog']],
  ['an "and" without a comma', 'salt and pepper', ['salt and pepper']],
  ['a part that says more', 'tea, because I was tired', ['tea, because I was tired']],
  [
    'a last part that says more',
    'eggs, a nap, ten emails and not seventy',
    ['eggs', 'a nap', 'ten emails and not seventy'],
  ],
  ['a word that says more', 'Sleep, somehow', ['Sleep, somehow']],
  ['a time', "Haircut, two o'clock", ["Haircut, two o'clock"]],
  ['dots between words', 'Got… the... job', ['Got… the... job']],
  ['a clause', 'my son, who is six, laughed', ['my son, who is six, laughed']],
  ['thousands', 'We saved 1,500 euros', ['We saved 1,500 euros']],
  ['decimals', '1,500 steps, 2.5 litres of water and a nap', ['1,500 steps', '2.5 litres of water', 'a nap']],
  ['a decimal of one item', 'ran 3.5 km', ['ran 3.5 km']],
  ['sentences', 'The sun. My dog. A nap.', ['The sun.', 'My dog.', 'A nap.']],
  [
    'sentences that lean',
    'He made soup. It was hot. Then the bus came.',
    ['He made soup. It was hot. Then the bus came.'],
  ],
  ['a word that leans', 'Shower. Maybe', ['Shower. Maybe']],
  [
    'sentences in brackets',
    'The nits joke (suspected! Not proved) went out. Tea',
    ['The nits joke (suspected! Not proved) went out.', 'Tea'],
  ],
  ['lines after "grateful for"', 'Grateful for the sun\nfor my dog', ['Grateful for the sun', 'my dog']],
  ['a line that begins with "for" alone', 'the sun\nfor my dog', ['the sun', 'for my dog']],
  ['a title', 'Dr. Meyer rang. The sun came out.', ['Dr. Meyer rang.', 'The sun came out.']],
  ['the same twice', 'tea\nsun\ntea', ['tea', 'sun', 'tea']],
  ['marks only', '...\n- - -\ntea', ['tea']],
  ['nothing', ' \n', []],
]
it.each(pages)('%s', (_, text, items) => expect(piecesOf(text)).toEqual(items))

it('reads the first twelve', () => {
  const lines = Array.from({ length: 40 }, (_, at) => `item ${at}`)
  expect(piecesOf(lines.join('\n'))).toEqual(lines.slice(0, 12))
})
