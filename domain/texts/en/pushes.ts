/** Notifications. A locked screen shows them to everyone. */
export const pushes = {
  prompt: {
    text: 'Three things you are grateful for, three small wins.',
    write: 'Write',
    later: 'Later',
  },
  test: { title: 'A test, as you asked', text: 'Notifications from Firstlight find you here.' },
  isWritten: 'Today’s page is written',
  isOff: 'Notifications are off on this device',
}
