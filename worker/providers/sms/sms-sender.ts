export type Sms = {
  /** In E.164. */
  to: string
  text: string
  /** Carriers discard what they could not deliver within this time. */
  validSeconds: number
  /** Where the vendor reports what became of the SMS. */
  statusCallback?: string
}

/**
 * Gives an SMS to a service that delivers it, and returns the id that the service gave it. Throws a `DeliveryError` if
 * the service has not taken it. After any other error the SMS was perhaps sent, and must not be sent again.
 */
export type SmsSender = {
  send(sms: Sms): Promise<{ messageId: string }>
  /** Removes an SMS with its text from the service, which else keeps it for more than a year. */
  remove?(messageId: string): Promise<void>
}
