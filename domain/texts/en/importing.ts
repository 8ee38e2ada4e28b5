const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('en-US')} ${many}`
const days = (count: number) => counted(count, 'day', 'days')
const goals = (count: number) => counted(count, 'goal', 'goals')

export const importing = {
  title: 'Bring your journal along',
  continue: 'Continue',
  stop: 'Stop',
  goOn: 'Go on',
  leave: 'Leave it at that',
  more: (count: number) => `and ${count.toLocaleString('en-US')} more`,
  quoted: (words: string) => `“${words}”`,
  entries: (count: number) => counted(count, 'entry', 'entries'),
  goals,
  /** What is nothing is not named, unless nothing is there. */
  whole: (count: { days: number; goals: number }) => {
    if (count.goals === 0) return days(count.days)
    return count.days === 0 ? goals(count.goals) : `${days(count.days)} and ${goals(count.goals)}`
  },
  unfinished: {
    title: 'The last import is not finished',
    explanation: (progress: string) =>
      `${progress} brought along. Choose the same files again for the rest: nothing comes twice.`,
  },
  choice: {
    files: 'Choose files',
    hint: 'They are read on this device, and you see what they hold before anything is stored.',
    folder: 'Choose a folder',
    unnamed: 'Your choice',
    several: (files: number) => `${files.toLocaleString('en-US')} files`,
    failed: (name: string) => `“${name}” could not be read`,
    journals: [
      { from: 'Firstlight', what: 'the JSON from Export My Data, or its Markdown' },
      { from: 'Day One, Journey', what: 'the ZIP or the JSON of the export' },
      { from: 'Apple Journal', what: 'the folder or the ZIP of the export' },
      { from: 'Google Keep', what: 'the ZIP of Google Takeout' },
      { from: 'Daylio, Presently', what: 'the CSV' },
      { from: 'Obsidian, Logseq', what: 'the folder of your daily pages' },
      { from: 'Evernote, Memos', what: 'the ENEX file, or the JSON' },
      { from: 'jrnl, Day One Classic', what: 'the file or the folder' },
      { from: 'Any table', what: 'a CSV with a column of dates' },
      { from: 'Anything else', what: 'Markdown or text with the date in a heading or in the name' },
    ],
  },
  reading: 'Reading your journal. It does not leave this device yet.',
  columns: {
    title: 'Which column is what? Look over the guess, and change what is wrong.',
    untitled: (number: number) => `Column ${number}`,
    none: 'Leave out',
    date: 'Date',
    order: 'Day or month first?',
    unclear: (date: string) => `The dates do not say it: “${date}”`,
    choose: 'Please choose',
    day: 'Day first, 31/12',
    month: 'Month first, 12/31',
    leaveOut: 'Leave this table out',
    noDate: 'Please say which column is the date.',
    severalDates: 'Please choose one column for the date.',
    noWords: 'Please say which column holds the words.',
    noOrder: 'Please say whether the day or the month comes first.',
  },
  preview: {
    daysHere: (count: number) => `${days(count)} already written here`,
    goalsHere: (count: number) => `${count.toLocaleString('en-US')} of them already here`,
    source: (sources: string, first: string, last: string) =>
      first === last ? `${sources}, ${first}` : `${sources}, ${first} to ${last}`,
    dropped: (things: string) => `Firstlight saves words only. What stays behind: ${things}.`,
    nothingNew: 'There is nothing new here',
    allHere: 'Everything that was found is in your journal already, and stays as it is.',
    noDays: 'No day could be read.',
    stay: (count: number) => `${days(count)} already written here, which stay as they are`,
    headings: (count: number) =>
      `${counted(count, 'unknown heading', 'unknown headings')}, whose words go to the diary`,
    onDays: (count: number) => `on ${days(count)}`,
    leftOut: (count: number) => `${counted(count, 'piece', 'pieces')} left out`,
    first: 'The first of them',
    all: 'What comes along',
    goals: 'Goals',
    isCompleted: 'completed',
    by: (date: string) => `by ${date}`,
    milestones: (count: number) => `${count} ${count === 1 ? 'milestone' : 'milestones'}`,
    store: (whole: string) => `Bring ${whole} along`,
  },
  storing: {
    label: 'Brought along',
    progress: (done: string, whole: string) => `${done} of ${whole}`,
    soFar: (progress: string) => `${progress} brought along so far.`,
    stopped: (progress: string) => `${progress} brought along.`,
    failed: 'It stopped on the way',
    isSafe: (why: string) => `${why} What was brought along is safe, and nothing comes twice.`,
  },
  stored: {
    title: (whole: string) => `${whole} brought along`,
    kept: (count: number) =>
      `${count === 1 ? 'One day' : days(count)} had been written here in the meantime and stayed as they were.`,
    days: 'They stand in your journal under their dates.',
    goals: 'Your goals are in the list of goals, with their milestones and their progress.',
    more: 'Bring more files',
    toGoals: 'Look at your goals',
    toHistory: 'Look at Your Journey',
    toDay: (date: string) => `Look at ${date}`,
  },
  /** What Firstlight does not keep. */
  dropped: {
    pictures: (count: number) => counted(count, 'picture or recording', 'pictures and recordings'),
    places: (count: number) => counted(count, 'place', 'places'),
    weather: (count: number) => counted(count, 'note of the weather', 'notes of the weather'),
    stars: (count: number) => counted(count, 'star', 'stars'),
    tags: (count: number) => counted(count, 'tag', 'tags'),
    moods: (count: number) => counted(count, 'mood', 'moods'),
    others: (count: number) => counted(count, 'other attachment', 'other attachments'),
  },
  /** Where in a file something is. */
  places: {
    line: (number: number) => `Line ${number}`,
    entry: (number: number) => `Entry ${number}`,
    goal: (number: number) => `Goal ${number}`,
  },
  /** Why a part of a file stays out. */
  leftOut: {
    noSuchDate: (date: string) => `“${date}” is not a date that exists.`,
    unclearDate: (date: string, one: string, other: string) => `“${date}” could be ${one} or ${other}.`,
    unreadDate: (heading: string) => `“${heading}” may be a date, and cannot be read. “2024-03-01” can.`,
    noDate: 'It does not say when it was written.',
    tooEarly: 'Firstlight holds days from January 1, 1900.',
    tooLate: 'This day is still to come.',
    noWords: 'There are no words here.',
    noPremium: 'The diary of this day stays out: without Premium, diaries are imported for past days only.',
    tooLong: 'This day is longer than a page can hold.',
    noDay: (words: string) => `“${words}” belongs to no day.`,
    goals: (count: number) =>
      count === 1
        ? '1 goal stays out: it is imported from the JSON that Settings exports.'
        : `${count} goals stay out: they are imported from the JSON that Settings exports.`,
    columns: (most: number) => `Columns after the first ${most} stay out.`,
    unclosed: 'A quotation mark opens here and never closes.',
    deleted: 'It lies in the bin of Google Keep.',
    noGoal: 'This is not a goal.',
    goalField: (field: string) => `The field “${field}” cannot be read.`,
    goalTooLong: 'This goal is longer than the import can send at once.',
    tooManyGoals: (most: number) => `There is room for ${most} goals.`,
  },
  zip: {
    damaged: 'It is damaged and cannot be unpacked.',
    incomplete: 'This ZIP archive is incomplete. Please download or copy it again.',
    tooLarge: 'This ZIP archive is too large. Open it, and choose the files inside.',
    tooMuchText: 'It holds too much text. Unpack it, and choose some of its files.',
    locked: 'It is locked with a password.',
    unknown: 'It is packed in a way that cannot be read here.',
  },
  /** Why a whole file cannot be read. */
  refused: {
    noText: 'There is no text among these files that could be a journal.',
    noDays: (files: number) => `No day could be found in these ${files} files.`,
    empty: 'This file is empty.',
    brokenJson: 'This JSON cannot be read. It may be incomplete.',
    brokenJsonFrom: (line: number) => `This JSON cannot be read from line ${line} on. It may be incomplete.`,
    leftOut: 'This table was left out.',
    noDates: 'This table has no column of dates, such as “2024-03-01” or “3/14/2024”.',
    otherHtml: 'This page of HTML has no date, so it is not from Apple’s Journal.',
    noEntries: 'There are no entries in this file.',
    otherEntries: (programs: string) => `The entries in this JSON are not from ${programs}.`,
    otherJson: (programs: string) =>
      `This JSON holds no list named “entries” or “memos”, so it is not from ${programs}.`,
    other:
      'No day could be found in this file. In Markdown, a heading such as “## 2024-03-01” begins a day, or the name of the file is the date; a table (CSV) needs a column of dates.',
    otherShort: 'No date could be found in it.',
  },
  /** Of files that are known by their names, with what to choose in their program. */
  known: {
    daylio: 'This is a backup of Daylio. In Daylio, export the entries as a CSV, and choose that.',
    gridDiary:
      'A snapshot or the JSON of Grid Diary cannot be read here. A table (CSV) with a column of dates can, and so can text with the date above each day.',
    journey:
      'A PDF or a Word file of Journey holds pages, not days. In Journey, choose Export to ZIP, and choose the ZIP here.',
    appleJournal:
      'This is a printed page of Apple’s Journal. There, export all entries, and choose the folder or its ZIP.',
    dayOne: 'In Day One, export the journal as JSON, and choose its ZIP here.',
    reflectly:
      'Reflectly has no export that can be read here. A table (CSV) with a column of dates can, and so can text with the date above each day.',
    fiveMinutes:
      'This export of 5 Minute Journal cannot be read here. A table (CSV) with a column of dates can, and so can text with the date above each day.',
    document:
      'A printed page or a document cannot be divided into days. Where it comes from, export JSON, CSV, Markdown or plain text.',
    database: 'This is a database of an app. There, export JSON, CSV, Markdown or plain text.',
  },
}
