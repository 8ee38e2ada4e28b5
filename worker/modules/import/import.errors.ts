import { invalid } from '../../core/errors.ts'

/** The diary of a day that is not over is part of Premium, and an import stores none without Premium. */
export const diaryOfToday = () => invalid('Without Premium, diaries are imported for past days only.')
