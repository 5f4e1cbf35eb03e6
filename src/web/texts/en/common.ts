export const en = {
  back: 'Back',
  cancel: 'Cancel',
  clearFilters: 'Clear filters',
  close: 'Close',
  copy: 'Copy',
  copied: 'Copied.',
  copyFailed: 'It could not be copied. Please select and copy it yourself.',
  hidden: 'Hidden',
  loading: 'Loading...',
  retry: 'Try again',
  undo: 'Undo',
  undoFailed: 'Undo failed.',
};
