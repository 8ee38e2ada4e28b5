import type { Sentences } from './sentences.ts'
import { englishHarm } from './english-harm.ts'
import { aboutInEnglish } from './english-topics.ts'

export const english: Sentences = {
  marks: ['“', '”'],
  telling: [
    'I come back to {q}.',
    'What stays with me: {q}.',
    'I read {q}, and then I read it again.',
    'I will think of {q} again today.',
    'I read {q} twice.',
  ],
  others: ['I noticed {o}, too.', 'And then there is {o}.', 'I would not leave out {o}.', 'And I saw {o} as well.'],
  plan: [],
  glad: [
    'How good to read {q}.',
    '{q} made me smile.',
    'I am glad about {q}.',
    'It was good to read {q}.',
    'What a page, with {q}.',
  ],
  plain: [
    'A page like this is a good way into a day.',
    'You looked at your day before it began, and you found good things in it.',
    'It is good that these lines have a place, and that you gave it to them.',
    'You took a minute for what is good and for what is next.',
    'Whatever the day brings, these lines stay true.',
    'You noticed what you have, and you know what you want to do.',
    'What you wrote is worth having in front of you today.',
    'You began with what matters to you, and that is a good beginning.',
  ],
  hard: [
    'That sounds like a hard day, and you wrote it down all the same.',
    'I am sorry that it is so hard at the moment.',
    'There is a lot to carry on this page. It is all right if today is slow.',
    'This is a heavy page, and nothing in it needs to be made lighter for anyone.',
    'It is hard right now, and you do not have to pretend otherwise here.',
    'What you wrote is not small. You may take the day in small pieces.',
  ],
  quiet: [
    'If something on this page weighs more than its words, you do not have to carry it by yourself.',
    'Some pages hold more than they say. If this is one of them, there is somebody to talk to.',
    'In case today is harder than it sounds, there are people who listen.',
  ],
  ending: {
    ordinary: ['Have a good day.', 'May the day be kind to you.', 'I hope it goes well.'],
    hard: ['Take the day slowly.', 'You do not have to do more than this today.', 'Go gently today.'],
  },
  spoken: 'en',
  inDanger: (emergency = 'your local emergency number') =>
    `If you or someone else is in danger now, please call ${emergency} first.`,
  harm: englishHarm,
  about: aboutInEnglish,
}
