/** Days that have no page here, and a day that this device shows by mistake. */
export const days = {
  unknown: {
    title: 'This day could not be looked up',
    begun: 'What you wrote is saved on this device.',
    text: 'If the day has a page already, nothing of it is replaced: you will see both, and choose.',
    looking: 'Looking…',
  },
  unwritten: {
    title: 'Ready for Today?',
    text: 'Three things you are grateful for, three small wins, and a reply that has read them.',
    begin: "Start Today's Reflection",
  },
  past: { title: 'Past Entry', text: 'No entry found for this date.', goOn: 'Go on with what you began' },
  toCome: { title: 'This day is still to come', text: 'Its page will appear here when it begins.' },
  toToday: 'To today',
  wrongClock: {
    title: 'The clock of this device seems to be wrong',
    text: (here: string, there: string) =>
      `It says ${here}, and your page would be saved under that day. For us it is ${there}. You can set the clock right, or go on there with what you have written.`,
    writeFor: (date: string) => `Write for ${date}`,
  },
}
