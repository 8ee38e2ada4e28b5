import type { Coach, CoachCall, QuestionCall } from '../providers/coach/coach.ts'

export type TestCoach = Coach & {
  /** What it was asked, in order. */
  asked: CoachCall[]
  questions: QuestionCall[]
  /** What it says to a question. */
  says: string
  /** While this is set, it writes nothing until it resolves. */
  holdUntil: Promise<void> | undefined
  fault: Error | undefined
}

/** Answers with its number, so that a test sees which reply it is looking at, under a name if it has one. */
export function createTestCoach(name?: string): TestCoach {
  const coach: TestCoach = {
    asked: [],
    questions: [],
    says: '',
    holdUntil: undefined,
    fault: undefined,
    async reply(request) {
      const number = coach.asked.push(request)
      if (name) request.onWriter?.(name)
      await coach.holdUntil
      if (coach.fault) throw coach.fault
      return `Reply ${number} to ${request.name}.`
    },
    async answer(call) {
      coach.questions.push(call)
      if (name) call.onWriter?.(name)
      await coach.holdUntil
      if (coach.fault) throw coach.fault
      return coach.says
    },
    async *stream(request) {
      yield* (await coach.reply(request)).match(/\S+\s*/g)!
    },
  }
  return coach
}
