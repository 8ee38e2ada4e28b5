/** Counted from 0. */
export function lineOfCursor({ value, selectionStart }: HTMLTextAreaElement): number {
  return value.slice(0, selectionStart).split('\n').length - 1
}
