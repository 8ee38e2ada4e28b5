import type { LetterLines } from '../letter-lines.ts'
import { harmLines } from './english-harm.ts'

export const english: LetterLines = {
  marks: ['“', '”'],
  days: { locale: 'en-US', yesterday: 'yesterday', on: (day) => `on ${day}` },
  ofMorning: /morning|breakfast|(?:have|wish you|may it be|hope it is) a good/i,
  greeting: ['{name},', 'Good morning, {name} –', 'Hello, {name} –'],
  lead: {
    bright: ['{q} made my morning | My favourite today is {q} | How good to read {q} | I am glad it says {q}'],
    open: ['{q} stays with me | I read {q} twice | What stays with me is {q} | I read {q}, and then I read it again'],
    news: ['Congratulations: {q} | {q}: congratulations | What good news: {q}'],
    exclamation: [
      'How good to read {q} | This calls for a small celebration: {q} | I am so glad about {q} | Hooray for {q}',
    ],
    loss: [
      'I am so sorry about {q} | You wrote {q}, and I am sorry | I read {q}, and I am sorry | {q}: I am sorry',
      'I am sorry to read {q}',
    ],
  },
  others: {
    bright: [
      ', and I liked {qs} too | , with {qs} on top | ; and then there is {qs} | , and I was glad of {qs} too',
      ', and I would not leave out {qs}',
    ],
    open: ['; I noticed {qs}, too | ; I have kept {qs} as well'],
  },
  together: {
    bright: ['How good to read {all} | {all} made me smile | I am glad about {all} | What a page: {all}'],
    open: ['This is what I will keep: {all} | I have kept {all}'],
  },
  short: {
    bright: [
      '{all}: a day needs no more than that | {all}: that will do very nicely | {all}: now that is a list',
      'With {all} a day has what it needs',
    ],
    open: [
      '{all}: that is enough for a page | {all}: no more is needed | {all}: that is enough for today | {all}: nothing more is needed today',
    ],
  },
  climax: {
    bright: [
      'I liked {qs}, and most of all {q} | I smiled at {qs}, and then at {q}',
      '{qs} would have been enough, and then came {q} | It was a good page with {qs}, and then came {q}',
      'What a morning: {qs}, and best of all {q}',
    ],
    open: [
      'I read {qs}, and then I stopped at {q} | I read {qs}, and {q} stays with me',
      'I read {qs}, and I come back to {q}',
    ],
  },
  plan: {
    wished: ['Good luck with {p} | I wish you luck with {p} | The best of luck with {p} | Here is to {p}'],
    named: ['And if there is room for it today: {p} | If today has room for it: {p}'],
    continued: [
      'I see where {p} comes from | And so, of course, {p} | No wonder the list says {p}',
      'It had to be on the list: {p} | And that is why the list says {p}',
    ],
  },
  later: ['', '; tell me tomorrow how it went', '; tell me tomorrow how it went, if you like'],
  bare: [
    'I have read your page. Tomorrow has one, too | I saw what you wrote. Until tomorrow',
    'I have read all of it. Until tomorrow',
  ],
  closing: {
    bright: [
      'Have a good {weekday} | I wish you a good {weekday} | May it be a good {weekday}',
      'I hope it is a good {weekday}',
    ],
    hard: [
      'Let {weekday} be easy on you | I hope {weekday} asks little of you | May {weekday} go gently',
      'I would like {weekday} to be as quiet as you need it | I wish you a {weekday} without hurry',
      'I hope {weekday} has a quiet hour for you | I hope {weekday} leaves you room to breathe',
      'May {weekday} be light | May {weekday} be kind to you',
    ],
    anytime: [
      'Until tomorrow | See you tomorrow | The next page is there tomorrow | I will be here tomorrow',
      'Until the next page',
    ],
  },
  ending: {
    bright: ['I hope it stays with you today.', 'Enjoy the rest of the morning.', 'May the day go on like that.'],
    open: ['Have a good day.', 'I wish you a good morning.', 'Until tomorrow.'],
    hard: ['The rest may wait.', 'Take the day slowly.', 'You do not have to do more than this today.'],
  },
  threads: {
    planned: [
      '{q} has been on the list for {days} days now. | This is day {days} of {q} on your list.',
      'I have seen {q} on {days} days now, today included. | With today it is {days} days of {q}.',
      'You have planned {q} on {days} days so far. | {q} first came up {since}, and this is day {days}.',
    ],
    done: [
      'You planned it {when}: {q}. | {When} it was still a plan: {q}. | {q} was on the list {when}. It is done.',
      'What was a plan {when} is done: {q}. | You meant to {when}, and now it says {q}.',
    ],
    person: [
      '{Who} has been on your page on {days} days now. | This is day {days} with {who} on the page.',
      '{Who} was here {when}, too. | You wrote about {who} {when} as well. | I remember {who} from your page {when}.',
    ],
    aim: [
      '{q} belongs to {title}, now at {progress} percent.',
      '{title} stands at {progress} percent, and {q} is part of it.',
      '{q} counts towards {title}, at {progress} percent. | Behind {q} is {title}, at {progress} percent.',
    ],
  },
  quiet: [
    'There is no right way to live through the days after, and no timetable.',
    'You may be slow today, and you may be silent. | You do not have to be strong for anyone at this hour.',
    'You do not have to be over it by any date. | It may take as much of the morning as it likes.',
    'You do not need to do anything about it this minute.',
    'I will not look for a bright side in it. | You do not have to be brave about it here.',
    'It is heavy, and you are not wrong to find it so. | You can put it down here for as long as you like.',
    'It deserves more than a quick word, so this one is short.',
    'There is nothing you should be feeling instead. | You are not making too much of it.',
    'There is no hurry to feel differently. | It is all right if today does not turn into anything.',
    'It may be more than can be said in a line, and the line is enough.',
    'You are allowed to need someone. | You do not owe anyone a good mood.',
    'I wish I could make it lighter; I can only read it with care.',
    'It is not a day for being hard on yourself. | You may leave things half done.',
    'It will not be solved by breakfast, and it does not have to be.',
    'Nothing on this page has to be turned into strength. | It can stay unsorted.',
    'There is nothing here that you would have to tidy up before somebody may see it.',
    'You can go through the day with the brakes on, and nobody needs to know why.',
    'I will not tell you that it gets better; I only hope that you are not alone with it.',
    'It may help a little to be where it is warm, and to sit down.',
    'There is no need to decide now how you will feel about it tomorrow.',
    'You can stop reading here and rest, and nothing will be lost.',
    'I have no advice for you, only the wish that the hours are kind.',
    'You are allowed to cancel, to be late, and to leave early. | Nothing you wrote needs an apology.',
  ],
  harm: harmLines,
}
