/** Beside and below the page of a day: its mood, what is carried over, and earlier years. */
export const besideDay = {
  mood: { question: 'How does this day feel?', hint: 'Choose it again to take it back.' },
  carriedOver: 'On tomorrow’s page, saved on this device.',
  takeBack: 'Take it back',
  onThisDay: 'On this day',
}
