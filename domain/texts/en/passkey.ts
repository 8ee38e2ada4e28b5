export const passkey = {
  label: 'Passkey',
  use: 'Use a passkey',
  pending: 'Asking your device…',
  notConfirmed: 'Your device did not confirm it. You can try again, or do it another way.',
  isHere: 'This device has a passkey for you already.',
}
