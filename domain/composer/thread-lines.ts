import type { Thread } from './threads.ts'

/**
 * Sentences along a thread, for Premium. {when} is the last of the earlier days, {since} the first, {times} their number
 * with today, {who} a person, {title} and {progress} an active goal.
 */
export const threadLines: Record<Thread['state'], readonly string[]> = {
  better: [
    'What you wrote {when} sounded quite different.',
    'After what stood on your page {when}, that is good to read.',
    '{When} it was still a worry.',
    'It has been a way to get here since {since}.',
    'You have carried that since {since}, and now it is lighter.',
    'Compared with {when}, that is a different morning.',
    'It was on your page {when} as well, and it was hard then.',
    'Since {since} it has been on your mind, and you may let go of it a little.',
  ],
  'still hard': [
    'You wrote about it {when} as well; it is a long stretch.',
    'It has been going on since {since}, and that wears one down.',
    'It was on your page {when}, too, and it has not become easier.',
    'Since {since} it has been with you, and nobody stays fresh over such a time.',
    'This is not the first morning with it; {when} it was there, too.',
    'It has been on your pages since {since}, and I am sorry that it goes on.',
    'It is the {times} page with it, and every one of them counts.',
    'You have lived with it since {since}, day by day.',
  ],
  done: [
    '{When} it was still a plan.',
    'You had it on your list {when}, and now it is among your thanks.',
    'It stood among the plans {when}; that was not in vain.',
    'What you set out to do {when} has become something to be thankful for.',
    'From the plan {when} to this line it took its time, and here it is.',
    'It has changed sides on your page: {when} it was a plan.',
    'You meant to do it {when}, and you did.',
    'I recognise it from your plans: it was there {when}.',
  ],
  planned: [
    'It has been on your list since {since}; perhaps it wants to be made smaller.',
    'You planned it {when}, too. What stands in its way may be worth a thought.',
    'This is the {times} time since {since} that you write it down.',
    'It keeps coming back: it was there {when} as well.',
    'Since {since} it has moved from page to page, so a small part of it would be a lot.',
    'It stood there {when}, too, and it is still worth wanting.',
    'You have come back to it since {since}, which says that it matters.',
    'It has waited since {since}; five minutes of it would end the waiting.',
    '{When} it was on the list as well, and nobody keeps count but me.',
  ],
  person: [
    '{Who} was on your page {when}, too.',
    'You have written about {who} {times} times since {since}.',
    'It is not the first time that you write about {who}; {when} you did, too.',
    'You also thought of {who} {when}.',
    '{Who} turns up on your pages again and again, last {when}.',
    'Since {since} you have mentioned {who} {times} times, and never by accident, I think.',
    'That goes well with what you wrote about {who} {when}.',
  ],
  aim: [
    'It belongs to {title}, where you are at {progress} percent.',
    'It is a piece of {title}, which stands at {progress} percent.',
    'With it you come a little further with {title}, now at {progress} percent.',
    '{title} is at {progress} percent, and this is how it grows.',
    'Behind it stands {title}, at {progress} percent so far.',
    'It counts towards {title}, which is at {progress} percent.',
    'One step like that and {title} is past its {progress} percent.',
    'You know what it is for: {title}, at {progress} percent.',
  ],
}
