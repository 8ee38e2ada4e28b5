import { anyPhrase, phraseList } from './phrase-list.ts'

/** The words of each kind of goal. The first kind that matches is taken. */
const kindWords = {
  care: 'doctor*, dentist*, gp, appointment with dr, medication, meds, medicine, vitamins, therapy, therapist, physio*, physical therapy, checkup, check-up, blood test, vaccine*, drink water, drink more water, more water, glasses of water, hydrate, hydrated, sunscreen, floss, arzt, zahnarzt, médecin, dentiste, médico, medico, врач*, 医生, 喝水, 💧, 💊',
  contact:
    'call*, phone, ring, facetime, text, message, write to, email mom, email mum, email dad, visit, meet, meet up, catch up, reply to, reconnect, date night, lunch with, coffee with, dinner with, walk with, talk to, talk with, speak to, invite, check in on, check on, see my, anrufen, anruf, treffen, besuchen, appeler, téléphoner, rendre visite, llamar, visitar, chiamare, telefonare, ligar, zadzwoni*, позвонить, 打电话, 給媽媽打電話, 電話, 전화*, اتصل, الاتصال, להתקשר, 📞, ☎',
  event:
    'meeting*, interview*, appointment*, court, hearing, ceremony, wedding, present, presentation at, pitch, exam, race, audition, ask for a raise, ask for the raise, termin, vorstellungsgespräch, rendez-vous, entretien, reunión, entrevista, собеседование, встреча, 会议, 面试, 会議, 面接, 회의, 면접',
  presence:
    'listen, be kind, kinder, be patient with, be present, hug, play with, time with, quality time, bedtime story, read to, kiss, be there for, tuck in, mit den kindern spielen, jouer avec, jugar con, 陪*',
  kindness:
    'help, thank, apologize, apologise, apology, volunteer*, donate, surprise, gift for, thank-you note, compliment, birthday, helfen, danken, aider, remercier, ayudar, agradecer, помочь, 帮助, 🎁',
  movement:
    'run, running, jog, jogging, walk, walking, steps, gym, yoga, workout, work out, exercise, exercis*, swim, swimming, bike, biking, cycle, cycling, stretch, stretching, hike, climb, dance, push-ups, pushups, pull-ups, squats, plank, pilates, train, training, 5k, 10k, 5 km, marathon, lift, weights, move my body, go outside, get outside, fresh air, laufen, joggen, spazieren*, spaziergang, sport, schwimmen, courir, marcher, nager, correr, caminar, nadar, camminare, corsa, bieg*, бег, бегать, пробежк*, прогул*, 跑步, 散步, 运动, 運動, 走る, 산책, 운동, الرياضة, امشي, ריצה, לרוץ, ללכת, 🏃, 🚶, 🏊, 🚴, 🧘, 🏋, 💪',
  cook: 'cook*, bake, baking, meal prep, healthy breakfast, eat*, salad, vegetables, veggies, fruit, groceries, recipe, breakfast, lunch, dinner, kochen, backen, gesund essen, cuisiner, cocinar, cucinare, готовить, приготовить, 做饭, 料理, 요리*, 🥗, 🍳, 🥦',
  rest: 'sleep, nap, rest, bed by, bed early, in bed, early night, relax*, take a break, to bed, bed before, bed at, lights out, breaks, bath, unplug, do nothing, slow down, me time, self-care, self care, schlafen, ausruhen, dormir, reposer, descansar, riposare, отдохнуть, отдых, спать, 睡觉, 早睡, 休息, 😴, 🛌',
  stillness:
    'meditate, meditation, breathe, breathing, pray, prayer, prayers, quiet time, mindful*, silence, devotion*, rosary, namaz, salah, meditieren, beten, méditer, prier, meditar, rezar, orar, pregare, молиться, медитация, 冥想, 祈祷, 祈る, 기도, صلاة, الصلاة, 🙏',
  money:
    'budget*, pay, bill, bills, invoice*, tax, taxes, save money, savings, bank, rent, insurance, expense*, debt, refund, accounting, steuer*, rechnung*, factures, facture, impôts, facturas, impuestos, bollette, налог*, счёт, счета, 💰, 💳',
  tidy: 'clean*, tidy*, laundry, dishes, dishwasher, declutter*, organize, organise, vacuum, hoover, wash, fold, iron, make the bed, make my bed, closet, wardrobe, garage, my desk, attic, take out the trash, rubbish, aufräumen, putzen, wäsche, ranger, nettoyer, ménage, lessive, limpiar, ordenar, lavar, pulire, riordinare, sprzątać, posprzątać, убрать*, уборк*, постирать, 打扫, 洗衣, 收拾, 掃除, 청소*, 🧹, 🧺',
  create:
    'write, writing, draw*, paint*, sketch*, sing, play guitar, play piano, play the, guitar, piano, violin, compose, knit*, sew*, crochet*, photograph*, blog, poem*, novel, chapter of my, design*, journal*, craft*, pottery, schreiben, malen, zeichnen, écrire, dessiner, peindre, escribir, dibujar, pintar, scrivere, disegnare, рисовать, писать, написать, 写作, 画画, 書く, ✍, 🎨, 🎸, 🎹',
  learn:
    'study*, studying, learn*, read*, practice, practise, course, chapter*, lesson*, exams, exam prep, revise, revision, homework, language, spanish, french, german, italian, japanese, duolingo, flashcards, lecture*, pages, lernen, lesen, étudier, apprendre, lire, réviser, estudiar, aprender, leer, studiare, imparare, leggere, учить, читать, прочитать, учёба, 学习, 看书, 读书, 勉強, 読書, 공부*, 책, دراسة, اقرأ, קריאה, ללמוד, 📚, 📖',
  errand:
    'buy, shop, shopping, pick up, drop off, post office, return, renew, book, order, schedule, passport, license, licence, pharmacy, supermarket, oil change, haircut, einkaufen, kaufen, abholen, acheter, courses, comprar, compras, comprare, купить, 买, 買い物, 🛒',
  work: 'work on, report, project, presentation, deck, slides, client*, email, emails, inbox, deadline, application*, apply, resume, cv, code, coding, bug, bugs, deploy, ship, submit, proposal, thesis, paper, essay, sales, draft, review, document*, spreadsheet, ticket*, launch, job, work, arbeit, arbeiten, bericht, projekt, präsentation, travail*, rapport, projet, trabajo, trabajar, informe, proyecto, terminar, lavoro, lavorare, relazione, praca, pracować, работ*, отчёт, отчет, проект, 工作, 报告, 項目, 项目, 仕事, 업무, عمل, العمل, התקציב, עבודה, 💼, 💻, 📈',
  attitude:
    'be happy, be more, be better, be positive, stay positive, positive, stay calm, calm, patient, patience, smile, have fun, enjoy, good day, great day, believe, confident, confidence, brave, focus*, mindset, grateful, gratitude, let go, forgive, worry less, trust, kind to myself, breathe through, be myself, be honest, go with the flow, survive, get through, get out of bed, get up, wake up, 开心, 快乐, 😊, 😁',
} as const

export type GoalKind = keyof typeof kindWords | 'refrain' | 'other'

/** Goals of not doing something. */
const refraining =
  /^(?:(?:i|today|will|try|to|please)\s+)*(?:don['’]?t|do not|not|no|never|stop|quit|avoid|skip|resist|limit|less|fewer|without|cut (?:down|back|out)|stay (?:off|away)|keine?|nicht|kein|sin|pas de|arrêter|dejar de|не|no more)(?!\p{L})/iu

const kindsIn = phraseList((Object.entries(kindWords) as [GoalKind, string][]).map(([kind, words]) => [words, kind]))

/** Calls to offices and companies: a task, and no contact with a friend or relative. */
const isBusiness = anyPhrase(
  'caterer*, florist*, undertaker*, funeral director*, registrar*, solicitor*, broker*, estate agent*, council, union, tax office, job centre, jobcentre, contractor*, doctor*, dentist*, bank, insurance, plumber, electrician, vet, school, landlord, office, company, lawyer, garage, mechanic, pharmacy, accountant, airline, hotel, clinic, hospital, agency, arzt, zahnarzt, bank, versicherung, médecin, dentiste, banque, médico, médica, banco, seguro, врач*, банк, 医生, 银行',
)

/** Goals with a fixed time, or for the whole day: they cannot be done first. */
const ownHour =
  /(?<!\p{L})(?:tonight|this evening|in the evening|bed|bedtime|asleep|sleep|dinner|supper|lunch|noon|later|after|before|until|by \d|at \d|all day)(?!\p{L})|\d\s*(?:am|pm)(?!\p{L})|\d:\d\d|今晚|睡/iu

export function canComeFirst({ text, kind }: { text: string; kind: GoalKind }): boolean {
  return !['refrain', 'attitude', 'event'].includes(kind) && !ownHour.test(text)
}

export function kindOf(goal: string): GoalKind {
  if (refraining.test(goal)) return 'refrain'
  // The verb usually comes first, so the match nearest to the beginning decides.
  const kind = kindsIn(goal).reduce<{ payload: GoalKind; from: number }>(
    (best, one) => (one.from < best.from ? one : best),
    { payload: 'other', from: Infinity },
  ).payload
  return kind === 'contact' && isBusiness(goal) ? 'errand' : kind
}
