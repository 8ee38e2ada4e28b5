/** Weights are stored for features, and a feature is a number below this. */
export const featureCount = 2 ** 20

/** The words contain a sign, as told by the caller: of the topic of help, or of a hardship. */
export const signFeature = featureCount

const lettersOfPiece = 4

/** Learned weights as they are stored: each character is a digit. */
export type StoredWeights = {
  bias: number
  /** How many digits one unit is. */ scale: number
  distances: string
  values: string
}
export type Weights = { bias: number; scale: number; of: Int8Array }

/** The features of a sequence of folded words: words, pairs, triples, and pieces of letters. */
export function featuresOf(words: readonly string[], hasSign = false): number[] {
  const features = hasSign ? [signFeature] : []
  const hashes = words.map((word) => hash(word, 0, word.length))
  for (let at = 0; at < words.length; at += 1) {
    const [one, next, afterNext] = [hashes[at]!, hashes[at + 1], hashes[at + 2]]
    features.push(featureOf(one))
    if (next !== undefined) features.push(featureOf(joined(one, next)))
    if (next !== undefined && afterNext !== undefined)
      features.push(featureOf(joined(joined(one, next), afterNext)), featureOf(joined(~one, afterNext)))
    const letters = `<${words[at]!}>`
    for (let from = 0; from + lettersOfPiece <= letters.length; from += 1)
      features.push(featureOf(~hash(letters, from, from + lettersOfPiece)))
  }
  return features
}

/** The words alone, and the pairs. */
export function wordsAndPairs(words: readonly string[]): number[] {
  const hashes = words.map((word) => hash(word, 0, word.length))
  return hashes.flatMap((one, at) => {
    const next = hashes[at + 1]
    return next === undefined ? [featureOf(one)] : [featureOf(one), featureOf(joined(one, next))]
  })
}

/** A word, as one of a plan. */
export const featureOfPlan = (word: string): number => featureOf(hash(`»${word}`, 0, word.length + 1))

/** FNV-1a */
function hash(text: string, from: number, to: number): number {
  let value = 0x811c9dc5
  for (let at = from; at < to; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value
}

function joined(first: number, second: number): number {
  return Math.imul(first, 31) + second
}

/** The upper bits of a hash are mixed into the lower ones, which are kept. */
function featureOf(value: number): number {
  const mixed = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  return ((mixed ^ (mixed >>> 12)) >>> 0) % featureCount
}

/** One character stands for a number: its place in this list. Signs that have a meaning in code are left out. */
export const digits = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at))
  .filter((sign) => !`"'\`\\$<>{}`.includes(sign))
  .join('')
/** The digit of the weight 0. */
export const zero = 42

/** Most features of a text have no weight. */
export function withWeights(features: readonly number[], { of }: Weights): number[] {
  const found: number[] = []
  for (let at = 0; at < features.length; at += 1) if (of[features[at]!] !== 0) found.push(features[at]!)
  return found
}

/** One for each feature of the text that is read. */
let isCounted: Uint8Array | undefined

/** The sum of the weights, with the bias: the logarithm of the odds. A feature counts once. */
export function weighed(features: readonly number[], { bias, scale, of }: Weights): number {
  // A set would cost more than all else that reads a text.
  isCounted ??= new Uint8Array(featureCount + 1)
  let total = 0
  for (let at = 0; at < features.length; at += 1) {
    const feature = features[at]!
    if (isCounted[feature] === 0) total += of[feature]!
    isCounted[feature] = 1
  }
  for (let at = 0; at < features.length; at += 1) isCounted[features[at]!] = 0
  return bias + total / scale
}

export function readWeights({ bias, scale, distances, values }: StoredWeights, size = featureCount + 1): Weights {
  const of = new Int8Array(size)
  for (const [at, feature] of readPlaces(distances).entries()) of[feature] = digits.indexOf(values[at]!) - zero
  return { bias, scale, of }
}

/** Numbers in their order, stored as the distance from each to the next. */
export function readPlaces(distances: string): number[] {
  const places: number[] = []
  let place = -1
  for (const sign of distances) {
    const distance = digits.indexOf(sign)
    place += distance
    // The greatest digit says that the distance goes on.
    if (distance < digits.length - 1) places.push(place)
  }
  return places
}
