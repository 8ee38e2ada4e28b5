import { invalid } from '../../core/errors.ts'

export const unknownPushService = () =>
  invalid('We do not know the push service of this browser.', { endpoint: 'This is no push service that we know' })
