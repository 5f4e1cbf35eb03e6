export const en = {
  exportToExcel: 'Export to Excel',
  working: 'Making the Excel file...',
  saved: (name: string) => `Saved as ${name}`,
  failed: 'The Excel file could not be made. Please try again.',
};
