export const en = {
  failed: 'Failed to load cash flows.',
  saveFailed: 'Failed to save cash flow.',
  noneText: 'Add a cash flow to get started.',
  add: 'Add Cash Flow',
  edit: 'Edit Cash Flow',
  editButton: 'Edit',
  editOf: (date: string) => `Edit the cash flow of ${date}`,
  save: 'Save changes',
  saved: 'The cash flow is saved.',
  remove: 'Delete Cash Flow',
  removeButton: 'Delete',
  removeOf: (date: string) => `Delete the cash flow of ${date}`,
  removeQuestion: 'Delete this cash flow?',
  removeFailed: 'The cash flow could not be deleted.',
  removed: 'The cash flow is deleted.',
  restored: 'The cash flow is back.',
  /** How each sum is made, below its field. */
  sums: {
    totalCashFlows: 'Interim + principal',
    cumulativeCashFlows: 'The totals up to this one',
    diff: 'Real − total',
  },
  /** Before the sum: puts it into the field. */
  useSum: 'Use',
};
