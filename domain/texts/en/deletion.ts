/** Of the form that deletes the account. */
export const deletion = {
  warning:
    'Your account, every page, and everything else that is yours here will be deleted at once. It cannot be brought back. You may want to export your data first.',
  field: (word: string) => `Type ${word} to confirm`,
  save: 'Delete everything',
  pending: 'Deleting…',
  cancel: 'Keep my account',
}
