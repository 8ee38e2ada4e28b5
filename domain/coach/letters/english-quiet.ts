import type { Hardship } from '../hardship.ts'

/** Sentences for hard pages. No sentence praises, urges or explains. Those of a hardship come before those for any. */
export const quietLines: { any: readonly string[] } & Record<Hardship, readonly string[]> = {
  any: [
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
  death: [
    'There is no right way to live through the days after, and no timetable.',
    'You may be slow today, and you may be silent. | You do not have to be strong for anyone at this hour.',
  ],
  pet: ['You were trusted completely, up to the end.'],
  unborn: [
    'You do not have to be over it by any date. | It is a real loss, however few people knew.',
    'You did nothing to deserve it.',
  ],
  parting: [
    'It is possible to miss someone and to be angry in the same minute.',
    'You do not have to understand it yet. | Nothing has to be decided while it is this fresh.',
    'It will come in waves, and you need only get through the one that is here.',
    'You lost more than one person: also a plan and a way of living.',
  ],
  remembrance: [
    'There is no need to choose between the warmth of it and the ache.',
    'It may take as much of the morning as it likes.',
  ],
  'own body': [
    'It is tiring to be ill, quite apart from the illness. | You can be fed up with it; that is only natural.',
  ],
  'someone ill': [
    'You are worried because you love them; there is no cure for that part.',
    'It is easy to forget yourself on such days, and you still need to eat and sleep.',
    'You cannot carry it for them, and being there is not a small thing.',
    'There is no need to be cheerful for everyone. | You may be tired of it and still be a good companion.',
  ],
  job: [
    'It is your living, and it is also pride and habit, so it hurts in several places.',
    'You are allowed to be disappointed without drawing a lesson from it.',
    'You are more than the place where you work or do not work.',
  ],
  exam: ['You do not have to know today what comes next.'],
  quarrel: ['It does not have to be settled today.'],
  fear: [
    'You need not argue with it; sometimes it is enough to let it sit there.',
    'You are not weak because you are afraid. | It is easier to carry when one other person knows of it.',
  ],
  alone: [
    'Many people nearby do not always make it less.',
    'It is harder when everyone else seems to be busy with each other. | It does not mean that it will stay like this.',
  ],
  low: [
    'You do not have to call it anything else than what it is.',
    'You need not be good at anything today. | It is enough to get from one hour to the next.',
  ],
  tired: ['You can do today at half speed.', 'You are allowed to be a person who needs rest.'],
  baby: [
    'You are doing this on almost no sleep, and it shows in nothing but the tiredness.',
    'It is possible to love a child and to be at the end of your strength.',
    'It is a hard stretch, and it is not a measure of how good a parent you are.',
  ],
}
