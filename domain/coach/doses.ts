import { createRecognizer } from './recognizer.ts'
import { doseRules } from './signs/doses.ts'

/** Whether folded sentences report, or plan, more tablets than a person takes at once. Minutes count then. */
export const reportsDose = createRecognizer(doseRules)
