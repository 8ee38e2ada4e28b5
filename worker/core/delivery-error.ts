/**
 * Why a vendor has not taken a message: `try-later` for now, `refused` for this address, `opted-out` because the
 * recipient has told the vendor to send nothing. Any other error of a vendor leaves open whether the message was sent.
 */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError'
  readonly fault: 'try-later' | 'refused' | 'opted-out'

  constructor(fault: DeliveryError['fault'], cause: unknown) {
    super(`The message was not taken: ${fault}`, { cause })
    this.fault = fault
  }
}
