/** What the Worker says of a call that it refuses, and of one that has succeeded. No page loads this table. */
export const answers = {
  fault: 'Something went wrong on our side. Please try again.',
  invalid: 'Please check what you entered.',
  notSignedIn: 'Please sign in to continue.',
  needsPremium: 'This is part of Premium.',
  foreignOrigin: 'This request came from another site.',
  notFound: 'There is nothing here.',
  tooLarge: 'That is more than we can take at once.',
  tooMany: {
    soon: 'Too many tries. Please wait a moment.',
    minutes: (count: number) => `Too many tries. Please wait ${count === 1 ? 'a minute' : `${count} minutes`}.`,
    /** At least three. */
    hours: (count: number) => `Too many tries. Please wait ${count} hours.`,
  },
  dailyLimit: {
    soon: 'That is more than one day takes. What was stored is safe; please go on in a moment.',
    minutes: (count: number) =>
      `That is more than one day takes. What was stored is safe; please go on in ${count === 1 ? 'a minute' : `${count} minutes`}.`,
    hours: (count: number) =>
      `That is more than one day takes. What was stored is safe; please go on in ${count} hours.`,
  },
  notSetUp: {
    address: "This server's address is not set up yet.",
    apple: "This server's apple is not set up yet.",
    google: "This server's google is not set up yet.",
    mail: "This server's mail is not set up yet.",
    payments: "This server's payments is not set up yet.",
    push: "This server's push is not set up yet.",
    sms: "This server's sms is not set up yet.",
    'support mailbox': "This server's support mailbox is not set up yet.",
  },
  unavailable: {
    mail: 'The mail could not be sent just now. Please try again in a few minutes.',
    sms: 'The SMS could not be sent just now. Please try again in a few minutes.',
    payments: 'Payments cannot be reached just now. Please try again in a minute.',
  },
  session: {
    otherPerson: 'Somebody else is signed in here now. Please load the page again.',
    signInAgain: {
      passkey:
        'A passkey can be added in the first minutes after signing in. Please sign in again; you come back here.',
      calendar:
        'An address can be made in the first minutes after signing in. Please sign in again; you come back here.',
      operator:
        'This screen can be used in the first minutes after signing in. Please sign in again; you come back here.',
      google: 'Google can be linked in the first minutes after signing in. Please sign in again; you come back here.',
      apple: 'Apple can be linked in the first minutes after signing in. Please sign in again; you come back here.',
    },
    proof: {
      withPassword: 'You signed in a while ago. Please enter your password, or sign in again: you come back here.',
      withoutPassword: 'You signed in a while ago. Please sign in again: you come back here.',
    },
  },
  signIn: {
    busy: 'Many people are signing in right now. Please try again in a few seconds.',
    wrong: 'That username or password is not right.',
    identityLost: 'That took a little too long. Please begin again with Google or Apple.',
  },
  /** At sign-up, of what another account has. */
  taken: {
    username: 'This username is taken. Please choose another.',
    email: 'An account with this email already exists. Try signing in.',
    /** Of a wrong number too. */
    phone: 'Please enter a valid phone number that no other account has, or sign in to that account.',
  },
  password: {
    wrong: 'That is not your password.',
    none: 'Your account has no password yet. “Forgot?” on the sign-in page sets one.',
    linkSent: 'If an account has this address, a link to choose a new password is on its way.',
    linkSpent: 'This link has been used or has expired. Please ask for a new one.',
    changed: 'Your new password stands. Please sign in with it.',
    changedHere: 'Your new password stands. Every other device was signed out.',
  },
  passkey: {
    notAccepted: 'That passkey did not work. Please try again, or sign in another way.',
    notAdded: 'That passkey could not be added. Please try again.',
    alreadyThere: 'This passkey is already in use.',
    tooMany: 'You have as many passkeys as we can save. Please remove one first.',
    lastMethod:
      'Nothing else opens your account. Please add another way to sign in first: a passkey, or a password by “Forgot?” on the sign-in page.',
  },
  account: {
    // The link in a mail that takes back an account.
    returnSpent:
      'This link does not work here. It was used, or its day is over, or somebody else is signed in in this browser.',
    confirmation: 'Please type it exactly as shown.',
    // For an operator, who gives an account to the owner of its address.
    unknown: 'Nobody has this address.',
    closed: 'This account is being deleted.',
    unproven: 'The address has not been proven yet. The person confirms it with a code in Settings.',
  },
  /** Of a code that confirms an address or a number. */
  code: {
    sent: (to: string) => `A code is on its way to ${to}.`,
    nothingToConfirm: 'There is nothing left to confirm here.',
    spent: 'This code no longer works. Please ask for a new one.',
    wrong: 'That is not the code we sent.',
  },
  email: {
    same: 'That is your address already.',
    confirmedElsewhere: 'This address is confirmed in another account. It can be in one account only.',
  },
  phone: {
    noCountry: 'Please write your number with + and the code of its country.',
    noCountryInField: 'Please write it with + and the code of its country',
    refused: 'No SMS can be sent to this number.',
    // STOP and START stay as they are.
    optedOut:
      'This number has answered STOP, so we send it nothing. Answer START to our last SMS, and it begins again.',
    confirmedElsewhere: 'This number is confirmed in another account. It can be in one account only.',
    changed: 'Your number was changed meanwhile. Please ask for another code.',
    unconfirmed: 'Please confirm your phone number first.',
  },
  entry: {
    notFound: 'There is no entry here.',
    dayIsWritten: 'This day already has an entry.',
    hasChanged: 'This entry has changed in the meantime.',
    noOtherLetter: 'Another letter could not be written just now. This one stays.',
    noMoreLetters: 'There are no more letters for this page today. This one stays.',
    dayToCome: 'Please choose a day no later than tomorrow.',
    noQuestion: 'Please write a question',
    diaryOfToday: 'Without Premium, diaries are imported for past days only.',
  },
  goal: {
    notFound: 'There is no goal here.',
    wasDeleted: 'This goal was created before, and then deleted.',
    hasChanged: 'This goal has changed in the meantime.',
    full: 'Your goals have reached 1 MB of text, the most that one account holds. Nothing of it is lost, and a deleted goal makes room.',
    tooMany: 'You have as many goals as we can store. Please delete one first.',
  },
  journal: {
    moving: 'Your journal is moving to another place. Please try again in a moment.',
    moved: 'Your journal has just moved. Please try again.',
    /** The size is `900 kB` or `50 MB`. */
    full: (size: string) =>
      `Your journal has reached ${size}, the most that one account holds. Nothing of it is lost, and a deleted entry makes room.`,
    fullUntilConfirmed: (size: string) =>
      `Your journal has reached ${size}, the most that it holds until you confirm your e-mail in Settings. Nothing of it is lost, and then there is room for more.`,
    fullForNow: (size: string) =>
      `Your journal has reached ${size}, the most that it holds for now. Nothing of it is lost, and with each day there is room for more.`,
    noRoom: 'There is room for the page of today only, until we have made more. Nothing is lost.',
  },
  message: {
    noAddress: 'Please confirm your e-mail first: mail goes to no other address.',
    noNumber: 'Please confirm your number first: SMS go to no other number.',
    noDevice: 'Please switch the morning prompt on a device on first.',
    // The link in a mail that stops such mails.
    unknown: 'This link is too old, or not complete. Every message can be switched off in the app.',
    unknownPushService: 'We do not know the push service of this browser.',
  },
  billing: {
    alreadyActive: 'Premium is already active for you.',
    noCustomer: 'There is no billing yet: nothing was ever bought from this account.',
  },
  // In the list of devices.
  device: { name: (browser: string, system: string) => `${browser} on ${system}`, unknown: 'An unknown device' },
  contactSent: "We'll get back to you within 24 hours!",
}
