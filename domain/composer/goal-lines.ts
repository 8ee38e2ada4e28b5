import type { GoalKind } from './goal-kinds.ts'

/** For each kind of goal: thoughts about it, and small first steps. */
export const goalLines: Record<GoalKind, { thoughts: readonly string[]; steps: readonly string[] }> = {
  movement: {
    thoughts: [
      'The body seldom wants to start and seldom regrets having started.',
      'It need not be fast or far; it only has to leave the house of your thoughts.',
      'One is usually on better terms with the day afterwards.',
    ],
    steps: [
      'Put the shoes where you will trip over them.',
      'Promise yourself the first five minutes only; you may turn back after that, and you probably will not.',
      'Lay out what you will wear before the day has an opinion.',
      'Choose the hour now, and tell no one but the clock.',
      'Take three slow breaths by an open window; it is the smallest version, and it counts.',
    ],
  },
  contact: {
    thoughts: [
      'The other person is probably not busy with anything better than hearing from you.',
      'Such things are put off because they matter, hardly ever because they are hard.',
      'It will be shorter than you fear and warmer than you expect.',
    ],
    steps: [
      'Send one line now: that you are thinking of them, and when would suit.',
      'Decide the first sentence, and let the second take care of itself.',
      'Tie it to something fixed, the walk home or the kettle, so that it cannot drift.',
      'Find the name in your phone before you put the phone down.',
      'Think of one thing you would like to ask; a good question does most of the work.',
    ],
  },
  kindness: {
    thoughts: [
      'It is one of the few goals that nobody can prevent you from reaching.',
      'The size of it hardly matters; the timing does.',
      'Whoever receives it will not know that it began on a list, and need not.',
    ],
    steps: [
      'Do a part of it before noon, while nobody expects it.',
      'Write the opening words down now, so they cannot go shy on you.',
      'Think of one true sentence to go with it; one will be enough.',
      'Do not wait for the right moment; an ordinary one will do.',
      'Make it particular, since the particular is what arrives.',
    ],
  },
  presence: {
    thoughts: [
      'Attention is what it is made of, and you have some to give.',
      'It will be remembered longer than most of what you do today.',
      'It needs no preparation, only your being there.',
    ],
    steps: [
      'Put your phone in another room for the first ten minutes of it.',
      'Look for the moment when you would usually hurry past, and stop there.',
      'Ask one question, and wait for the whole answer.',
      'Sit down for it; people can tell.',
      'Before it begins, let your shoulders drop and the last thing go.',
    ],
  },
  event: {
    thoughts: [
      'An hour like that has an end, and behind the end lies the rest of the day.',
      'Showing up is most of it, and you know how to show up.',
      'You have walked through such doors before.',
    ],
    steps: [
      'Put what you need for it beside your keys.',
      'Write down the one thing that you want to have said when it is over.',
      'Plan to be there ten minutes early, and use them for breathing.',
      'Decide on your first sentence; the others will find their way.',
      'Give yourself something small to look forward to right after it.',
    ],
  },
  stillness: {
    thoughts: [
      'It asks for nothing but your being there.',
      'A few quiet minutes can set the tone for the loud ones.',
      'You need not do it well; turning up is the practice.',
    ],
    steps: [
      'Choose the chair, and keep it free.',
      'Three minutes are enough to begin with.',
      'Let the phone stay outside the room.',
      'Do it before the first message is answered.',
      'Begin with one slow breath, and count that as begun.',
    ],
  },
  work: {
    thoughts: [
      'Most of its weight is in the not having begun.',
      'It does not need your whole day, only a stretch of it that nobody else gets.',
      'Done plainly beats planned beautifully.',
    ],
    steps: [
      'Open it and write one bad line; the second is always easier.',
      'Give it twenty-five minutes before you look at anything that others have sent you.',
      'Note on a scrap of paper what "finished" would look like today, in six words.',
      'Start with the part you could explain to a friend, and leave the hard corner for later.',
      'Clear the screen of everything else, and let it be the only thing there.',
    ],
  },
  learn: {
    thoughts: [
      'What seems slow to you is how it goes into the bones.',
      'A little, taken daily, outruns a great deal taken once.',
      'Being a beginner is the price, and it is not a high one.',
    ],
    steps: [
      'Open it at the right place and leave it lying there.',
      'One page before the phone; the rest may follow or not.',
      'Set a timer for ten minutes, and stop while you would still like to go on.',
      'Begin by telling yourself, aloud, what you remember from the last time.',
      'Pick the smallest unit there is, a paragraph or a phrase, and do that one well.',
    ],
  },
  create: {
    thoughts: [
      'It does not have to be good today; it has to exist.',
      'Nobody is waiting for it, which is exactly the freedom you need.',
      'What comes out clumsy can be mended, and what never comes out cannot.',
    ],
    steps: [
      'Make one mark, one line, one bar, and look at it before you judge it.',
      'Set out the tools within reach, so that beginning costs nothing.',
      'Spend the first ten minutes making something that you intend to throw away.',
      'Begin in the middle, wherever it interests you.',
      'Leave it unfinished on purpose, so that tomorrow has a door to come in by.',
    ],
  },
  tidy: {
    thoughts: [
      'Order is a kindness to the person who comes home tonight, and that is you.',
      'It never stays done, and it is worth doing all the same.',
      'A cleared surface has a way of clearing something else.',
    ],
    steps: [
      'Start with whatever you can reach from where you stand.',
      'Put one song on, and stop when it stops.',
      'Choose one small part of it, and let the rest watch.',
      'Pick up the five things nearest to you, and call it begun.',
      'Do the first two minutes of it before you sit down again.',
    ],
  },
  rest: {
    thoughts: [
      'It is a strange thing to have to plan, and a wise one.',
      'Nobody will hand you this hour, so it is good that you have claimed it.',
      'You need not deserve it first.',
    ],
    steps: [
      'Write the hour into the day as if it were an appointment with someone you respect.',
      'Decide what you will leave undone for it; that is the real first step.',
      'Put the bright screens to bed before you.',
      'Try a single minute of it now, eyes closed, hands still.',
      'Tell one person when you will be out of reach.',
    ],
  },
  cook: {
    thoughts: [
      'To feed someone, oneself included, is a plain form of love.',
      'It is the one task that ends in something warm.',
      'Good eating is mostly a matter of what is already in the house.',
    ],
    steps: [
      'Take one thing out of the cupboard now, and let it remind you.',
      'Choose the simplest version you would still be glad to eat.',
      'Wash and cut one thing early; the rest will follow it into the bowl.',
      'Write down the three things that are missing, and no more than three.',
      'Set the table first. It is surprising how much that decides.',
    ],
  },
  care: {
    thoughts: [
      'Looking after the body you live in is no indulgence; it is housekeeping.',
      'Future mornings are being looked after here.',
      'It takes little time, and it gives back a particular kind of calm.',
    ],
    steps: [
      'Put what you need for it where your hand will find it.',
      'Tie it to something you never forget, like brushing your teeth.',
      'Do the first small part before you leave the room.',
      'Write the time on your hand, if paper fails you.',
      'Think of it as a favour to someone you are fond of.',
    ],
  },
  money: {
    thoughts: [
      'Figures grow in the dark and shrink when looked at.',
      'It is seldom pleasant and always lighter afterwards.',
      'Half an hour of it buys many hours of not thinking about it.',
    ],
    steps: [
      'Lay the papers out in one place; do nothing else yet.',
      'Look at a single number today, calmly, and write it down.',
      'Take the smallest item first, for the pleasure of seeing it gone.',
      'Give it a fixed quarter of an hour with something good to drink.',
      'Open the page where it is done, and leave it open until it is.',
    ],
  },
  errand: {
    thoughts: [
      'Little errands take up more room in the head than in the day.',
      'It is not glamorous, and you will be glad to have it gone.',
      'Once done, it will never ask for you again, at least not this one.',
    ],
    steps: [
      'Put what you need for it beside your keys.',
      'Hang it on a way that you are going anyway.',
      'Check the opening hours now; that is half of it.',
      'Do it before you have time to compare it with other things.',
      'Write it as one sentence with a time in it.',
    ],
  },
  refrain: {
    thoughts: [
      'It is easier to leave a thing when something else has been put in its place.',
      'You need not manage it for ever, only today, and today only an hour at a time.',
      'Each time you notice the wish and let it pass, you have done it.',
    ],
    steps: [
      'Decide now what your hands will do in the first minute of wanting.',
      'Put one extra step between you and it: another room, a closed drawer.',
      'When the moment comes, wait ten breaths before you answer it.',
      'Find out which hour of the day it usually comes, and be somewhere else then.',
      'If it slips, begin again at once; there is no need to wait for Monday.',
    ],
  },
  attitude: {
    thoughts: [
      'A way of being is practised in single moments, hardly ever in whole days.',
      'It is less a thing to do than a place to come back to.',
      'You will lose it and find it again a few times; the finding is the practice.',
    ],
    steps: [
      'Choose one moment in the day, the stairs or the first hello, and practise it there.',
      'Before you next open a door, let your shoulders drop.',
      'Ask what it would look like in the next ten minutes, and do only that.',
      'Pick one face you will meet today, and begin with that one.',
      'Leave yourself a single word where you will see it at noon.',
    ],
  },
  other: {
    thoughts: [
      'It is clear enough to begin, and clearness is most of it.',
      'It fits into a day, and that is a virtue in a plan.',
      'You know what it is for, so the how can stay simple.',
    ],
    steps: [
      'Find the part of it that takes two minutes, and let that be all for now.',
      'Ask what the very first movement of your hand would be, and make it.',
      'Lay out one thing you will need for it.',
      'Tell somebody that you mean to do it; the rest of you will hear it too.',
      'Do the easiest corner of it before you do anything hard.',
    ],
  },
}

/** For any goal that is a task. */
export const anyStep = [
  'Write a time beside it, and it is half in the world.',
  'Give it ten minutes, and let the ten minutes decide about the rest.',
  'Do the first inch of it before the day gets crowded.',
  'Picture where you will be standing when you begin, and go and stand there.',
] as const

export const anyThought = [
  'It is small enough to be true.',
  'You have done harder things on less sleep.',
  'Nothing about it has to be perfect to count.',
  'Chosen in the morning, it has a fair chance of still being wanted by noon.',
] as const
