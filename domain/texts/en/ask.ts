/** Of the question to the journal, and the days that answer it. */
export const ask = {
  close: 'Close the question',
  question: 'Your question',
  placeholder: 'When did I last feel well rested?',
  ask: 'Ask',
  pending: 'Looking through your pages…',
  failed: 'Your journal could not be asked',
  answeredBy: (model: string) => `Answered by ${model} from your gratitudes and goals.`,
  leftOut: 'Some days were not given to the model.',
  section: (title: string) => `${title}:`,
  found: 'What you wrote',
  nothing: 'I find nothing about that.',
  searchedTo: (day: string) => `Your pages were searched back to ${day}. Name a year to look further back.`,
}
