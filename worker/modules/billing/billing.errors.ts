import { AppError, conflict } from '../../core/errors.ts'

export const alreadySubscribed = () => conflict('billing.already_active', 'Premium is already active for you.')
export const noCustomer = () =>
  new AppError(404, 'billing.no_customer', 'There is no billing yet: nothing was ever bought from this account.')
export const unsignedEvent = () => new AppError(400, 'billing.unsigned', 'This request is not signed as it should be.')
