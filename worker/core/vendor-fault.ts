/** A vendor answered with a fault of its own. Stripe repeats it for the same key, so the next try needs another. */
export class VendorFault extends Error {}
