export const en = {
  back: 'Back',
  cancel: 'Cancel',
  clearFilters: 'Clear filters',
  close: 'Close',
  hidden: 'Hidden',
  loading: 'Loading...',
  noMarketPrice: 'No market price',
  retry: 'Try again',
  undo: 'Undo',
  undoFailed: 'Undo failed.',
};
