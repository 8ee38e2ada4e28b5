import { wordList } from './word-list.ts'

/* Only words that seldom have another meaning, since English words are looked for in every language. */

const loss = wordList(
  'died, passed away, passing of, death of, his death, her death, their death, funeral, wake for, burial, buried, grief, grieving, mourning, miscarriage, stillborn, hospice, terminal, widow, widowed, heartbroken, put down our, put our dog down, put our cat down, lost my mom, lost my mum, lost my mother, lost my dad, lost my father, lost my brother, lost my sister, lost my son, lost my daughter, lost my wife, lost my husband, lost my grand*, lost my baby, lost our baby, lost my dog, lost my cat, lost our dog, lost our cat, lost my friend, lost my best friend, rest in peace, rip, without him, without her, has cancer, have cancer, diagnosed, chemo, chemotherapy, tumor, tumour, gestorben, verstorben, beerdigung, trauer, krebs, décédé, décédée, enterrement, deuil, obsèques, murió, falleció, funeral de, luto, è morto, è morta, morreu, умер, умерла, похороны, 去世, 葬礼, 亡くな*',
)
/** Memories of a person who has died, with gratitude. */
const missing = wordList(
  'late husband, late wife, late father, late mother, late mom, late mum, late dad, late brother, late sister, late son, late daughter, late friend, late grand*, memory of my, memories of my, memories of our, miss him, miss her, miss them so, miss my mom, miss my mum, miss my dad, miss my mother, miss my father, miss my grand*, miss my husband, miss my wife, miss my brother, miss my sister',
)
const notLoss = wordList(
  'phone died, battery died, laptop died, car died, computer died, phone has died, cancer-free, cancer free, remission, beat cancer, survived cancer, fully recovered, benign, died laughing, died of laughter',
)

const weight = wordList(
  "depressed, depression, depressing, anxious, anxiety, panic attack, panic attacks, panicking, lonely, loneliness, so alone, all alone, crying, cried, hopeless, worthless, useless, exhausted, exhaustion, burned out, burnt out, burnout, overwhelmed, overwhelming, can't cope, can't sleep, couldn't sleep, no sleep, insomnia, scared, afraid, terrified, devastated, miserable, numb, broken, falling apart, divorce, divorcing, separation, broke up, breakup, break-up, laid off, lost my job, got fired, was fired, evicted, hate my life, hate myself, hate everything, hurting, in pain, chronic pain, terrible night, awful night, terrible day, bad night, hard night, hard time, hard times, rough night, rough time, really hard, so hard, so sad, feel sad, feeling sad, sad today, am sad, feel empty, feeling empty, nothing to be grateful, nothing to be thankful, nothing feels, struggling, survive the day, survive today, get through the day, get through today, get out of bed, get up at all, traurig, einsam, erschöpft, verzweifelt, angst, überfordert, triste, déprim*, épuisé, épuisée, angoisse, seule, deprimid*, ansiedad, agotad*, sola hoy, грустно, одинок*, депресси*, тревог*, устал*, 抑郁, 孤独, 焦虑, 难过, 辛い, 寂しい, 悲しい, 우울*, 외로*, 😢, 😭, 💔, 😔, 😞",
)
const notWeight = wordList(
  'cried in the right place*, good cry, cried at the, made me cry, cried laughing, crying laughing, laughing and crying, laughed until we cried, laughed until i cried, tears of joy, cried with joy, happy tears, less anxious, not anxious, no anxiety, less anxiety, no longer anxious, anxiety is better, anxiety was lower, no longer lonely, not afraid, no longer afraid, not scared, brave, not broken, nothing broken, broken printer, broken bike, broken sink, fix the broken, fix broken, repair the broken, 😂, 🤣',
)

const intimate = wordList('sex, sexy, orgasm, masturbat*, porn, horny, blowjob, nudes, naked')

const nothing =
  /^(?:(?:i\s+(?:have|am grateful for|feel grateful for)\s+)?(?:absolutely |literally |really )?(?:nothing|none|nada|nichts|rien|niente|ничего|没有|無し|なし|없음|לא כלום|لا شيء)(?: (?:really|today|at all|much|comes to mind|special))*|n\/?a|idk|dunno|i (?:don['’]?t|do not) know|no idea|don['’]?t know|not sure|whatever|weiß nicht|je ne sais pas|no sé|нет|не знаю|不知道|test|asdf\w*|blah(?: blah)*|x+|\?+|\.+|-+)[.!?\s]*$/iu

export const grieves = (text: string) => loss.test(text) && !notLoss.test(text)
/** "laughing with Joe until we cried" */
const gladTears = /(?<!\p{L})laugh\p{L}*(?:\s+\S+){0,7}\s+(?:cried|crying|cry)(?!\p{L})/iu

export const remembers = (text: string) => missing.test(text)
export const bears = (text: string) => weight.test(text) && !notWeight.test(text) && !gladTears.test(text)
export const isPrivate = (text: string) => intimate.test(text)
export const saysNothing = (text: string) => nothing.test(text.trim())
