/** The parts of Settings about the account and the device. Words in brackets are only spoken. */
export const account = {
  list: {
    failed: 'The list could not be fetched',
    pending: 'Looking…',
  },
  email: {
    again: 'Send another code [for this email address]',
    pending: 'Sending… [for this email address]',
    done: 'Email sent',
    failed: 'Error',
  },
  // Of a passkey and of a device.
  notRemoved: 'Update failed',
  waysIn: 'Signing in',
  password: {
    title: 'Password',
    change: 'Change [password]',
  },
  passkeys: {
    first: 'Sign in without a password',
    another: 'Another device',
    explanation: 'A passkey lives on your device and opens with your finger, your face or its PIN.',
    add: {
      action: 'Add a passkey',
      done: { title: 'Passkey added', description: 'You can sign in with it from now on.' },
      failed: 'No passkey was added',
    },
    rename: {
      action: (name: string) => `Rename [${name}]`,
      field: 'Name of this passkey',
    },
    remove: {
      action: (name: string) => `Remove [${name}]`,
      title: (name: string) => `Remove the passkey ${name}?`,
      warning: 'It will no longer sign you in. Your other ways in stay.',
      confirm: 'Remove passkey',
      done: { title: 'Passkey removed', description: 'It opens nothing here any more.' },
    },
    added: (day: string) => `Added on ${day}, not used yet`,
    used: (day: string) => `Last used on ${day}`,
  },
  devices: {
    title: 'Devices',
    device: (name: string, lastDay: string) => `${name}, ${lastDay}`,
    today: 'today',
    yesterday: 'yesterday',
    isThisOne: 'This device',
    signOut: (device: string) => `Sign out [of ${device}]`,
    others: {
      label: 'All other devices',
      action: 'Sign out everywhere else',
      title: 'Sign out everywhere else?',
      warning: 'This device stays signed in. If a calendar shows your goals, it needs a new address.',
      confirm: 'Sign out the others',
    },
    done: (devices: number) => (devices === 1 ? 'Signed out there' : `Signed out on ${devices} devices`),
  },
  export: {
    title: 'Your data',
    explanation: 'All you wrote, in one file: JSON with everything, or Markdown for reading.',
    json: 'Export My Data',
    markdown: 'As Markdown',
    pending: 'Gathering…',
    done: { title: 'Data exported', description: 'Your data has been downloaded successfully.' },
    failed: 'Export failed',
  },
  import: {
    title: 'Bring your journal along',
    explanation:
      'From Day One, Journey, Apple Journal, Obsidian and more. Days you have written here stay as they are.',
    unfinished: (progress: string) =>
      `The last import is not finished: ${progress} brought along. The rest can follow.`,
    start: 'Import',
    goOn: 'Go on',
  },
  deletion: {
    title: 'Delete my account',
    explanation: 'Everything you have written goes with it.',
  },
  signOut: {
    title: 'Are you sure you want to sign out?',
    action: 'Sign Out',
    pending: 'Signing out…',
    drafts: (count: number) =>
      count === 1
        ? 'A draft that you have not sent stays on this device until you sign in here again.'
        : `${count} drafts that you have not sent stay on this device until you sign in here again.`,
    removeDrafts: (count: number): string =>
      count === 1 ? 'Remove it from this device' : 'Remove them from this device',
    done: 'Logged out',
    failed: 'Logout failed',
  },
  device: {
    install: {
      title: 'Install Firstlight',
      onApple: 'In the Share menu, choose Add to Home Screen. It then opens like an app.',
      elsewhere: 'In the menu of the browser, choose Install, where it is offered. It then opens like an app.',
    },
    keepDays: {
      title: 'Keep my days on this device',
      on: 'The last year opens without a connection, until you sign out. Safari may delete it after seven days without a visit.',
      off: 'Off. Without a connection nothing opens here. Good for a device that others use too.',
    },
  },
}
