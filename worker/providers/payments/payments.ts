import type { Subscription } from '#domain/billing'

/** What a browser needs to ask for a payment method. A setup charges nothing yet; a payment charges at once. */
export type Checkout = { clientSecret: string; intent: 'setup' | 'payment'; trialDays: number }

/** An event of the vendor. Only ids are used: what it is about is read from the vendor. */
export type PaymentEvent = {
  id: string
  type: string
  customerId: string | undefined
  /** Of an event about an invoice. */
  invoiceId: string | undefined
}

/** Takes payments for subscriptions. Each call that creates something has a key; the same key creates it once. */
export type Payments = {
  createCustomer(userId: string, key: string): Promise<string>
  /** What receipts are addressed to. False if there is no such customer. */
  changeCustomer(customerId: string, customer: { name: string; email: string | null }): Promise<boolean>
  /** The person for whom the customer was created; undefined for a customer of others. */
  ownerOf(customerId: string): Promise<string | undefined>
  /** Deletes the customer and ends every subscription. Done as well if there is none. */
  deleteCustomer(customerId: string): Promise<void>
  /** The newest first, ended ones included. Undefined if there is no such customer. */
  listSubscriptions(customerId: string): Promise<Subscription[] | undefined>
  startSubscription(of: { customerId: string; trialDays: number }, key: string): Promise<Checkout>
  /** The checkout of a subscription that was begun; undefined if there is nothing left to confirm. */
  findCheckout(subscriptionId: string): Promise<Checkout | undefined>
  /** Ends a subscription at once. Done as well if it has ended. */
  endSubscription(subscriptionId: string): Promise<void>
  /** The address of the page on which a person manages payment methods, invoices and the end of the subscription. */
  openPortal(customerId: string, returnUrl: string): Promise<string>
  /** Undefined if the vendor has not signed it. */
  readEvent(request: { body: ArrayBuffer; signature: string | undefined }): Promise<PaymentEvent | undefined>
}
