/** A page that is changed. */
export const editor = {
  reply: { title: 'The letter', new: 'Ask for a new one', keep: 'Keep this letter' },
  answersEarlier: 'The letter answers what stood here before.',
  updatesReply: 'The AI response updates automatically after changes to gratitude and goals.',
  writesReply: 'Your reply is being written again',
  noRoom: 'This device has no room left',
}
