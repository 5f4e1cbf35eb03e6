/** Texts of all lists. */
export const en = {
  returns: 'Returns',
  risk: 'Risk',
  views: 'View',
  byDeal: 'By deal',
  byPosition: 'By position',
  importFile: 'Import a file',
  sortBy: 'Sort by',
  ascending: 'Ascending',
  descending: 'Descending',
  show: 'Show',
  showActive: 'Show Active',
  showExpired: 'Show Expired',
  more: 'Show more',
  totalsOfAll: 'the totals count them all',
};
