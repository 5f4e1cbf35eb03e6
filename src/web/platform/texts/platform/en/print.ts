/** Texts that appear only on printed pages. */
export const en = {
  printed: (instant: string) => `Printed ${instant}`,
  active: 'Active',
  expired: 'Expired',
  overdue: 'Payments not recorded',
  sortedBy: (field: string, direction: string) => `sorted by ${field}, ${direction}`,
  matching: (search: string) => `matching “${search}”`,
  goesOn: 'The list continues. Press Ctrl+P to print all of it, or scroll to its end first.',
};
