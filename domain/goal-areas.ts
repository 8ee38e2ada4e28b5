const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Extended_Pictographic}]/u

/**
 * One pattern for a list of words divided by commas: whole words in any script and case, `*` for any
 * ending. Scripts without blanks between words, and emoji, match anywhere.
 */
function wordList(list: string): RegExp {
  const all = list
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
  const source = (word: string) =>
    word
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll("'", "['’]")
      .replaceAll('*', "[\\p{L}'’]*")
      .replaceAll(' ', '\\s+')
  const anywhere = all.filter((word) => unspaced.test(word)).map(source)
  const whole = all.filter((word) => !unspaced.test(word)).map(source)
  const words = whole.length > 0 ? [`(?<![\\p{L}\\p{M}\\p{N}])(?:${whole.join('|')})(?![\\p{L}\\p{M}\\p{N}])`] : []
  return new RegExp([...words, ...anywhere].join('|'), 'iu')
}

/** The six areas of small wins, and the words by which an item belongs to one. An item may belong to several. */
const areaWords = {
  'Health & Fitness':
    'exercise*, exercising, workout*, work out, gym, run, runs, running, jog*, walk, walks, walking, hike*, hiking, swim*, bike, biking, cycle, cycling, yoga, pilates, stretch*, steps, train, training, lift, weights, push-ups, pushups, squats, plank, marathon, 5k, 10k, dance, dancing, sport*, water, hydrate*, eat, eating, salad, vegetables, veggies, fruit, healthy, breakfast, meal prep, diet, protein, sugar, sleep, bed by, bed early, early night, nap, rest, vitamins, medication, meds, doctor*, dentist*, therapist, therapy, physio*, checkup, check-up, fresh air, posture',
  'Career & Work':
    'work, working, job, jobs, career, project*, report*, presentation*, present, pitch, slides, deck, meeting*, client*, customer*, colleague*, coworker*, boss, manager, team, email, emails, inbox, deadline*, application*, apply, resume, cv, interview*, promotion, office, proposal*, contract*, code, coding, deploy*, ship, launch*, review, spreadsheet*, document*, sales, invoice*, business, shift',
  Relationships:
    'call, calls, phone, ring, text, message, write to, visit*, meet, catch up, reconnect*, friend*, family, mom, mum, mother, dad, father, parents, son, daughter, kid, kids, child, children, baby, brother*, sister*, grandma, grandpa, grandmother, grandfather, aunt, uncle, cousin*, wife, husband, partner, girlfriend, boyfriend, date night, neighbour*, neighbor*, lunch with, coffee with, dinner with, play with, time with, listen, hug, birthday*, apologise, apologize, forgive, help, invite*',
  'Personal Growth':
    'read, reading, book, books, chapter*, learn*, study*, studying, course*, class, classes, lesson*, practice, practise, language*, spanish, french, german, italian, japanese, meditate*, meditation, breathe, breathing, mindful*, pray, prayer*, journal*, reflect*, gratitude, habit*, focus*, patient, patience, calm, unplug, screen time, podcast*, declutter*, plan, planning, goal*, early, wake up, get up',
  Creativity:
    'write, writing, poem*, poetry, story, stories, novel, blog, draw*, sketch*, paint*, colour, color, photo, photos, photograph*, film, video*, edit, music, song*, sing, singing, guitar, piano, violin, drums, play the, compose*, knit*, sew*, crochet*, craft*, pottery, bake, baking, cook, cooking, garden*, design*, create*, creative, build, idea*',
  Finance:
    'budget*, money, save, saving, savings, spend*, spending, pay, bill, bills, rent, mortgage, bank, tax, taxes, invest*, insurance, expense*, debt*, loan*, refund*, receipt*, accounting, pension, salary, raise',
} as const

export type Area = keyof typeof areaWords

const readAreas = () =>
  (Object.entries(areaWords) as [Area, string][]).map(([name, words]) => ({ name, pattern: wordList(words) }))
/** Made by the first review: the patterns take milliseconds of the start of a Worker. */
let areas: ReturnType<typeof readAreas> | undefined

/** How many items belong to each area. */
export function createAreas() {
  areas ??= readAreas()
  const counted = areas.map((area) => ({ ...area, count: 0 }))
  return {
    add(item: string): void {
      for (const area of counted) if (area.pattern.test(item)) area.count += 1
    },

    /** The largest first; areas without an item are left out. */
    list: (most: number): { name: Area; count: number }[] =>
      counted
        .flatMap(({ name, count }) => (count > 0 ? [{ name, count }] : []))
        .toSorted((one, other) => other.count - one.count)
        .slice(0, most),
  }
}
