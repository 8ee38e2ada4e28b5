/**
 * Why a vendor has not taken a message: `try-later` for now, `refused` for this address, `gone` because the address no
 * longer exists, `opted-out` because the recipient has told the vendor to send nothing. Any other error of a vendor
 * leaves open whether the message was sent.
 */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError'
  readonly fault: 'try-later' | 'refused' | 'gone' | 'opted-out'
  /** For how many milliseconds the vendor wants no other try. */
  readonly retryAfter: number | undefined

  constructor(fault: DeliveryError['fault'], cause: unknown, { retryAfter }: { retryAfter?: number | undefined } = {}) {
    super(`The message was not taken: ${fault}`, { cause })
    this.fault = fault
    this.retryAfter = retryAfter
  }
}
