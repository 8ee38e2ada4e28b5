/** Invented goals, days and figures, beside the offer of Premium. */
export const examples = {
  note: 'An example of what you would find here.',
  goals: {
    river: {
      title: 'Run the river loop without stopping',
      deadline: '12 days left',
      reached: 'Three kilometres on Saturday',
      next: 'As far as the old bridge',
    },
    chapter: { title: 'Finish the first chapter', deadline: 'Due today' },
  },
  highlights: {
    momentum: 'Growth momentum',
    mornings: 'Six mornings out of seven were yours.',
    words: 'You came back to: sister, river, bread',
  },
  history: {
    month: 'Your month',
    entries: [
      { day: 'Wednesday', line: 'The kettle was already warm, and nobody else was up.' },
      { day: 'Tuesday', line: 'A letter from my sister, four pages, both sides.' },
    ],
  },
}
