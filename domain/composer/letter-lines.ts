/** Sentences around a person's own words: {it} is a gratitude, {goal} a goal. */

export const openings = [
  '{it}: of everything you could have written down today, you chose that.',
  'Somewhere on your page stands {it}, and it is worth stopping there.',
  'The line that stays, after reading your page, is {it}.',
  'There it is, in your own words: {it}.',
  '{it}. No decoration, and none needed.',
  'Read your own words once more, slowly: {it}.',
  'A {weekday} with {it} on its first page has made a good beginning.',
  'Before anything is asked of you, there is {it}.',
  'Not everyone would have thought of {it}. You did.',
  'What you wanted to keep from slipping past was {it}.',
  'So much of a day goes unrecorded, and {it} did not.',
  'You wrote {it}, and the page is warmer for it.',
  'Let {it} have the floor for a moment.',
  'Your {weekday} is held up, among other things, by {it}.',
  'It is worth saying {it} out loud once, if only to hear how it sounds.',
  'Out of a whole life, this morning, {it}.',
  'Your page could have begun with a complaint, and it has {it} instead.',
] as const

export const wordlessOpenings = [
  '{it}, and not a word more: some things are quicker drawn than told.',
  'You said it without a single word: {it}.',
  '{it} is all it took, and it is perfectly clear.',
  'One can read {it} in any language.',
  'Who needs an alphabet: {it}.',
  '{it} says it, and the words may sleep a little longer.',
  '{it}. The rest of the sentence is yours to know.',
] as const

/** Before a reflection on one more gratitude, {it}. */
export const seconds = [
  'Then {it}.',
  'And there was room for {it}.',
  'Nor did you forget {it}.',
  'Close by, {it} came to mind too.',
  'You did not stop there, and added {it}.',
  'One line further on: {it}.',
  'With it comes {it}.',
  'Read {it} once more, too.',
] as const

/** When the goal comes after the gratitude, and is not the only one. */
export const manyGoals = [
  'Now for the day. Begin with {goal}; the others can wait for a turn.',
  'On the other half of the page, take {goal} first. What follows is easier once a line has been crossed out.',
  'If the day should turn out shorter than planned, let {goal} be what got done.',
  'Of the things ahead, give {goal} your fresh attention.',
  'Then comes the doing, and {goal} to begin with.',
  'Let {goal} have the first good half hour.',
  'From there to the day itself, where {goal} stands nearest to the door.',
  'Among your plans is {goal}. It makes a good place to start.',
  'As for the hours ahead: {goal}, before anything else can argue.',
  'Plans can pull in different directions, so let {goal} lead.',
  'You mean to get to {goal}. Take it before the rest.',
] as const

/** For a goal with a fixed time, or for the whole day. */
export const manyGoalsInNoOrder = [
  'Among your plans is {goal}.',
  'One of the things ahead deserves a thought already now: {goal}.',
  'On the other half of the page stands {goal}.',
  'And there is what you mean to do with the day, {goal} among it.',
  'Somewhere in the day is {goal}.',
  'Your list has {goal} on it.',
  'You have set your mind on {goal}.',
] as const

export const oneGoal = [
  'For the day you set yourself one thing: {goal}.',
  'And then there is {goal}.',
  'One goal stands on the page, {goal}, and one is a good number.',
  'What you want from the day is {goal}.',
  'That leaves {goal}, with the whole day around it.',
  'All you have asked of yourself is {goal}, and it is enough.',
  'The only line on your list is {goal}, so it may have your best hour.',
  'You have kept the list short: {goal}.',
  'When you turn to the day, there is {goal}.',
  'With that behind you, {goal} starts from solid ground.',
  'Now to {goal}.',
] as const

/** When the letter opens with the goal. */
export const goalOpenings = [
  'This {weekday} has a direction: {goal}.',
  'Let us start at the end of your page, with {goal}.',
  'You know what you want from today, at least in part: {goal}.',
  '{goal}: you have put it plainly, and plain things get done.',
  'There is something you mean to do today, and it is {goal}.',
  'By this evening, {goal} could be behind you.',
  'First the day, then the reason for it. You wrote {goal}.',
] as const

/** Leads from that goal back to the gratitude. */
export const footings = [
  'You do not start from nothing, either: further up stands {it}.',
  'What carries you there is further up the page: {it}.',
  'Take {it} along as you go.',
  'And above it, where the day gets its light, {it}.',
  'Should it turn out harder than it looks, go back to {it}.',
  'Behind you, meanwhile, there is {it}.',
  'The other half of your page says {it}.',
  'Do not leave without {it}, though.',
] as const

export const closings = [
  'Go gently, and begin.',
  'That is enough to be getting on with.',
  'The rest of the day can arrange itself around that.',
  'Whatever comes in between, you know where you started.',
  'This evening, look at the page again and see how much of it came true.',
  'Have a good {weekday}{name}.',
  'Keep the page in mind when the day gets loud.',
  'May this {weekday} be kind to you in return.',
  'You have already done the part that most people skip.',
  'Leave a little room around it all; good things need somewhere to land.',
  'If only one thing works out today, let it be that.',
  'Then let the day come to you{name}.',
  'Nothing more is needed from this page.',
  'One step and then the next; you know how this goes.',
  'Slowly is also a speed.',
  'And when it is done, do cross it out; that is half the pleasure.',
  'It is a good page to start from{name}.',
  'Close the page, then, and open the door.',
  'The day has been told what you want from it.',
] as const

export const salutations = ['', '{name},', '', 'Good morning, {name}.', '', 'Dear {name},', ''] as const

export const bareGratitude = [
  'Some mornings the first half of the page stays bare, and {it} is an honest way of saying so.',
  '{it} is a true answer, and this page has more use for true answers than for pretty ones.',
  'You did not invent a gratitude to please anyone. {it} will do for today.',
  'Not every morning shows its good side early. You wrote {it}, and you did open the page.',
  '{it}: then let the day go first, and tell you later what it had for you.',
  'There is no duty to be glad at this hour. {it} is noted, without any blame.',
  'A blank can be a kind of rest. You wrote {it}, and that may stand.',
  '{it}, for now. Something small may still turn up: the first warm sip, a seat by a window.',
] as const

export const unreadableGratitude = [
  'You kept the first half of the page to yourself, and that is quite all right.',
  'The first half of your page is a secret, and may remain one.',
  'Some good things stay unwritten, and are none the worse for it.',
] as const

export const bareGoals = [
  'The list says {goal}, and a day may be left to find its own shape.',
  'As for plans, {goal}: a day without one can still turn out well.',
  'Where the goals would go, you wrote {goal}. Then let one small thing be enough: a glass of water, ten minutes outside.',
  '{goal} is a short list. Perhaps just do the next thing kindly, and see what it leads to.',
  'You wrote {goal} for the day ahead. It may be that nothing needs to be won today.',
] as const

export const unreadableGoals = [
  'What you plan to do with the day stays between you and the day.',
  'The second half of the page is yours alone, and needs no advice from here.',
  'As for the rest, you know best what the hours are for.',
] as const

/** Ends a letter that a model began and did not complete. */
export const resumptions = [
  'Now to the day, and to {goal}.',
  'As for the day ahead, begin with {goal}.',
  'And for {goal}, one thing more.',
] as const
