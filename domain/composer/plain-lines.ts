/** For a page without a known theme or without content: short, without an interpretation. */

export const plainOpenings = [
  'You wrote {it}, and it has been read as it stands.',
  '{it}: that is what this page begins with.',
  'Your page says {it}. You know best what belongs to it.',
  'There is {it} on your page, and it may stand there as it is.',
  '{it}. A page does not ask for more than a person wants to say.',
  'What you put down is {it}. That is enough for a page.',
  'You chose the words {it}, and nobody else needs to explain them.',
  'The first thing that you wrote today is {it}.',
] as const

/** For a goal of which no first step is known. */
export const plainGoals = [
  'For the day you wrote {goal}.',
  'Ahead of you is {goal}.',
  'You also put down {goal}, and you know what it asks of you.',
  'As for {goal}: how and when is yours to decide.',
  'The day has {goal} in it.',
  'What you mean to do is {goal}.',
  'And then {goal}, in your own time.',
] as const

export const plainClosings = [
  'The page is kept, and that is all for now.',
  'You can come back to it this evening.',
  'The day may take its own course from here.',
  'Nothing else is asked of you here.',
  'Take the {weekday} as it comes{name}.',
  'One hour after another is quite enough.',
  'It may stay here for as long as you like.',
  'Write more, or leave it at that.',
  'It will be here if you look again.',
] as const
