import type { GoalKind } from './goal-kinds.ts'
import type { Theme } from './themes.ts'

/** Sentences that connect a theme of gratitude with a kind of goal. */
const bridges: readonly { from: readonly Theme[]; to: readonly GoalKind[]; lines: readonly string[] }[] = [
  {
    from: ['family', 'partner', 'friends'],
    to: ['contact'],
    lines: [
      'One half of your page is about people, and the other is a reason to be in touch.',
      'Thanks and a voice on the line: the one leads quite naturally to the other.',
      'You know better than most days why such a call is worth making.',
    ],
  },
  {
    from: ['family', 'partner', 'friends', 'love'],
    to: ['kindness', 'presence'],
    lines: [
      'Where the thanks come from, the kindness can go.',
      'You are only giving back what the page says you have been given.',
      'Both halves of your page have a face in them.',
    ],
  },
  {
    from: ['family', 'partner', 'friends', 'love', 'pets'],
    to: ['work', 'money'],
    lines: [
      'Work goes better when one knows for whom one will stop.',
      'Those who stand on the upper half of your page are a good reason to finish on time.',
    ],
  },
  {
    from: ['family', 'partner', 'friends', 'love'],
    to: ['rest', 'care', 'movement'],
    lines: [
      'What you do for yourself there, you also do for those you would like to be around for.',
      'You will be the better company for it.',
    ],
  },
  {
    from: ['family', 'partner', 'home'],
    to: ['tidy', 'cook', 'errand'],
    lines: [
      'It is another way of looking after what you have just given thanks for.',
      'Care for a household is mostly spelt in such lines.',
    ],
  },
  {
    from: ['health', 'body', 'rest'],
    to: ['movement'],
    lines: [
      'A body to be glad of, and a plan to use it: the two halves of your page shake hands.',
      'What you are thankful for is just what you will need for it.',
    ],
  },
  {
    from: ['health', 'body'],
    to: ['care', 'rest', 'cook', 'refrain'],
    lines: [
      'You are looking after the very thing you gave thanks for.',
      'Gratitude for the body becomes believable in lines like that.',
    ],
  },
  {
    from: ['nature', 'weather'],
    to: ['movement'],
    lines: [
      'Take it outdoors, and you will meet your own gratitude on the way.',
      'What you were glad of is waiting along the route, more or less.',
    ],
  },
  {
    from: ['nature', 'weather'],
    to: ['work', 'learn', 'create', 'money'],
    lines: ['Look out of a window between two stretches of it; what you gave thanks for has windows everywhere.'],
  },
  {
    from: ['drink'],
    to: ['work', 'learn', 'create', 'money', 'contact'],
    lines: [
      'Let the cup come along; it belongs to both halves of your page.',
      'A second cup beside it, and the beginning is half made.',
    ],
  },
  {
    from: ['rest', 'quiet'],
    to: ['work', 'learn', 'create', 'money', 'tidy'],
    lines: [
      'A rested head is most of the work already done.',
      'Begin it out of that calm, before anything stirs the water.',
    ],
  },
  { from: ['home', 'comfort'], to: ['tidy'], lines: ['You are about to look after what you have just been glad of.'] },
  {
    from: ['work'],
    to: ['work'],
    lines: [
      'To be glad of the work and to have some of it to do is a lucky coincidence.',
      'The upper half of your page gives the lower half its reason.',
    ],
  },
  {
    from: ['learning'],
    to: ['learn'],
    lines: ['You are glad of it, and you are going back for more; that is how it should be.'],
  },
  {
    from: ['music', 'learning'],
    to: ['create'],
    lines: ['What others have made for you is the best argument for making something yourself.'],
  },
  {
    from: ['faith', 'quiet'],
    to: ['rest', 'stillness', 'kindness', 'presence', 'attitude'],
    lines: ['The two halves of your page come from the same quiet place.'],
  },
  { from: ['money'], to: ['money'], lines: ['Relief is a good teacher, and you are taking its next lesson.'] },
  {
    from: ['progress'],
    to: ['work', 'learn', 'create', 'movement', 'tidy', 'money', 'other'],
    lines: [
      'You have proof on the same page that you finish things.',
      'The one achievement can lend its confidence to the next.',
    ],
  },
  {
    from: ['strangers', 'laughter'],
    to: ['kindness', 'presence', 'contact', 'attitude'],
    lines: ['What was given to you in passing can be passed on today.'],
  },
  { from: ['food', 'drink'], to: ['cook'], lines: ['What you enjoyed this time, you can put on the table the next.'] },
]

/** Transitions from any gratitude to any goal. */
export const anyBridge = [
  'The first half of your page is where the second half gets its strength.',
  'It is easier to set out from a place one is glad of.',
  'Carry the one into the other, and the day has a thread.',
  'You have named what holds you and where you are going; a day needs little more.',
  'Someone who sees what is good is well placed to add to it.',
  'Between thanks and intention lies the whole of a decent day.',
  'So much for what you have; now for what you mean to do with it.',
  'Thanks is a good tailwind.',
  'From what is given to what is to be done is a shorter way than it seems.',
  'What has been good can stand behind you while you work on what may be.',
  'A grateful start does no chores, but it makes them lighter.',
] as const

export function bridgesBetween(theme: Theme, kind: GoalKind): readonly string[] {
  return bridges.flatMap(({ from, to, lines }) => (from.includes(theme) && to.includes(kind) ? lines : []))
}

/** For a page that names a dog and plans a walk. */
export const dogWalk = 'On that one you will have company that needs no persuading.'
