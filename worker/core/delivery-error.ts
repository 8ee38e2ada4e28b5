/**
 * Why a vendor has not taken a message: `try-later` for now, `refused` for this address. Any other error of a vendor
 * leaves open whether the message was sent.
 */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError'
  readonly fault: 'try-later' | 'refused'

  constructor(fault: 'try-later' | 'refused', cause: unknown) {
    super(`The message was not taken: ${fault}`, { cause })
    this.fault = fault
  }
}
