export const en = {
  closedOn: 'Closed On',
  closedOnAssumed: 'The closing date is assumed',
  assumed: 'assumed',
  confirm: 'Confirm',
  change: 'Change',
  confirmLabel: (isin: string) => `Confirm the closing date of ${isin}`,
  changeLabel: (isin: string) => `Change the closing date of ${isin}`,
  title: 'Closing Date',
  hint: 'The day it was sold or redeemed',
  save: 'Save',
  saved: (isin: string) => `The closing date of ${isin} is saved.`,
  failed: 'The closing date could not be saved.',
};
