/** The calendar feed in Settings. */
export const calendar = {
  failed: 'The setting could not be fetched',
  off: { label: 'Off', value: 'No calendar sees your goals.', forPremium: 'Part of Premium, as goals are.' },
  on: { label: 'On', value: (day: string) => `Since ${day}.` },
  make: 'Make an address',
  making: 'Making…',
  renew: 'New address',
  renewal: {
    title: 'Make a new address?',
    description: 'The one before shows nothing from then on. Your calendar needs the new one.',
    action: 'Make a new address',
  },
  end: 'Switch off',
  address: {
    label: 'Address for your calendar',
    hint: 'It is shown only now. Add it as a calendar by address; anyone who has it can read the titles of your goals.',
    copy: 'Copy the address',
    copied: 'Copied',
  },
}
