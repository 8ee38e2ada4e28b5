/** For pages about grief, exhaustion or anger. No sentence praises, urges or explains. */

/** {burden} is the line about it. */
export const burdenOpenings = [
  'You wrote {burden}. Nothing on this page needs to answer that quickly.',
  '{burden}. That is a great deal to carry into a morning.',
  'Some lines want a reader more than a reply. {burden}: it has been read.',
  'Thank you for writing {burden}. It cannot have been easy to put into words.',
  'First of all, {burden}. Everything else on the page can stand back a little.',
  'There are mornings that begin with {burden}, and nobody gets to choose them.',
  'You wrote {burden}, and did not tidy it up for the page. You did not need to.',
] as const

/** The same, when it is one of the day's goals. */
export const hardGoalOpenings = [
  'You have asked something of yourself that is harder than it sounds: {burden}.',
  '{burden} is a real goal, and on some mornings the largest there is.',
  'Some goals look small only from outside. You wrote {burden}, and it is not small.',
  'Of everything on the page, {burden} may take the most.',
  'It takes some honesty to put {burden} on a list.',
] as const

/** For memories of a person who has died. */
export const remembranceOpenings = [
  'You wrote {burden}. Thanks and missing someone often share a line.',
  'There is {burden} on your page, and with it a good deal of love.',
  '{burden}. Some gifts go on arriving for a long time.',
  'Let {burden} lie open beside you for a while.',
  'You gave {burden} the place it ought to have.',
] as const

export const remembrance = [
  'It is good that something stays within reach.',
  'One may smile at it and be sad about it in the same breath.',
  'What was shared is not undone.',
  'There is no need to choose between the warmth of it and the ache.',
  'Remembering is a way of keeping company.',
  'It may take as much of the morning as it likes.',
] as const

export const grief = [
  'Sorrow keeps its own hours, and it does not have to be finished by noon.',
  'You do not have to draw anything useful from it.',
  'What hurts this much is dear to you, and the page can hold both.',
  'Nothing has to be made of it today.',
  'It is allowed to weigh what it weighs.',
  'Be as slow as you need to be; slowness is a kind of respect.',
  'There is no right way to feel about it, and no timetable.',
  'If tears come, let them have the time they want.',
] as const

export const heaviness = [
  'A hard stretch does not get easier by being called something else.',
  'That you sat down and wrote all the same is not a small thing.',
  'You do not have to be brave about it here.',
  'You are allowed to do today at half speed.',
  'Nothing about it needs solving before breakfast.',
  'It says nothing about your worth, though it may feel that way from inside.',
  'Mornings tend to show such things larger than they will look by evening.',
  'It is heavy, and you are not wrong to find it so.',
] as const

export const goodBeside = [
  'Beside it, quietly, stands {it}. It makes up for nothing; it is simply also there.',
  'You wrote {it} as well. Both can be true on the same morning.',
  'There is {it} too, and it asks nothing of you.',
  'Keep {it} close to hand today.',
  'And still you found {it}. Let it sit near you for a while.',
] as const

export const gentleGoals = [
  'Of the things you planned, {goal} is plenty; if it turns into half of it, half will do.',
  'As for {goal}: only if the day leaves room.',
  'You wrote {goal}. It can be done very small today, or tomorrow.',
  'If your hands want something to do, there is {goal}; if not, it will keep.',
  'Let {goal} be an offer to yourself rather than a duty.',
  'You also wrote {goal}. Five minutes of it, and then you may ask yourself again.',
  'Before {goal}, have something warm to drink, and only then decide.',
  'Perhaps {goal} can be the one thing with a clear edge today, and the rest can blur.',
  'Take {goal} at the pace of someone who has been ill, and stop when you like.',
] as const

/** For a goal of self-care: the sentence does not make the goal smaller. */
export const nourishingGoals = [
  'Of the things you planned, let {goal} come first; it looks after you.',
  'If only one line gets done today, let it be {goal}.',
  'You wrote {goal}, and that is the gentlest kind of plan.',
  'Let {goal} be the one promise you keep to yourself.',
  'Begin with {goal}, slowly. The remainder of the day can wait behind it.',
  'There is good sense in {goal}; let somebody help you with it if they can.',
  'Whatever else stays undone, {goal} would be something.',
  'And {goal}: small, kind, and enough to call it a day.',
  'Make room for {goal}, and for little else.',
] as const

/** For a goal that is part of the difficulty. */
export const heavyGoals = [
  'You do not have to do {goal} alone, or all at once.',
  'For {goal}, let somebody come with you, if there is somebody.',
  'When it comes to {goal}, an ordinary, unhurried pace is quite enough.',
  'As for {goal}, the first thing is only to breathe, and the second to ask someone in.',
] as const

export const quietClosings = [
  'Go easy on yourself today{name}.',
  'If there is someone you could sit with for a while, today would be a good day for it.',
  'Drink something warm, and let the day be small.',
  'Nothing else is needed from you here.',
  'One hour, and then the next; that is far enough ahead.',
  'Should someone offer you a kindness today, say yes.',
  'The page will be here tomorrow, and it will not ask how well you managed.',
  'You are not asked to feel better by tonight.',
  'Let the people who love you know how it is; a few words will do.',
  'May today be gentler than you expect{name}.',
  'Be as kind to yourself as you would be to a friend who had written this.',
] as const
