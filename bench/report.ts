let broken = 0

/** One line for a figure, beside its budget. */
export function report(what: string, figure: string, holds: boolean, budget: string): void {
  if (!holds) broken += 1
  console.log(`${holds ? 'ok    ' : 'BROKEN'} ${what.padEnd(44)} ${figure.padStart(26)}   ${budget}`)
}

/** Exit code 1 if a figure has exceeded its budget. */
export function finish(): never {
  process.exit(broken > 0 ? 1 : 0)
}

/** The number below which such a share of the numbers is. */
export function at(share: number, numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length * share)] ?? NaN
}

export const median = (numbers: readonly number[]) => at(0.5, numbers)

export function inThousands(number: number): string {
  return Math.round(number).toLocaleString('en-US')
}
