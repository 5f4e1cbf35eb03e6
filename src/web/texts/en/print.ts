/** What only a printed page says. */
export const en = {
  printed: (instant: string) => `Printed ${instant}`,
  active: 'Active',
  expired: 'Expired',
  sortedBy: (field: string, direction: string) => `sorted by ${field}, ${direction}`,
  matching: (search: string) => `matching “${search}”`,
  firstRows: (rows: string) =>
    `Only the first ${rows} rows are printed. Scroll to the end of the list to print it whole.`,
};
