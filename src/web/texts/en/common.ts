export const en = {
  back: 'Back',
  cancel: 'Cancel',
  clearFilters: 'Clear filters',
  close: 'Close',
  hidden: 'Hidden',
  loading: 'Loading...',
  retry: 'Try again',
  undo: 'Undo',
  undoFailed: 'Undo failed.',
};
