/** The moods of which a sign can speak. The others are found by what a page lacks. */
export type SignedMood =
  | 'loss'
  | 'illness'
  | 'setback'
  | 'anger'
  | 'sarcasm'
  | 'exhaustion'
  | 'relief'
  | 'milestone'
  | 'joy'

/** Sentences differ within a mood: a death is not a separation, and fear is not tiredness. */
export type Facet =
  | 'death'
  | 'pet'
  | 'unborn'
  | 'parting'
  | 'remembrance'
  | 'own body'
  | 'someone ill'
  | 'job'
  | 'exam'
  | 'quarrel'
  | 'fear'
  | 'alone'
  | 'low'
  | 'tired'
  | 'baby'

/** `weight`: 6 and more decides the mood of a page also against a good line; less does so only without one. */
export type Sign = { mood: SignedMood; weight: number; facet?: Facet; phrases: string }

export function sign(mood: SignedMood, weight: number, facet: Facet | undefined, words: string): Sign {
  return { mood, weight, ...(facet && { facet }), phrases: words }
}

/** The weight of signs of sarcasm that count only beside what nobody is glad of. */
export const ironic = 9

/** The first sign that fits and has the greatest weight gives the mood of a line. */
export const englishSigns: readonly Sign[] = [
  sign(
    'loss',
    10,
    'death',
    'said goodbye to, say goodbye to, saying goodbye, heart stopped, undertaker, funeral director, hearse, buried the, bury my, bury our, his memorial, her memorial, gone from us, no longer with us, the day he died, the day she died, after he died, after she died, killed in',
  ),
  sign(
    'loss',
    9,
    'parting',
    'took his things, took her things, took his books, took her books, change the lock*, getting divorced, got divorced, ex-wife, ex-husband, empty side of the bed, blocked me, unmatched, he cheated, she cheated',
  ),
  sign(
    'illness',
    8,
    'someone ill',
    'oncologist, neurologist, cardiologist, another seizure, had a stroke, had a heart, hospitalised, hospitalized, in surgery, under the knife, feeding tube, catheter, wheelchair, hospital bed, swelling, rash',
  ),
  sign(
    'setback',
    8,
    undefined,
    "is off, project is off, was cut, were cut, has to close, have to close, had to close, missed the, missed my, did not get into, didn't get into, didn’t get into, did not get the, didn't get the, didn’t get the, gave the _ to, gave it to the, cancelled on me, fell flat, backed out, pulled out of, bad news, terrible news, flooded the, broke the, smashed my, dented, wrecked my, lost two, lost all my, ran out of",
  ),
  sign(
    'anger',
    8,
    undefined,
    'done with her, done with his, done with their, her lies, his lies, i trained him, i trained her, took my idea, stole my idea, without a word of thanks, how he treats, how she treats, how they treat, talks down to, walked all over',
  ),
  sign(
    'exhaustion',
    8,
    'low',
    'sad, hollow, empty nest, heavy heart, heavy today, lifeless, unhappy, desperate, despair*, discouraged, defeated, broken today, lost today, feel lost, feeling lost',
  ),
  sign(
    'exhaustion',
    8,
    'alone',
    'loneliest, lonelier, lonesome, so quiet that, too quiet, nobody around, no one around, on my own again',
  ),
  sign('exhaustion', 8, 'fear', 'go blank, went blank, through the roof, dreaded, fearful, scary, alarmed, restless'),
  sign(
    'exhaustion',
    8,
    'tired',
    'hrs of sleep, hours of sleep and, no rest, feeds since, feeds last night, awake all night, up all night, up half the night, sleep deprived, sleep-deprived, bleary, can hardly keep, wiped, beat today',
  ),
  sign(
    'relief',
    8,
    undefined,
    'test was fine, results were fine, results are fine, was fine, were fine, is fine again, are fine again, went well, go well, went fine, gave us more time, gave me more time, more time to pay, gone down, can walk again, let us stay, dropped the charges, got it back, got her back, got him back, no damage, nothing serious, nothing wrong',
  ),
  sign(
    'milestone',
    9,
    undefined,
    'said mama, said dada, said papa, said his first, said her first, painting sold, first painting, first poem, first song, first customer, first client, sold my, grandmother since, grandfather since, a grandmother, a grandfather, an aunt since, an uncle since, years married, new job went, first day at the new, first day at my new',
  ),
  sign(
    'loss',
    9,
    'parting',
    "to separate, separating, seeing someone else, an affair, wants a divorce, custody, no longer loves, we are over, it's over between us, moving out, packed his things, packed her things, broke my heart, left home, called it off, cancelled the wedding, gave the ring back, needs a break from us, unfollowed me, doesn't want me, does not want me, loves someone else, met someone else",
  ),
  sign(
    'loss',
    9,
    'death',
    'lost my job to, cremation, urn, coffin, mortuary, last rites, lost a friend, lost a colleague, lost a student, lost a patient, pulled the plug, took his last, took her last, did not make it, didn’t make it, gone too soon, passing away, laid to rest, condolences, stopped breathing, the wake',
  ),
  sign(
    'illness',
    9,
    'someone ill',
    "<kin> broke his, <kin> broke her, granny _ not know, does not know my name, doesn't know my name, does not know who i, doesn't know who i, does not remember me, doesn't remember me, doesn't recognise, doesn't recognize, did not recognize, care home, nursing home, palliative, on oxygen, ventilator, coma, heart attack, <kin> collapsed, fell down the stairs, the ward, visiting hours, paramedics, <kin> _ seizure, <kin> is not eating, <kin> can't walk, <kin>'s scan, <kin>'s diagnosis, <kin>'s illness, <kin>'s tumour, <kin>'s tumor, <kin>'s cancer, <kin>'s chemo, <kin> _ dialysis, <kin> _ icu, granny _ hospital, oma im",
  ),
  sign(
    'illness',
    8,
    'own body',
    'second test, more tests, test results, mri tomorrow, scan tomorrow, scan results, blood test results, bedridden, on crutches, in a cast, slipped disc, herniated, concussion, appendix, kidney stone*, endometriosis, lupus, crohn*, arthritis, fibromyalgia, diabetes diagnosis, thyroid, heart failure, stent, pacemaker, insulin, antibiotics, bronchitis, tonsillitis, sinus infection, vertigo, the pain, pain again, pain is, feeling sick, throat is, no voice',
  ),
  sign(
    'setback',
    8,
    'job',
    'is closing, are closing, shutting down, shut down the, layoffs, letting people go, notice period, gave notice, pay cut, cut my hours, hours cut, no interview, no interviews, no answer, no reply from, nothing for _ weeks, nothing for _ months, ghosted by, someone else got the, went to someone else, not shortlisted, job centre, on benefits, out of work, demoted, bad review, performance plan, on probation, suspended from',
  ),
  sign(
    'setback',
    8,
    undefined,
    "out of money, can't afford, cannot afford, behind on rent, behind on the rent, overdue, overdraft, repossess*, lost my wallet, lost my phone, lost my keys, lost the match, lost the game, lost the final, missed my train, missed my flight, missed the deadline, stood me up, laptop broke, phone broke, screen cracked, hard drive, hacked, got towed, parking ticket, speeding ticket, mould, leak in, the roof leaks, water damage, power cut, rained out, postponed again, plans fell, nobody showed up, no one showed up, no one came, didn't sell, did not sell, lost the client, lost a client, lost the contract, deal fell, visa rejected, appeal was, lost custody, failed again, gave up on, burned the, burnt the, ruined my, broke my favourite, broke my favorite",
  ),
  sign(
    'setback',
    7,
    'exam',
    "bad grade, bad mark, bad grades, worst grade, low score, have to repeat, resit, retake, didn't get in, did not get in, didn’t get in, rejected by, dropped out, barely passed nothing, flopped, froze in the",
  ),
  sign(
    'setback',
    7,
    'quarrel',
    'big argument, huge argument, huge fight, row with, had words with, snapped at, lost my temper, yelled at my, shouted at my, silent treatment, cold shoulder, not talking to me, won’t speak to me, hung up on',
  ),
  sign(
    'anger',
    8,
    undefined,
    "am boiling, i'm boiling, raging, so annoyed, annoyed, irritated, drives me crazy, drives me mad, drives me insane, can't stand, cannot stand, can’t stand, had it with, had enough of, blew up at, exploded at, so rude, was rude, ungrateful, talked over me, blamed me, accused me, made fun of me, laughed at me, laughed about it, stole my, the nerve, the audacity, unbelievable, disgusted, disgusting, resent*, bitter about, venting, want to throw, want to punch, see red, seeing red, grinding my teeth, no respect, broke his promise, broke her promise, broke their promise, went back on",
  ),
  sign(
    'exhaustion',
    8,
    'tired',
    "no strength, no energy left, out of strength, out of steam, brain is, dead on my feet, can barely, waking up at three, waking up at four, keep waking, lie awake, lying awake, lay awake, can't switch off, up since, haven't slept, have not slept, slept badly, slept two hours, slept three hours, slept four hours, two hours of sleep, three hours of sleep, hours of crying, drowning in, buried in work, swamped, no break, double shift, behind on everything, pulled in all, too many things, at breaking point, breaking point, hit a wall, hit the wall, nothing left to give, empty battery, depleted, sluggish, can't keep up, cannot keep up, can’t keep up, just want to sleep, want to hide, need a break from",
  ),
  sign(
    'exhaustion',
    8,
    'fear',
    "stop worrying, mind racing, thoughts racing, racing thoughts, can't stop thinking, overthinking, meltdown, trembling, stomach in knots, sick with nerves, sick with worry, worried sick, under pressure, so much pressure, the pressure, paranoid, uneasy, what if i, terrifying, petrified, frightened, jittery, tense",
  ),
  sign(
    'exhaustion',
    8,
    'alone',
    "eat alone, eating alone, alone every, alone again, alone all, by myself again, by myself all, no one to, nobody to, nobody here, no one here, don't know anyone, know nobody, know no one, don't fit in, miss home, nobody texted, no one texted, nobody remembered, no one remembered, forgot my birthday, invisible, unwanted",
  ),
  sign(
    'exhaustion',
    8,
    'low',
    "in tears, burst into tears, teary, weepy, crying for, crying all, can't stop crying, feel low, feeling low, so low, down today, feel down, feeling down, bleak, gloomy, grey inside, nothing matters, no joy, joyless, don't care anymore, don't care about anything, lost interest, feel like a failure, failure, not good enough, hate my body, ashamed, disgusted with myself, let everyone down, can't get up, cannot get up, can’t get up, stayed in bed all",
  ),
  sign(
    'relief',
    8,
    undefined,
    "came back negative, came back after, came back safe, came home safe, is back home, turned up, safe now, out of the woods, pain is gone, no more pain, slept all night, slept again, breathe again, can breathe, appointment went well, went better than, wasn't as bad, not as bad, got through it, got an extension, deadline moved, offer accepted, loan approved, approved our, got the visa, visa came, insurance will pay, insurance pays, broke overnight, misdiagnos*, false alarm, reconciled, talked it out, cleared the air, sorted out at last, problem solved",
  ),
  sign(
    'milestone',
    9,
    'baby',
    '<kin> arrived at, our son arrived, our daughter arrived, baby arrived, baby came, came into the world, is a big sister, is a big brother, two lines on, ultrasound, heartbeat on the, adopted, adoption went',
  ),
  sign(
    'milestone',
    9,
    undefined,
    'years clean, years sober, months clean, clean today, sober today, offered me, offered us, got the position, got the grant, got the role, got the keys, moved in together, moved into our, bought our, bought a house, bought a flat, our own house, finished my degree, finished school, finished my first, my first book, first concert, first exhibition, first own, learned to swim, learned to walk, learned to read, can ride, read her first, read his first, was accepted, were accepted, has been accepted, black belt, gold medal, silver medal, first place, tenth anniversary, silver wedding, birthday today, turned forty, turned fifty, turned thirty, last day of work, debt free, paid off my, paid off the mortgage, quit drinking, stopped smoking, stopped drinking, finished the marathon, crossed the finish, reached the summit, world record, new record',
  ),
  sign(
    'joy',
    6,
    undefined,
    "best _ ever, best weekend, best week, best trip, best birthday, best christmas, still smiling, can't stop laughing, laughed all, laughed like, sang until, sang all, karaoke until, had so much fun, such fun, so much joy, giggling, what a party, time of my life, on cloud nine, butterflies, thrilled, delighted, ecstatic, wild with joy, jumping up and down, hugged everyone, dream come true, can't believe my luck",
  ),
  sign(
    'loss',
    10,
    'unborn',
    'miscarriage*, miscarried, stillborn, stillbirth, lost the baby, lost our baby, lost my baby, lost the pregnancy, no heartbeat, ectopic',
  ),
  sign(
    'loss',
    10,
    'pet',
    '<pet> died, <pet> _ died, <pet> passed, put our <pet> down, put my <pet> down, put down our <pet>, put down my <pet>, put the <pet> down, put our <pet> to sleep, put my <pet> to sleep, lost our <pet>, lost my <pet>, buried our <pet>, buried my <pet>, without my <pet>, rainbow bridge',
  ),
  sign(
    'loss',
    10,
    'death',
    "died, passed away, passed on, is dying, are dying, passing of, death of, <kin>'s death, his death, her death, their death, funeral, memorial service, wake for, burial, buried _ <kin>, buried my, buried our, cremat*, his ashes, her ashes, grieving, mourning, grief, lost my <kin>, lost our <kin>, lost my best friend, lost my grand*, widow, widowed, widower, hospice, rest in peace, obituary, eulogy, <kin> is gone, <kin> is dead, is dead, suicide of, <kin> passed, mum passed, since mum passed, without _ <kin> anymore, last breath, gone forever",
  ),
  sign(
    'loss',
    9,
    'remembrance',
    "he would have, she would have, he'd have, she'd have, late <kin>, late grand*, memory of my, memories of my <kin>, miss him, miss her, miss them so, miss my <kin>, miss you, miss my grand*, would have been, would’ve been, would've been, would have turned, anniversary of _ death, years since _ died, his grave, her grave, the grave, cemetery, headstone, still reach for the phone, still set the table for, without my <kin>, without our <kin>, without dad, without mum, without mom, without him, without her, first christmas without, first birthday without, used to call her, his empty chair, her empty chair",
  ),
  sign(
    'loss',
    9,
    'parting',
    "moved out, broke up, breakup, break-up, breaking up, broken up, divorce*, divorcing, separation, separated, split up, left me, left us, he left, she left, they left me, ended it, ended things, ended our, dumped me, dumped, walked out, our marriage is over, it is over between, it’s over between, wants out, heartbroken, heartbreak, broken heart, called off the wedding, called off the engagement, cheated on me, ghosted me, doesn't love me, does not love me",
  ),
  sign(
    'illness',
    9,
    'someone ill',
    "<kin> has cancer, <kin> has _ cancer, <kin> _ chemo*, <kin> starts chemo*, hospice, <kin> _ dementia, the dementia, alzheimer*, did not recognise me, didn’t recognise me, didn't recognize me, <kin> _ hospital, <kin> _ icu, in the icu, <kin> _ stroke, <kin>'s surgery, <kin>’s surgery, <kin>'s operation, <kin>’s operation, <kin> has had a fever, <kin> _ surgery, <kin> _ operation, <kin> _ fever, <kin> is sick, <kin> is ill, <kin> got sick, <kin> fell and, <kin> had a fall, <kin> is in pain, his diagnosis, her diagnosis, the diagnosis, <kin> _ diagnosed, kids _ sick, kids are sick, kid is sick, <pet> is sick, <pet> _ surgery, the vet says",
  ),
  sign(
    'illness',
    9,
    'own body',
    "chemo*, it is cancer, it’s cancer, it's cancer, have cancer, i have _ cancer, cancer, tumor*, tumour*, metasta*, biopsy, diagnosed, diagnosis, dialysis, chronic pain, in pain, pain day, flare, flare-up, relapse*, surgery, my operation, transplant, infusion, radiotherapy, radiation, hospital, emergency room, in a&e, ambulance, seizure*, my arthritis, long covid, test results came back, results are bad, waiting for _ results, waiting for the _ results",
  ),
  sign(
    'illness',
    6,
    'own body',
    "migraine*, covid, flu, the flu, pneumonia, fever, infection, threw up, vomit*, throwing up, food poisoning, bronchitis, broke my arm, broke my leg, broke my wrist, broke my ankle, sprained, in bed sick, sick in bed, sick day, am sick, i'm sick, i’m sick, feel ill, everything hurts, my back hurts so, nausea, stomach bug, toothache, root canal, shingles",
  ),
  sign(
    'illness',
    3,
    'own body',
    'have a cold, got a cold, caught a cold, with a cold, bad cold, head cold, my cold, this cold, the cold is not, sore throat, runny nose, headache, back hurts, allergies, cough, coughing',
  ),
  sign(
    'setback',
    8,
    'job',
    "laid off, got fired, was fired, fired me, lost my job, lost the job, lost his job, lost her job, let me go, let go from, let us go, made redundant, redundan*, unemployed, my contract _ ended, cancelled my contract, canceled my contract, not renewed, rejection, rejected, rejections, didn't get the job, did not get the job, didn’t get the job, another no, turned me down, turned us down, turned _ down, no offer, application was declined, passed over",
  ),
  sign(
    'setback',
    8,
    'exam',
    "i failed, failed the, failed my, failing grade, flunked, didn't pass, did not pass, didn’t pass, got an f, bombed the, kicked out of, expelled, lost my scholarship, waitlisted, not admitted",
  ),
  sign(
    'setback',
    7,
    'quarrel',
    "bad fight, a fight with, big fight, had a fight, fought with, fought again, argued with, argued, argument with, arguing, quarrel*, fell out with, isn't speaking to me, not speaking, won't talk to me, stormed out, slammed the door, said things i",
  ),
  sign(
    'setback',
    7,
    undefined,
    "fell through, broke down, broken into, burst, flooded, ruined, got cancelled, got canceled, was cancelled, was canceled, is cancelled, evicted, eviction, kicked us out, said no to, denied, declined, overdrawn, in debt, can't pay, cannot pay, can’t pay, bankrupt*, robbed, stolen, stole, burgled, totaled, totalled, car crash, crashed, accident, scammed, lost everything, lost the house, lost my wallet, lost the case, everything went wrong, went wrong, didn't work out, did not work out, didn’t work out, gave it to someone else, house fire, closed my shop, had to close, deported, visa _ refused, visa was refused",
  ),
  sign(
    'anger',
    8,
    undefined,
    "furious, so angry, angry at, angry with, am angry, i'm angry, i’m angry, livid, enraged, rage, fuming, seething, pissed, pissed off, so mad, mad at, i hate, hate my boss, hate how, hate that, hate it when, fed up with, sick of, sick and tired of, sick of being, could scream, want to scream, took credit, lied to, lied about, lying to me, betrayed, betrayal, unfair, not fair, disrespect*, humiliat*, insulted, yelled at, shouted at, screamed at, how dare, idiot*, asshole*, jerk, bastard, without asking, without telling me, behind my back, kept the deposit, ripped off, cheated us, outrageous",
  ),
  sign(
    'exhaustion',
    8,
    'low',
    "depressed, depression, hopeless, worthless, feel empty, feeling empty, feel nothing, numb, dead inside, pointless, no point, hate myself, hate my life, falling apart, fall apart, breaking down, broke down crying, can't stop crying, cannot stop crying, can’t stop crying, crying again, cried all, cried again, cried myself, been crying, so sad, feel sad, feeling sad, am sad, i'm sad, i’m sad, miserable, devastated, broken, struggling, dark place, empty inside, don't see the point, not okay, not ok, not doing well, am not well, i’m not well, not feeling well, hard to get up, nothing feels",
  ),
  sign(
    'exhaustion',
    8,
    'alone',
    'lonely, loneliness, so alone, all alone, feel alone, nobody to talk to, no one to talk to, no friends, nobody called, no one called, nobody asks, no one asks, isolated, left out, no one understands, nobody understands, nobody came, homesick',
  ),
  sign(
    'exhaustion',
    8,
    'fear',
    "anxious, anxiety, panic, panic attack*, panicking, panicked, scared, afraid, terrified, dread, dreading, worried, worrying, worry, heart racing, tight chest, chest is tight, chest hurts, my chest hurts, tightness in my chest, pressure on my chest, weight on my chest, hands shake, everything shakes, nervous, nerves, i know nothing, freaking out, scares me, on edge, can't breathe, cannot breathe, can’t breathe, nightmare*, spiralling, spiraling, stressed, stress",
  ),
  sign(
    'exhaustion',
    8,
    'tired',
    "exhausted, exhaustion, exhausting, burned out, burnt out, burn out, burnout, overwhelmed, overwhelming, too much right now, is too much, all too much, can't cope, cannot cope, can’t cope, can't anymore, can’t anymore, can't do this, cannot do this, can’t do this, can't go on like, can't sleep, cannot sleep, can’t sleep, couldn't sleep, could not sleep, couldn’t sleep, didn't sleep, did not sleep, didn’t sleep, no sleep, without sleep, insomnia, barely slept, hardly slept, not sleeping, running on empty, running on fumes, on fumes, drained, worn out, worn thin, wiped out, wrecked, knackered, dead tired, bone-tired, bone tired, so tired, too tired, so done, am done, i'm done, i’m done, at my limit, at the end of my, out of energy, no energy, get through the day, get through today, survive the day, survive today, survive the shift, keep everyone alive, terrible night, awful night, bad night, rough night, hard night, rough week, hard week, terrible week, terrible day, hard time, rough time, really hard, so hard, hanging by, barely holding, holding on, woke at three, woke at four, awake since",
  ),
  sign(
    'exhaustion',
    6,
    'tired',
    'tired, weary, sleepless, fatigue, fatigued, zombie, brain fog, foggy, survive, stretched thin, get out of bed',
  ),
  sign(
    'exhaustion',
    7,
    'baby',
    "baby screamed, baby cried all, baby cried from, baby cried until, baby woke every, baby was awake, baby is teething, baby was up, up four times, up three times, up five times, up all night, up at _ 4, up at 1, up at 2, up at 3, up at 4, colic, cluster feeding, finally slept two hours, baby won't sleep, baby won’t sleep, baby doesn't sleep, twins take turns, teething all night",
  ),
  sign(
    'relief',
    8,
    undefined,
    "all clear, is clear, was clear, came back clear, came back negative, came back clean, benign, cancer-free, cancer free, remission, safe and sound, out of danger, out of hospital, out of the hospital, home from hospital, home from the hospital, came home from hospital, back from hospital, discharged, fever is gone, fever broke, fever is down, on the mend, recovered, is better, are better, feels better, feel better, is finally better, getting better, is gone, are gone, good news from the doctor, negative test, nothing broken, not broken, they found my, found my, found our, found her, found him, turned up again, was saved, is saved, we can stay, can stay, got away with, what a relief, relieved, relief, it is over, it’s over, it's over, weight off, finally over, made up, we made up, said sorry, apologised, apologized, forgave, slept through, the storm passed, back to normal, no longer hurts, doesn't hurt, survived, works again, is fixed, debt is paid, paid off, debt-free",
  ),
  sign(
    'milestone',
    9,
    'baby',
    "we're pregnant, we’re pregnant, i'm pregnant, i’m pregnant, am pregnant, is pregnant, expecting a baby, was born, were born, baby _ is here, new baby, gave birth, became a father, became a mother, became a dad, became a mom, became an aunt, became an uncle, became a grandmother, became grandparents",
  ),
  sign(
    'milestone',
    9,
    undefined,
    "got the job, got a job, got the offer, got an offer, got the part, got the flat, got the apartment, got the house, got in, got into, got accepted, accepted to, accepted into, got promoted, promoted, promotion, got engaged, engaged, he said yes, she said yes, they said yes, said yes to me, marry me, getting married, got married, our wedding, married, proposed, i passed, passed my, passed the, passed all, have passed, graduated, graduation, graduate, defended my, handed in my, handed in the, submitted my, submitted the, finished my thesis, finished my book, finished the book, finished writing, published, got published, signed a, signed the, signed, first house, closed on, keys to, won, we won, i won, award, scholarship, sold my first, first sale, first customer, opened the, launched, first steps, first word, first tooth, first day of school, year sober, years sober, months sober, days sober, days clean, year clean, without a cigarette, without a drink, days without, years without a, smoke-free, quit smoking, anniversary, our anniversary, first marathon, half marathon, ran my first, personal best, citizenship, became a citizen, driving licence, driving license, driver's license, retirement, retired, first paycheck, got tenure, learned to ride, learnt to ride, rode a bike, a year today, finally finished, finally did it, i did it, we did it, made it to",
  ),
  sign(
    'joy',
    6,
    undefined,
    "best day, best night, best news, so happy, happiest, overjoyed, over the moon, ecstatic, laughed so hard, laughed until, laughing until, laughed till, laughed so much, belly laugh*, could sing, danced, dancing in, in love, falling in love, tears of joy, happy tears, cried laughing, pure joy, joyful, surprise party, surprised me with, amazing day, perfect day, perfect evening, perfect morning, wonderful day, wonderful evening, can't stop smiling, can’t stop smiling, coming home for, is coming home, comes home tonight, comes home tomorrow, kissed her, kissed him, we kissed, floating, so excited, crying with laughter, cry with laughter, crying laughing, best band ever, best concert, yay, yesss, woohoo, hooray, party, celebrat*",
  ),
  sign(
    'sarcasm',
    8,
    undefined,
    'grateful for nothing, thankful for nothing, thanks for nothing, oh great, oh joy, oh wonderful, oh good, just great, just what i needed, just perfect, lucky me, yay me, lovely start, love that for me, love this for me, living the dream, truly a blessing, what a blessing, such a blessing, such a joy, thanks a lot, thanks universe, universe, how nice of, how lovely of, how kind of the, what fun, so much fun, fun times, best news ever, thrilled that the, thrilled about another, thrilled to have another, another monday, yet another, pretend to care, as usual, because who needs, who needs sleep anyway, clearly i, obviously, my favourite thing is when, how delightful, what a treat, what joy, what luck, how wonderful, how thoughtful, grateful that my boss, living my best life, thanks to the genius, just wonderful',
  ),
  sign(
    'loss',
    9,
    'death',
    "the ashes, his ashes in, stopped asking about, the urn, her ashes, scatter the ashes, will reading, read the will, sympathy cards, sympathy card, mourners, gravestone, his voice on, her voice on, his voicemail, her voicemail, his number in my, her number in my, set a place for, months without <kin>, years without <kin>, weeks without <kin>, life without <kin>, weeks since <kin>, first christmas without, first easter without, would be turning, would have loved, <kin>'s last, wish <kin> was, wish <kin> were, wish he were here, wish she were here, wish he was here, wish she was here, cleared out his, cleared out her, clearing out his, clearing out her, clear out mum's, clear out dad's, his clothes, her clothes to, smells like him, smells like her, smell of him, smell of her, his empty, her empty, still sets the table, two cups by",
  ),
  sign(
    'loss',
    9,
    'parting',
    "moved his things, moved her things, moved all his, moved all her, my side of the, wants a break, needs a break from us, on a break, taking a break from each, needs space, wants space, time apart, trial separation, spare room, sleeping on the sofa, sleeping on the couch, sleeps on the sofa, sleeps on the couch, his toothbrush, her toothbrush, his side of the, her side of the, half the wardrobe, half the closet, half the bookshelf, wedding ring, ring in a drawer, ring in the drawer, his new girlfriend, her new boyfriend, with someone new, divorce papers, his key, her key, handed back the key, no longer us, there is no us, deleted our photos, our song came, wants to see other, isn't in love, not in love with me, fallen out of love, weekend without the kids, kids are at their dad's, kids are at their mum's, first night alone in, one plate, cooking for one, table for one",
  ),
  sign(
    'loss',
    9,
    'pet',
    'his leash, her leash, the leash still, empty basket, the basket is empty, nobody at the door when, the vet came to, vet put, last walk with, old <pet> went, goodbye to our <pet>, goodbye to my <pet>, goodbye to the <pet>',
  ),
  sign(
    'illness',
    9,
    'own body',
    'second opinion, a lump, the lump, shadow on, spot on my, round of chemo*, cycle of chemo*, side effects, hair is falling, hair fell out, lost my hair, a wig, transfusion, steroids, parkinson*, ms relapse, remission ended, came back positive, tested positive, white cell count, blood counts, painkillers, morphine, on a drip, keep food down, keep nothing down, keep anything down, put my back out, back went out, back is out, threw my back, hobbl*, flat on my back, in bed since, day three of fever, temperature of 39, 39 fever, stomach flu, loss of taste, waiting for the results, waiting on results, waiting for the call from the',
  ),
  sign(
    'illness',
    9,
    'someone ill',
    "asked who i was, called me by my <kin>'s name, called me by the wrong, forgot my name, doesn't know me, did not know me, no longer knows me, no longer speaks, does not recognise, did not recognise, didn't recognise, doesn't know who, the home called, intensive care, <kin>'s results, <kin> is in for tests, <kin> fell, <kin> fell again, <kin> is getting weaker, <kin> won't eat, <kin> can't eat, <kin> isn't eating, <kin>'s hip, <kin>'s heart, <kin>'s memory, <kin> is back in, tubes, monitors, the machines, beside her bed, beside his bed, at her bedside, at his bedside, at the bedside, nicu, incubator, night in the er, in the er, a&e",
  ),
  sign(
    'setback',
    8,
    'job',
    'picked the other, chose the other, hired the other, picked someone else, chose someone else, hired someone else, hired another, picked another, months of looking, month of looking, months of searching, savings are, closes for good, closing for good, closed for good, close for good, shuts for good, last day of the shop, unfortunately, we regret to, other candidates, stronger candidate, another candidate, went with another, went with someone, position was filled, position is filled, hr called me, meeting with hr, cleared my desk, clear my desk, desk was in a box, desk in a box, things in a box, my badge, my laptop back, severance, restructur*, downsiz*, hiring freeze, file for unemployment, unemployment office, no this month, no this week, rejections this, applications and no, months of applying, still no job, without a job, without work, lost the role, post was cut, position was cut, team was cut, they went another way',
  ),
  sign(
    'setback',
    8,
    undefined,
    "card got declined, card was declined, card declined, account is empty, account is at zero, in the red, final notice, final reminder, collection agency, debt collector*, bailiff*, can't make rent, short on rent, can't pay the rent, rent went up, rent is going up, outbid, lost the flat, lost the apartment, lost the bid, didn't make the team, did not make the team, didn't make the cut, did not make the cut, cut from the, benched, last place, came last, points short, one point short, short of passing, totally forgot, engine died, car won't start, car did not start, car didn't start, washing machine died, boiler broke, fridge died, heating broke, roof caved, spilled coffee on my, deleted by accident, wiped my, lost the file, lost all the, no backup, sold out before, nobody turned up, no one turned up, nobody came, missed by, two centimetres short, back to square one, start over, back to zero",
  ),
  sign(
    'anger',
    8,
    undefined,
    "denied it, to my face, ate my, in confidence, told everyone, told the whole, read my diary, read my messages, went through my phone, went through my things, without knocking, without warning me, presented my, sold my idea, as if it were his, as if it were hers, as his own, as her own, interrupted me, rolled his eyes, rolled her eyes, shaking with, with rage, still shaking, blood boils, blood was boiling, makes my blood, clenched, gritted, how could he, how could she, how could they, who does he think, who does she think, not even an apology, no apology, never apologi*, in front of everyone, in front of the whole, in front of the team, blames me, blamed it on me, overcharged, refuses to pay, won't pay me, parked in my, keyed my car, takes me for, took me for, treats me like, treated me like, walks all over, used me, lied again, lied straight, broke his word, broke her word, cheated again, spread rumours, spread rumors, talks behind, went over my head",
  ),
  sign(
    'exhaustion',
    8,
    'low',
    "i cried in, i cried before, i cried on, i cried at work, cried at my desk, cried in the car, cried in the shower, cried in the bathroom, cried in the toilet, cried on the bus, cried on the train, cried on the way, crying in the, cry in the, cried the whole, nothing feels, feels like nothing, feel like nothing, watching my life, behind glass, outside my body, not really here, not really there, cotton wool, going through the motions, on autopilot, autopilot, everything is grey, everything is gray, all grey, like lead, under water, underwater, staring at the ceiling, stared at the ceiling, staring at the wall, stared at the wall, no tears left, don't feel anything, can't feel anything, cannot feel anything, didn't get out of bed, did not get out of bed, couldn't get out of bed, third day in bed, days in the same, haven't showered, hard to be, hard to care, lost myself, don't recognise myself, don't recognize myself, a ghost of, mask on, smile on for, faking, pretending to be fine, pretend to be fine, acting fine",
  ),
  sign(
    'exhaustion',
    8,
    'tired',
    "how long i can keep, keep this up, keep going like this, how i will get through, how to get through, just want to sleep, just want to sit, just want to lie, just want to hide, just want to disappear, only want to sleep, nothing sticks, same page, minutes of sleep, minutes' sleep, home at eleven, home at midnight, can't keep anything in, cannot keep anything in, can't focus, cannot focus, can't concentrate, cannot concentrate, can't think straight, eyes won't stay, eyes are burning, eyes burn, fell asleep at the, fell asleep on the train, fell asleep standing, hours sleep, hours' sleep, hrs sleep, on three hours, on four hours, on two hours, back to back shifts, back-to-back, night shift again, third night shift, fourth night shift, sixteen hours, fourteen hours, twelve hours on, no day off, no weekend off, since four, since three, since five in, everyone needs something, everybody needs something, everybody wants something, needs me, touched out, hit snooze, slept in my clothes, still in yesterday's, coffee isn't, coffee does nothing, fourth coffee, fifth coffee, battery at, running behind, hamster wheel, treadmill of, bags under my eyes, screaming all, screamed all night, wouldn't settle, would not settle, won't settle, nursing all night, fed every",
  ),
  sign(
    'exhaustion',
    8,
    'fear',
    "heart pounding, heart is pounding, heart was pounding, hands shaking, hands are shaking, hands were shaking, sweaty palms, sick to my stomach, knot in my, knots in my, lump in my throat, what if they, what if it, waiting for the phone, bracing for, can't eat, cannot eat, haven't eaten, jumpy, awake at 3, awake at 4, awake at three, awake at four, thoughts won't stop, head won't stop, brain won't stop, mind won't stop, days till the exam, days until the exam, days till the bar, exam tomorrow and",
  ),
  sign(
    'exhaustion',
    8,
    'alone',
    "not one message, not a single message, not one call, no messages, no calls, only person who spoke, only voice i heard, only one who spoke, talked to the plants, talked to myself, nobody noticed, no one noticed, no one sees, nobody sees, haven't spoken to, have not spoken to, haven't talked to anyone, ate alone, phone stayed silent, phone is silent, phone stays silent, phone hasn't rung, nobody rang, no one rang, nobody wrote, no one wrote, nobody asked, no one asked, everyone else has, everyone has someone, only one not invited, wasn't invited, not invited, no plans and no, spoke to anyone",
  ),
  sign(
    'relief',
    8,
    undefined,
    "is safe, are safe, landed, pain free, pain-free, showed nothing, heart is fine, changed her mind, changed his mind, changed their minds, withdrew the, don't have to _ after all, do not have to _ after all, doesn't have to _ after all, doctors are pleased, doctors were pleased, doctor is pleased, doctor was pleased, doctor is happy, doctor was happy, vet is happy, surgeon is happy, turned out to be nothing, turned out fine, turned out okay, turned out well, turned out to be just, nothing to worry, just a cyst, only a cyst, just a virus, only a virus, only a sprain, just a sprain, just a scare, only a scare, is okay, is ok, are okay, is alright, is all right, is okay again, herself again, himself again, myself again, like myself again, themselves again, back on his feet, back on her feet, back on my feet, pulled through, made it through, came through the, woke up from, off the ventilator, out of intensive care, out of icu, is home from, is home again, are home again, came home on his, came home on her, owe nothing, don't owe, do not owe, nothing to pay, their mistake, mistake on their, paid us back, paid me back, refund came, got the refund, got the deposit back, deposit back, the loan came, came through after all, said it was fine, said it's fine, he said fine, she said fine, they said fine, took it well, found their way back, found our <pet>, found the <pet>, is back after, are back after, came back on his own, came back on her own, let it go at last, can keep the, get to keep, get to stay, we get to, contract extended, contract was extended, extended my contract, passed inspection, passed the inspection, no cavities, nothing found, found nothing, the swelling is, first full night, first night without, slept six hours straight, slept eight hours straight, slept five hours straight, home in one piece, back in one piece, arrived in one piece, landed safely, arrived safely, got home safe, exhale*, finally breathe, off my chest, off my shoulders, cleared my name, charges dropped, finally talked, we talked it, talked again, is talking to me again, speaking again",
  ),
  sign(
    'milestone',
    9,
    'baby',
    "baby girl arrived, baby boy arrived, girl arrived, boy arrived, twins arrived, little one arrived, be an uncle, be an aunt, be a father, be a mother, be a dad, be a mum, be a mom, be grandparents, be a grandmother, be a grandfather, be a grandma, be a grandpa, be parents, be a big brother, be a big sister, it's a girl, it's a boy, it is a girl, it is a boy, she's here, he's here, our little girl is, our little boy is, became parents, due in, heard the heartbeat, saw the heartbeat, positive test, two pink lines, two lines",
  ),
  sign(
    'milestone',
    9,
    undefined,
    "got into medical, got into law, first in the family, first in my family, first 5k, first 10k, first half, first triathlon, under an hour, handed in, turned in my thesis, my own salon, my own studio, my own practice, my own place, my own room at last, in my own, opened my own, defended, called me doctor, years cancer free, year cancer free, paid off the last, paid off all, last of my debt, last of the debt, last of my loan, got the apprenticeship, got the internship, got the placement, got the residency, got the fellowship, got the contract, got the loan, got the visa, got the place, got my first, finished my, finished the last, last page of my, typed the end, loan is paid, loan zero, debt zero, mortgage is paid, my first _ came out, is out today, came out today, is mine, are mine, is ours now, last instalment, last payment, final payment, final instalment, years together, since my last drink, since my last cigarette, since my last bet, said the word, board results, by himself for the first time, by herself for the first time, all by himself, all by herself, whole book to, without stopping, first solo, first show, first gig, first time on stage, first review, sold out show, my own shop, our own shop, my own business, own studio, own apartment, own flat, first flat, first apartment, first car, officially, hired me, they hired, i'm hired, starting in, i start in, start on monday, signed the lease, signed the contract, signed my contract, hundred days, one year without, a year without, six months without, one month sober, one year sober, took her first, took his first, first smile, finished chemo, last chemo, rang the bell, full marathon, finished the race, finish line, thesis is done, dissertation, diploma, certificate, qualified, citizenship, oath, licence came, license came, made partner, tenure, 25 years, 50 years, golden wedding, my book is out, book deal, on the shortlist, shortlisted, all a's, straight a's, top of the class, best grade, got an a, full marks, distinction",
  ),
  sign(
    'milestone',
    8,
    undefined,
    'whole year without, whole month without, whole week without, a month without, first month without, first week without, year without, months without',
  ),
  sign('setback', 6, undefined, 'said no'),
  sign('relief', 10, undefined, 'was handed in, were handed in'),
  sign('joy', 8, undefined, 'made my day, made my week, made my morning, made my month, made our day'),
  sign(
    'joy',
    6,
    undefined,
    "flew in from, flew in, showed up at the door, stood at the door, stood at my door, stood outside my, came all the way, surprised us, surprise visit, is finally here, are finally here, squealed, screamed with joy, jumped up and, cheered, cheering so, laughed till, laugh until, laughed about nothing, laughed ourselves, laughing fit, giggled, giggles, cried with laughter, cheeks hurt, belly hurts from, dancing, danced, twirl*, sang along, singing at the top, wild, magical, unforgettable, glowing, head over heels, first kiss, kissed me, he loves me, she loves me, love you back, said i love you, can't stop looking at, can't stop grinning, grin, grinning, bursting with, so much love, reunited, all together again, finally met, hugged for, hugged so",
  ),
  sign(
    'sarcasm',
    ironic,
    undefined,
    "what a gift, what a treat, what a delight, what a joy, what a start, what a surprise, what a pleasure, what a privilege, what a thrill, what a day, what a week, what a way, what a life, how lovely, how nice, how thoughtful, how kind, how generous, how charming, how considerate, how delightful, truly blessed, so blessed, feeling blessed, blessed, thrilled, delighted, overjoyed, lucky us, lucky me, thanks so much, many thanks to, shoutout to, shout out to, big thanks, wonderful, fantastic, brilliant, marvellous, marvelous, splendid, fabulous, just great, oh great, great, love it when, love when, another beautiful, can't wait for, so excited for, yay, hooray, truly grateful, ever so grateful, nothing says, such a treat, such a gift, nothing like",
  ),
]

/** What makes a sign void when it stands around the same words. */
export const englishExceptions =
  "line died, call died, connection died, wifi died, router died, tv died, conversation died, beans died, i said no, i finally said no, said no to sugar, snowball fight, pillow fight, water fight, after the storm, storm is over, brainstorm*, ignore all previous, dead quiet, dead easy, dead good, dead sea, drop-dead, left me a, left me the, left me some, left me two, left me his, left me her, left us a, left us some, she left me a, he left me a, she left a, he left a, they left me a, left me in peace, laughed so hard, laugh so hard, laughing so hard, worked so hard, works so hard, work so hard, tried so hard, trying so hard, everything is okay, is ok with, is okay with, handed in hand, officially the, officially spring, officially summer, wild garlic, wild flowers, wild strawberries, wild berries, wild geese, wild roses, great-, the great outdoors, good night's sleep, my grandmother's, a grandmother's, the light is off, alarm is off, day off, is off to, is off today, missed the point, missed my stop, sad movie, sad film, sad song, sad book, had a grandmother, have a grandmother, phone died, battery died, laptop died, car died, computer died, phone _ died, printer died, fire died down, wind died down, died down, died laughing, plants died, died for a, to die for, wanted to die laughing, so hard i wanted to die, film about _, movie about _, book about _, novel about _, song about _, documentary about _, series about _, podcast about _, sad ending of, in the book, in the film, in the novel, cried in the right place*, i cried in the right place*, terrible jokes, terrible puns, terrible singing, terrible dancing, terrible _ jokes, bad jokes, bad puns, bad singing, bad dancing, bad dad jokes, awful jokes, awful singing, good cry, cried at the film, made me cry, sick beat, sick of winning, a sick show, laughed in tears, tears of laughter, in tears of joy, in tears from laughing, killed me, killed it, not bad, no pain no gain, hospital job, work at the hospital, work in the hospital, my shift at the hospital, married couple, funeral home, argued for, broke the ice, broke even, broken bike, broken printer, broken sink, broken lamp, broken chair, fix the broken, repair the broken, numb fingers, fear of missing out, stress test, divorce my, cold brew, cold water, the cold air, cold morning, cold beer, cold plunge, cold drink, coffee in the cold, cough drops, cough syrup, signed copy, signed up, the party is, third party, won't, is here to, spring is here, summer is here, weekend is here, friday is here, not tired, engaged in, engaged with, relief pitcher, stress ball, is gone too soon, hunger is gone, coffee is gone, milk is gone, who is gone, is clear to me, sky is clear, sky was clear, head is clear, night was clear, morning was clear, found my way, found her book, rage room, party hat, closed on sunday*, closed on monday*, separated the, separate the, got in touch, got in late, got in early, got into bed, got into the, opened the door, opened the window, opened the letter*, opened the fridge, signed the form"

/** Words before a sign, at most three words away, that turn it into its opposite. */
export const englishNegation =
  /(?:^|[^\p{L}])(?:no|not|never|without|nobody|no one|none|hardly any|zero|less|fewer|free (?:of|from)|no longer|no more|instead of|stopped being|stopped|isn['’]t|wasn['’]t|aren['’]t|weren['’]t|didn['’]t|doesn['’]t|don['’]t|haven['’]t|hasn['’]t|won['’]t|survived|beat)\s+(?:(?:a|an|any|more|so|the|my|feel|feeling|as|much|single|one|have|had|day|of|be|been|being|getting|get|got|was|were|is|really|quite|in)\s+){0,3}$/iu

/** In a line with one of these an illness or a hard time is over, or has become less. */
export const englishRecovery =
  'out of the icu, out of icu, out of intensive care, out of surgery, off the ventilator, off oxygen, off the drip, eased, has eased, let go for, stayed away, lifted, is lighter, quieter today, broke at dawn, fever broke, finally broke, turned out to be nothing, pulled through, herself again, himself again, myself again, back on his feet, back on her feet, back on my feet, is okay, is ok, is home, are home, sent home, home again, is gone, are gone, went away, gone at last, recovered, recovering well, recovery, is better, are better, feeling better, feels better, getting better, better today, better now, much better, healed, healing, healed up, in remission, remission, cancer-free, cancer free, is over, finally over, over now, behind me, behind us, on the mend, home from hospital, home from the hospital, out of hospital, out of the hospital, discharged, benign, clear, all clear, negative, no longer, survived, anymore since, used to be, went well, went fine, came back fine, gone down, is down, has broken, broke at last, the first day without, first day without, first night without, stable again, walked again, walking again'
