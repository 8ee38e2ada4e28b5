/** What a day has, on every screen that shows one, in mails and in files. */
export const journal = {
  sections: {
    gratitudeText: { title: 'Gratitude', question: "What are 3 things you're grateful for today?" },
    goalsText: { title: "Today's Goals", question: 'What are 3 small wins to move your day forward?' },
    // The question is the hint in the empty box.
    diaryText: { title: 'Daily Diary', question: 'Whatever else the day holds' },
    eveningText: { title: 'Looking Back', question: 'What went well?' },
  },
  marks: {
    doneItems: { title: 'Small wins done' },
    mood: { title: 'How the day felt', labels: { 1: 'Heavy', 2: 'Low', 3: 'Even', 4: 'Light', 5: 'Bright' } },
  },
  choice: (title: string, label: string) => `${title}: ${label.toLowerCase()}`,
  letter: {
    title: 'Your Personal Motivation',
    addressee: (name: string) => `For ${name}`,
    /** In the place of the title, where the page speaks of self-harm. */
    help: 'People who listen',
    talk: 'Need someone to talk to?',
    writtenAt: (time: string) => `Written at [${time}]`,
    writtenByComposer: 'Written by Firstlight, without a model',
    writtenByModel: (model: string) => `Written by ${model}`,
  },
  /** The name of a visitor. */
  guest: 'Friend',
  // The pictures of some days.
  week: 'The days of the week',
  written: (date: string) => `${date}, written`,
  unwritten: (date: string) => `${date}, not written`,
  earlier: { week: 'A week ago', month: 'A month ago', year: 'A year ago' },
  bothSections: {
    title: 'Please fill in both sections',
    description: 'Both gratitude and goals are required to continue.',
  },
}
