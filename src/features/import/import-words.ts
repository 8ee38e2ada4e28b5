export function days(count: number): string {
  return count === 1 ? '1 day' : `${count.toLocaleString('en-US')} days`
}

export function moreDays(count: number): string {
  return count === 1 ? 'One day' : `${count.toLocaleString('en-US')} days`
}

export function entries(count: number): string {
  return count === 1 ? '1 entry' : `${count.toLocaleString('en-US')} entries`
}
