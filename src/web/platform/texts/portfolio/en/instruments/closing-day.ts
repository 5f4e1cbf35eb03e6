export const en = {
  closedOn: 'Closed On',
  closedOnAssumed: 'Closing day is assumed',
  assumed: 'assumed',
  confirm: 'Confirm',
  change: 'Change',
  confirmLabel: (isin: string) => `Confirm the closing day of ${isin}`,
  changeLabel: (isin: string) => `Change the closing day of ${isin}`,
  title: 'Closing Day',
  hint: 'The day it was sold or redeemed',
  save: 'Save',
  saved: (isin: string) => `The closing day of ${isin} is saved.`,
  failed: 'The closing day could not be saved.',
};
