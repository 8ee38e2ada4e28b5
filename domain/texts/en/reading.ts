/** Of an entry that was opened, on the screen and on paper. */
export const reading = {
  previous: 'Previous entry',
  next: 'Next entry',
  print: 'Print',
  isDone: 'Done',
  writtenOn: (moment: string) => `Written on [${moment}]`,
  pending: 'Looking for your entry',
  failed: 'This entry could not be fetched',
  none: 'No entry found for this date.',
  noReplyYet: 'Your reply is on its way. It will appear here when you look again.',
  unsent: {
    title: 'What you wrote here is saved on this device',
    note: 'The page of this day was deleted elsewhere. Today lists what is not sent.',
  },
  unsaved: {
    title: 'You have changes that are not saved',
    note: 'They are on this device.',
    goOn: 'Go on editing',
    discard: 'Discard changes',
  },
  changed: {
    title: 'This entry has changed in the meantime',
    choose: (moment: string) =>
      `It was changed elsewhere on ${moment}. Both texts are safe; nothing is replaced until you choose.`,
    notDeleted: (moment: string) =>
      `It was changed elsewhere on ${moment}, so nothing was deleted. This is how it stands now.`,
  },
  delete: {
    question: 'Delete this entry? You will have ten seconds to bring it back.',
    cancel: 'Keep it',
    pending: 'Deleting…',
    done: 'Entry deleted',
    failed: 'Failed to delete entry',
  },
  restore: {
    done: (day: string) => ({ title: 'Entry restored', description: `${day} is back where it was.` }),
    failed: 'The entry could not be brought back',
  },
  paper: {
    page: 'Print · Firstlight',
    back: 'Back to Your Journey',
    pending: 'Looking for your pages',
    failed: 'These pages could not be fetched',
    empty: 'Nothing was written here.',
    unknown: {
      title: 'Nothing to print',
      explanation: 'This is neither a day nor a month.',
      whatToDo: 'A day can be printed from its entry, a month from the calendar.',
    },
    mornings: (name: string, count: number) => `${name}, ${count === 1 ? 'one morning' : `${count} mornings`}`,
  },
}
