/** Plans that harm, with the kind of harm, and ordinary plans with similar words, one a line. */
export type HarmSamples = { harmful: string; harmless: string }
