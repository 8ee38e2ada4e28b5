/** Word by word, each with the blanks around it, so that together they are the text again. */
export function* inWordsOneByOne(text: string): Generator<string> {
  yield* text.match(/\s*\S+\s*/g) ?? []
}
