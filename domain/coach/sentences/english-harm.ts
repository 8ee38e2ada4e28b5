import type { Sentences } from './sentences.ts'

export const englishHarm: Sentences['harm'] = {
  alcohol: {
    seen: [
      'There is something on this page that you would like not to feel for a while. That wish makes sense.',
      'Something weighs enough that you want to be away from it. It has been read.',
      'What you wrote sounds like a way to get through, more than like a wish for a good time.',
    ],
    care: [
      'It tends to wait until the numbness is over. Telling one person about it makes it lighter for longer, and a doctor or a helpline will listen without judging.',
      'You do not have to be alone with it tonight. One person who listens can make the difference, even by phone; findahelpline.com shows who answers where you are.',
      'If it has become hard to leave it alone, that is nothing to be ashamed of, and there are people whose work it is to help with just that: a doctor, or a line at findahelpline.com.',
    ],
  },
  drugs: {
    seen: [
      'There is something here that you would like to feel differently about for a few hours. That wish makes sense.',
      'What you wrote sounds like a way out of a feeling, more than like a plan for a good evening.',
      'You put this on the page rather than keep it to yourself. It has been read, and it is not judged.',
    ],
    care: [
      'If you do not want to be alone with it, tell one person you trust tonight. A doctor, or a helpline for drugs, has heard it before; findahelpline.com shows who answers where you are.',
      'There are people whose work is exactly this, and they ask for no promises. findahelpline.com has a line where you are. If someone becomes unwell, please call your local emergency number.',
      'It can be said to a doctor or a helpline in just these words, and nothing has to be decided first. findahelpline.com shows who listens near you.',
    ],
  },
  driving: {
    seen: [
      'The road is on this page, and so is something that makes it dangerous, for you and for people you have never met.',
      'It may feel like the short way home. Today it is not a safe one.',
    ],
    care: [
      'Please let the car stand. Someone would rather be woken by your call than by another one. If it happens often, a doctor or a line at findahelpline.com can help with what is behind it.',
      'Please do not drive like that. There is a bed, a friend or a taxi for one night, and help if drinking often ends this way: findahelpline.com shows where.',
    ],
  },
  gambling: {
    seen: [
      'There is a loss behind this plan, and the hope that one more round will mend it. That hope is very human.',
      'What you wrote sounds less like a game than like a weight that has to go somewhere.',
      'It takes something to write this down. It has been read, without blame.',
    ],
    care: [
      'You do not have to win it back alone. One person who may see the numbers, or a helpline for gambling, can take some of the weight; findahelpline.com shows who answers where you are.',
      'Let one person you trust know before tonight. There are helplines for exactly this, free and in confidence, and findahelpline.com lists them by country.',
      'Debts and losses can be sorted out with people who do that every day, and who do not scold. findahelpline.com shows where to begin.',
    ],
  },
  medication: {
    seen: [
      'You are thinking of doing without your medicine. There may be good reasons to be tired of it.',
      'To live with a medicine every day is a burden of its own. It has been read.',
      'What you wrote about your medicine is worth saying to someone who knows it well.',
    ],
    care: [
      'Please speak with the person who prescribed it, or with a pharmacist, before you change anything; some of them are hard on the body when they stop at once.',
      'A pharmacist can tell you today what happens without it, and your doctor can look for another way with you. Until then, let it be as it was.',
      'Let your doctor hear it in just these words. Nothing has to be decided before that.',
    ],
  },
  food: {
    seen: [
      'There is hardness against yourself in this plan, and probably a long story behind it.',
      'It sounds as if food had become a thing to be earned. That is a tiring way to live.',
      'This page asks a great deal of a body that is only trying to carry you.',
    ],
    care: [
      'You are allowed to eat today, whatever yesterday was. If that is hard to believe, tell one person you trust, or a doctor, how it is.',
      'Your body needs no permission for what it needs. Someone who knows about this can take a part of it off you.',
      'Be gentler with it than the plan is. You do not have to sort this out alone, and many people have found help with exactly this.',
    ],
  },
  violence: {
    seen: [
      'There is anger on this page, and it surely has its reasons. A page is a safe place to leave it.',
      'Something has clearly gone too far. Let it be said here, and go no further than here today.',
      'Anger like that usually guards something that was hurt.',
    ],
    care: [
      'Put some distance between you and it before anything else, and tell one person you trust how it stands.',
      'Give it until tomorrow. If it still burns then, talk it over with someone who wishes you well.',
      'If it comes close to happening, leave the room, and call someone who can stay with you.',
    ],
  },
  partner: {
    seen: [
      'You should not have to make yourself small to be safe. What you wrote matters.',
      'Nobody’s temper is yours to manage, and it is not your fault when it breaks out.',
      'It is frightening to plan a day around somebody’s anger. It has been read here, and it is believed.',
    ],
    care: [
      'Someone outside should know. You do not have to leave, or to decide anything, to talk about it.',
      'There are people who listen to exactly this, in confidence and without pressing you. If somebody looks through your phone, call from another one.',
      'Please do not keep it to yourself. One person outside who knows how it is can make the difference.',
    ],
  },
  child: {
    seen: [
      'Nobody should have to be afraid at home. It was right to write this down.',
      'What is on this page is too heavy to be kept a secret, and it may be said aloud.',
      'This should not stay between you and a page. It has been read, and it is taken seriously.',
    ],
    care: [
      'Please tell one person you trust today, in just these words: at school, at a doctor’s, next door, or in the family. If the first one does not listen, tell a second one.',
      'There are people whose work it is to listen to exactly this, to children and to grown-ups, and who do not scold. It is not a betrayal to tell.',
    ],
  },
  trafficking: {
    seen: [
      'What you have earned is yours, and so are your papers and your days.',
      'Nobody may own another person’s work, papers or body. What you wrote is believed.',
    ],
    care: [
      'You have done nothing wrong. There are people who help with exactly this, in confidence, with papers or without.',
      'A plan made with people who know the way is safer than one made alone. If somebody looks through your phone, call from another one.',
    ],
  },
  voices: {
    seen: [
      'That sounds frightening, and it is a lot to hold alone. It was good to write it down.',
      'What you describe takes all of a person’s strength. It has been read, and it is taken seriously.',
    ],
    care: [
      'You do not have to do what you are told to do. Please be with someone you trust today, and tell a doctor how it is, in just these words.',
      'Nothing has to be done today. Stay near someone who is kind to you, eat something, try to sleep, and let a doctor hear how it is.',
    ],
  },
}
