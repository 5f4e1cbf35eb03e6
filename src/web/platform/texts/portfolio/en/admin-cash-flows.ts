export const en = {
  failed: 'Failed to load cash flows.',
  saveFailed: 'Failed to save cash flow.',
  noneText: 'Add a cash flow to get started.',
  add: 'Add Cash Flow',
  edit: 'Edit Cash Flow',
  editButton: 'Edit',
  editLabel: (date: string) => `Edit the cash flow of ${date}`,
  save: 'Save changes',
  saved: 'Cash flow saved.',
  remove: 'Delete Cash Flow',
  removeButton: 'Delete',
  deleteLabel: (date: string) => `Delete the cash flow of ${date}`,
  removeQuestion: 'Delete this cash flow?',
  removeFailed: 'The cash flow could not be deleted.',
  removed: 'Cash flow deleted.',
  restored: 'Cash flow restored.',
  /** How each sum is calculated, shown below its field. */
  sums: {
    totalCashFlows: 'Interim + principal',
    cumulativeCashFlows: 'All totals up to this date',
    diff: 'Real − total',
  },
  /** The button before the sum that puts it into the field. */
  useSum: 'Use',
};
