export const en = {
  exportToExcel: 'Export to Excel',
  exportForEditing: 'Export for editing',
  working: 'Creating the Excel file...',
  saved: (name: string) => `Saved as ${name}`,
  failed: 'The Excel file could not be created. Please try again.',
};
