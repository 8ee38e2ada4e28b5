/**
 * Choices that change from day to day and are not random: the same for a person and a day, and each
 * is made once before any is made again.
 */

/** FNV-1a with a final mix, since turns use its low bits. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d)
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Which of `of` things is chosen at `count`. Each seed has its own order. */
export function turnAt(seed: string, count: number, of: number): number {
  if (of < 2) return 0
  const start = seedOf(seed) % of
  let step = 1 + (seedOf(`${seed} step`) % (of - 1))
  while (commonDivisor(step, of) > 1) step = (step % (of - 1)) + 1
  return (((start + step * count) % of) + of) % of
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b)
}
