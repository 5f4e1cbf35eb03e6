/** What every list says. */
export const en = {
  sortBy: 'Sort by',
  ascending: 'Ascending',
  descending: 'Descending',
  show: 'Show',
  showActive: 'Show Active',
  showExpired: 'Show Expired',
  more: 'Show more',
  totalsOfAll: 'the totals count them all',
};
