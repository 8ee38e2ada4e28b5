/** The screen of a day: its form, its page and its letter, and what is offered beside them. */
export const today = {
  title: 'Today · Firstlight',
  top: { home: 'Firstlight, today', shortcuts: 'Shortcuts', history: 'History', settings: 'Settings' },
  header: {
    // Three for each part of a day, one day after the other.
    greetings: {
      day: ['Good to see you. The page is yours.', 'Begin where you are.', 'A new day, and nothing written on it yet.'],
      dusk: [
        'The day is nearly over. What was good in it?',
        'The light is going. What will you keep?',
        'Begin where you are.',
      ],
      night: ['It is late and quiet. The page is yours.', 'Begin where you are.', 'What was good in this day?'],
    },
    isWritten: 'Today’s page is written.',
    welcome: (name: string) => `Welcome, ${name}`,
    day: (count: number) => `Day ${count}`,
    dayBefore: 'Yesterday’s page',
    // How many days the person has been here.
    stars: {
      2: 'Each day since your first has a star before dawn. Now there are two.',
      100: 'Each day since your first has a star before dawn. Now there are a hundred.',
    },
  },
  loading: 'Looking for your page',
  transferred: 'What you wrote before is now the page of today.',
  form: {
    send: 'Send My Response',
    sending: 'Generating Response...',
    keys: { apple: '⌘ Enter', others: 'Ctrl Enter' },
    isEmpty: 'It takes a line in each section.',
    lacks: (section: string) => `${section} is still empty.`,
    onDevice: 'Saved on this device',
    offline: 'You are offline. Saved on this device.',
    notSent: 'This could not be sent. Your page is saved on this device: please send it again.',
    wasDeleted:
      'The page of this day was deleted elsewhere. What you changed of it is above, and is sent as a new page.',
  },
  letter: {
    toCome: 'Your letter will appear here.',
    // Before what it left for today.
    yesterday: 'Yesterday’s letter:',
    fromYesterday: 'From yesterday’s letter',
    arrives: 'Generating your personalized motivation...',
    brokeOff: 'The connection broke off. The rest of your reply will appear here when it is back.',
    notQuite: 'Not quite',
    other: 'Another one is being written…',
    noOther: 'Another letter could not be asked for. This one stays.',
  },
  page: {
    saved: 'Saved',
    nothing: 'Nothing written yet.',
    allDone: 'All done for today.',
    carryOver: 'Carry what is left into tomorrow',
  },
  // The sections that are written below the page.
  cards: {
    diaryText: { save: 'Save Diary', savedElsewhere: 'The diary was saved elsewhere in the meantime.' },
    eveningText: { save: 'Save Look Back', savedElsewhere: 'The look back was saved elsewhere in the meantime.' },
  },
  evening: {
    morning: 'This morning’s page and its letter',
    // Beside a page that reads as a hard one.
    quietQuestion: 'A line about this day, if you like',
  },
  highlights: {
    title: 'Weekly Highlights',
    text: 'Your week in six pages: what you were thankful for, and where you were heading.',
    open: 'Look at the week',
  },
  // The links below the letter.
  dayAtAGlance: 'Your day at a glance',
  backToGoal: 'Back to your new goal',
  unsent: {
    title: 'Changes that are not sent',
    count: (count: number) => (count === 1 ? '1 change is not sent yet.' : `${count} changes are not sent yet.`),
  },
}
