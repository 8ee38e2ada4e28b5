/** Where texts are until the server has stored them, and what it says of them: on every screen of a person. */
export const saving = {
  sending: 'Sending',
  waits: 'Saved on this device. It will be sent when the connection is back.',
  onlyInPage: 'This browser has no room for your words: they are only in this page. Keep it open until they are sent.',
  untilSaved: 'On this device until it is saved',
  notSent: 'It is not sent yet. It is saved on this device.',
  discarded: 'Changes discarded',
  signedOut: 'Nothing is lost. Please sign in, and go on from there.',
  entry: {
    saved: {
      title: 'Entry saved!',
      description: 'Your morning reflection has been saved and AI response generated.',
    },
    notSaved: {
      title: 'Failed to save entry',
      waits: 'Your page is saved on this device and will be sent when the connection is back.',
    },
    updated: { title: 'Entry Updated', description: 'Your entry has been successfully updated.' },
    notUpdated: { title: 'Update Failed', description: 'Failed to update entry' },
    diarySaved: 'Diary saved',
    diaryNotSaved: 'Failed to save diary',
    lookBackSaved: 'Look back saved',
  },
  marksNotSaved: { doneItems: 'Failed to tick the small win', mood: 'Failed to save how the day felt' },
}
