import { invalid } from '../../core/errors.ts'

/** The diary of a day that is not over is part of Premium, and is not written by way of an import. */
export const diaryOfToday = () => invalid('Diaries are imported for past days only.')
