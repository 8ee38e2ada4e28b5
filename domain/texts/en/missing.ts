/** Of an address that has no page, and of the one that has it for employees only. */
export const missing = {
  title: 'Page Not Found',
  lede: 'This page was never written, or it has moved. What you wrote is safe where it is.',
  back: 'Back to the beginning',
  operator: 'Operator',
}
