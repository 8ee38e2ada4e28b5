import { sectionNames, type EntryTexts } from '../entry-sections.ts'

/**
 * Whether a text speaks of harming oneself, decided by words alone and before anyone else reads it.
 * In doubt it says yes: a calm page too many costs little, one too few may cost everything.
 */

export const helpMessage = [
  'Thank you for putting this into words. It sounds very heavy, and it deserves more than a page can give: a person who listens, today.',
  'In the United States you can call or text 988 at any hour, free and in confidence. Anywhere else, findahelpline.com will show you people who listen in your country and your language. If you might be in danger now, please call your local emergency number, or go to someone who can stay with you.',
  'You do not have to explain it well. It is enough to say that it is hard. Please let someone be with you in it.',
].join('\n\n')

export function speaksOfSelfHarm(text: string): boolean {
  const sentences = folded(text).split(/[.!?;\n。！？؟]+/)
  return sentences.some((sentence) => {
    const meant = figuresOfSpeech.reduce((rest, figure) => rest.replace(figure, ' '), sentence)
    return signs.some((sign) => sign.test(meant))
  })
}

/** Lower case, without accents, invisible characters and typographic apostrophes: people type at six in the morning. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc\u00b4`]/g, "'")
    .replace(/[^\S\n]+/g, ' ')
}

const accident =
  /\b(shav|cook|kitchen|chopp|paper|glass|gym|train|run|jog|football|soccer|ski|climb|lift|stove|oven|iron|slip|fell|fall|accident|work ?out|yoga|exercis|stretch|garden|sport|bike|cycl|knee|ankle|shoulder)/

/** What sounds alike and is meant otherwise. Taken out of a sentence before the signs are looked for. */
const figuresOfSpeech: RegExp[] = [
  // English
  /\bkill(ing|ed)? my ?self (laughing|with laughter|(at|in) the gym|training|to (meet|finish|get|make|be on time)|at work|with work|over this (report|deadline|exam))/g,
  /\b(die|dying|dead) (of|from|with) (laughter|laughing|embarrassment|shame|boredom|curiosity|cuteness|hunger|heat|thirst)|\bdie laughing|\bto die for\b/g,
  /\b(don't|do not|didn't|did not|not) (want|wanna|wish) (to )?die\b/g,
  /\bsuicide (squad|awareness|prevention (walk|run|training|day|month|week|course|team|charity|fundraiser|talk)|wings|sauce|sprints|drills?|doors?)\b|\b(career|political|commercial|social|financial) suicide\b/g,
  /\b(cut|cutting) my ?self (off|some slack|a break|a slice|a piece|short|down|loose|free)\b|\bburn(ing)? my ?self out\b|\bshoot(ing)? my ?self in the foot\b/g,
  /\bdrown(ing)? my ?self in (work|coffee|books?|music|ice cream|chocolate|tasks|emails?)\b|\brather die than\b/g,
  /\b(disappear|vanish) (in|into|with|for (a|an|the)|to) /g,
  // German
  /\b(wird|werden) mich (noch |fast )?umbringen\b|\bvor (lachen|scham|langeweile|neugier|hunger) sterben\b|\bsterben vor \p{L}+/gu,
  // French
  /\bmourir (de|d') ?(rire|faim|froid|chaud|honte|ennui|soif|peur)\b|\bme tuer (au travail|a la tache|au sport|de rire)\b/g,
  // Spanish, Portuguese, Italian
  /\bmorir(me)? de (risa|hambre|ganas|calor|frio|verguenza|sueno|miedo)\b|\bmatarme (a|de) (trabajar|reir|risa|estudiar|estudiando)\b|\bcortarme (un poco )?(el|las|la|los) (pelo|cabello|unas|flequillo|barba|puntas)\b/g,
  /\bmorrer de (rir|fome|calor|frio|vergonha)\b|\bmorire (dal|di|dalle|da) \p{L}+/gu,
  // Chinese: "I miss you so much"
  /想死(你|妳|您|他|她|我了|你们|妈|爸|家)/g,
]

const signs: { test: (sentence: string) => boolean }[] = [
  // English: to oneself
  /\b(kill|kills|killing|killed|hang|hanging|shoot|shooting|drown|drowning|offing|(to|gonna) off) my ?self\b/,
  /\bsuicid|\bself[- ]?harm|\bself[- ]?injur|\bunaliv|\b(cut|cutting|slit|slitting|slice) my (wrists?|arms?|thighs?|veins|throat)\b/,
  {
    test: (sentence) =>
      /\b(cut|cutting|hurt|hurting|harm|harming|burn|burning|starve|starving) my ?self\b/.test(sentence) &&
      !accident.test(sentence),
  },
  /\b(want|wanna|going|gonna|should|might|could|ready|about) (to |just )*kms\b|^\s*kms\s*$/,
  // English: no longer to be
  /\b(end|ending) my (own )?life\b|\b(take|taking|took) my own life\b|\b(take|taking) my life *$|\b(end|ending) it all\b|\bmy life (to end|to be over)\b|\bend (it|this) (tonight|today|for good|once and for all)\b/,
  /\b(want|wanna|wanted|wish|hope|ready|like|rather|prefer|deserve|deserved|pray|begging|longing) (to |i could |i would |i |that i )?(just )?(die|be dead|not exist|stop existing|not be (here|alive)|never wake up|not wake up|disappear|vanish)\b/,
  /\bwish i (was|were|had|could) (just )?(dead|never (been )?born|not (alive|here)|died?|not exist)\b|\bi('d| would| should|'m| am) (be )?(better off dead|rather be dead)\b|\bbetter off (dead|without me)\b/,
  /\b(don't|do not|dont|no longer|never|not) (want|wanna|wish)( to)? (live\b(?! (in|with|at|on|near|like|under|here|there|alone))|be alive|exist|be here (anymore|any more|any longer)|be on this earth|wake up (anymore|again|ever|tomorrow)|go on living|keep living)/,
  /\b(no|any) (reason|point|will|purpose) (to|in|of) (live|living|go on living|be alive|being alive|keep living|stay alive)\b|\bnothing (left )?to live for\b|\b(tired|sick) of (living|being alive|life|existing)\b|\blife (is not|isn't|isnt|not) worth (living|it)\b|\b(can't|cannot|cant) (go on living|live anymore|live like this any ?more)\b/,
  /\boverdos(e|ing)\b|\b(take|took|taking|swallow|swallowed) (all|every one|a bottle|too many)( of)?( the| my| these)? ?(of )?(pills|tablets|meds|medication|sleeping)/,
  {
    test: (sentence) =>
      /\bjump(ing)? (off|from) (a|the|my|this) (bridge|building|roof|balcony|cliff|window)|\bjump(ing)? in front of (a|the) (train|car|bus|truck)|\bdrive (off|into) (a|the) (bridge|tree|wall|cliff)/.test(
        sentence,
      ) && !/bungee|lake|water|river|swim|sea|ocean|parachut/.test(sentence),
  },
  // German
  /\b(bring|bringe|brachte|bringen) (ich )?mich (jetzt |heute |einfach )?um\b|\bmich (selbst )?(um(zu)?bringen|toten|zu toten|erhangen|aufhangen|erschiessen|vergiften)|\bselbst-?mord|\bsuizid|\bfreitod\b|\bselbst-?verletz|\bselbstschadig/,
  /\b(will|mochte|wollte) (einfach |nur |doch |endlich )*(sterben|tot sein)\b|\b(sterben|tot sein) (will|mochte|wollte)\b|\bware (ich )?(doch |lieber |besser |am liebsten )*(ich )?tot\b|\blieber tot\b|\btot ware\b|\bnicht mehr (leben|aufwachen|da sein|existieren|weiterleben)\b/,
  /\b(mir|mein) (das )?leben (zu )?(nehmen|beenden)|\bmir (etwas|was) (an(zu)?tun)|\bleben ein ende\b|\b(mich|mir die arme|mir den arm) (wieder )?(geritzt|ritzen|zu ritzen)|\britze mich\b|\bmich (selbst (zu )?verletzen|zu verletzen|verletzen (will|mochte))\b|\bkeinen sinn mehr (im leben|zu leben)|\blebensmude/,
  // French
  /\b(me|m') ?(suicider|pendre|ouvrir les veines|scarifier|tirer une balle)|\bscarifi|\bautomutil|\b(veux|vais|voudrais|envie de|pense a|penser a|pensais a|idee de|faut) me tuer\b|\bme faire du mal\b/,
  /\b(envie de|veux|voudrais|prefere|prefererais|aimerais|souhaite) (juste )?(mourir|etre morte?|disparaitre|crever)\b|\bne (veux|voudrais) (plus|pas) (vivre|exister|etre la|me reveiller)\b(?! (a|avec|en|chez|ici|dans) )|\b(plus|aucune) (envie|raison) de vivre\b|\bmarre de (vivre|la vie)\b|\bfin a (mes jours|ma vie)\b|\ben finir (avec la vie|avec tout|avec moi|pour de bon)\b|\b(veux|envie d')(en| en) finir *$/,
  // Spanish
  /\b(quiero|voy a|pienso|pienso en|pensando en|ganas de|quisiera|deseo|intente|intentar) (matarme|suicidarme|morir|morirme|estar muert[oa]|desaparecer|cortarme|hacerme dano|no despertar)\b|\bme (quiero|voy a|quisiera) (matar|morir|suicidar)\b(?! de)|\bautolesi|\bhacerme dano\b/,
  /\bno (quiero|tengo ganas de) (seguir )?(vivir|viviendo|existir|despertar)\b(?! (en|con|aqui|lejos|cerca|sin) )|\bsin ganas de vivir\b|\bquitarme la vida\b|\b(acabar|terminar) con (mi vida|todo esto)\b|\b(estuviera|estaria mejor|prefiero estar|mejor estar) muert[oa]\b|\bcortarme las venas\b/,
  // Italian, Portuguese, Dutch
  /\b(uccidermi|ammazzarmi|suicidarmi|togliermi la vita|farmi del male|farla finita)\b|\b(voglio|vorrei) (morire|essere mort[oa])\b|\bnon voglio piu vivere\b/,
  /\b(quero|vou|queria|pensando em|vontade de) (me matar|morrer|me cortar|me machucar|desaparecer)\b|\b(tirar|acabar com) a? ?(minha|propria) (propria )?vida\b|\bnao quero mais (viver|existir)\b|\bautomutila/,
  /\bzelfmoord|\bzelfdoding|\bsuicidaal|\b(wil|wou) (ik )?(gewoon )?(dood|niet meer leven|sterven)\b|\bmezelf (van kant|iets aan|pijn|snijden)|\buit het leven stappen|\bniet meer (willen )?leven\b/,
  // Polish, Turkish, Russian, Ukrainian (after folding)
  /samoboj|zabic sie|chce umrzec|nie chce (juz )?zyc|intihar|olmek istiyorum|kendimi oldur|yasamak istemiyorum|суицид|самоуби|покончить с собо|покончить с жизн|хочу умереть|не хочу (больше )?жить(?! (в|с|на) )|убить себя|хочу сдохнуть|самогуб|хочу померти|не хочу жити/,
  // Arabic, Hebrew, Hindi, Chinese, Japanese, Korean
  /انتحار|انتحر|اريد ان اموت|أريد أن أموت|اقتل نفسي|أقتل نفسي|أؤذي نفسي|להתאבד|התאבדות|רוצה למות|לפגוע בעצמי|आत्महत्या|मरना चाहत|खुदकुशी/,
  /自杀|自殺|自残|自殘|自傷|轻生|輕生|不想活|想死|结束(我的|自己的)?生命|結束(我的|自己的)?生命|割腕|死にたい|消えたい|リストカット|생을 마감|자살|자해|죽고 ?싶|죽어버리/,
]

/** Whether the reply to a page must be the help message. No model reads such a page. */
export function needsHelp(texts: Partial<EntryTexts>): boolean {
  return speaksOfSelfHarm(sectionNames.map((name) => texts[name] ?? '').join('\n'))
}
