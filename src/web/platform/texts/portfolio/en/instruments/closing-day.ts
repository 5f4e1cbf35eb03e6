export const en = {
  closedOn: 'Closed On',
  closedOnAssumed: 'Closing day is assumed',
  assumed: 'assumed',
  confirm: 'Confirm',
  change: 'Change',
  confirmOf: (isin: string) => `Confirm the closing day of ${isin}`,
  changeOf: (isin: string) => `Change the closing day of ${isin}`,
  title: 'Closing Day',
  hint: 'The day it was sold or redeemed',
  save: 'Save',
  saved: (isin: string) => `The closing day of ${isin} is saved.`,
  failed: 'The closing day could not be saved.',
};
