import { dayNumber } from './time/local-date.ts'
import type { Tone } from './entry.ts'
import { turnAt } from './turn.ts'

/** On the Daily Summary if no quote can be fetched. */
export const fallbackQuote = 'Today is your day to shine! Go make it happen!'

export type DemoResponse = { response: string; tone?: Tone; writtenBy?: string }

/** More than a month has days, so that no quote appears twice within a month. */
export const quotes = [
  'The day does not ask for all of you at once. It asks for the next quarter of an hour.',
  'What you notice in the morning, you will recognise in the evening.',
  'A small thing done is larger than a large thing planned.',
  'You have been a beginner at everything you now do well.',
  'Leave a little room in the day, and something good may sit down in it.',
  'The first step is allowed to be clumsy. It only has to point the right way.',
  'Attention is a kind of affection; spend some on what is already here.',
  'Nobody sees the roots, and the tree stands on nothing else.',
  'Today needs only one thing done well to have been worth getting up for.',
  'If it feels too big to begin, begin with a smaller piece of it.',
  'Kindness before noon has a way of coming back before night.',
  'You can start the day over at any hour; nobody checks the clock.',
  'Most of what you were afraid of last year, you have already walked through.',
  'A quiet morning is not an empty one.',
  'Let one good thing today be entirely unhurried.',
  'The work gets lighter the moment your hands are on it.',
  'What you repeat gently, you become.',
  'Look up once on the way. The sky has been busy too.',
  'An honest "not today" protects a wholehearted "yes".',
  'Somebody will be glad of you today, and may forget to say so.',
  'Progress often looks like an ordinary day, seen from close by.',
  'Rest is part of the road, not a place beside it.',
  'Do the thing that tomorrow will thank you for, then stop.',
  'Be as patient with yourself as you would be with a friend who is learning.',
  'There is a first light in every day, even behind cloud.',
  'You do not have to feel ready. Ready tends to arrive on the way.',
  'Say the good thing out loud while the person can still hear it.',
  'A list is only a list until one line of it is crossed out.',
  'The best hour of the day is often the one nobody planned.',
  'Put down one thing you need not carry, and see how far you get.',
  'What went well yesterday is still yours this morning.',
  'Courage is mostly getting your shoes on.',
  'Let the day be made of small finished things.',
  'You are further along than the view from here suggests.',
  'Nothing grows faster for being watched; water it, and go about your day.',
  'Enough is a beautiful amount.',
  'However the day turns out, it began with you paying attention.',
] as const

/** One quote for each person and day. */
export function quoteOf({ personId, date }: { personId: string; date: string }): string {
  return quotes[turnAt(`quote ${personId}`, dayNumber(date), quotes.length)] ?? fallbackQuote
}
