/** Above the screens: what a person may want to know or to choose. */
export const notices = {
  away: {
    text: (day: string) => `You are away until ${day}. Nothing is sent before.`,
    end: 'I am back',
  },
  zone: {
    label: 'Time zone',
    text: ({ here, usual }: { here: string; usual: string }) =>
      `This device is on ${here} time. Your days follow ${usual}.`,
    change: (here: string) => `Change to ${here}`,
    changing: 'Changing…',
    keep: (usual: string) => `Keep ${usual}`,
  },
  otherPerson: {
    title: 'The person on this device has changed',
    signedIn: 'Somebody else has signed in in another tab, and this page now shows their journal.',
    signedOut: 'You were signed out in another tab.',
    isKept: 'What was written here before is saved on this device for its writer, and for nobody else.',
    close: 'I understand',
  },
  letters: {
    label: 'Who writes your letters',
    text: (model: string) =>
      `Your letter can be written by ${model}. It reads your page for that, and keeps nothing. Without it Firstlight writes the letter itself. You can change this in Settings.`,
    byModel: 'Yes, it may read my pages',
    byComposer: 'No, Firstlight alone',
  },
}
