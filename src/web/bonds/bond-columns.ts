import type { bondsTexts } from '../texts/bonds.ts';
import type { BondSort } from './bond-list.ts';

interface BondColumn {
  readonly name: keyof (typeof bondsTexts)['en']['columns'];
  readonly sort?: BondSort;
  readonly numeric?: boolean;
  /** Least width in px, so that columns keep still while long lists are scrolled. */
  readonly width: number;
}

/** The columns of the table of bonds; `actions` are buttons. */
export const BOND_COLUMNS: readonly BondColumn[] = [
  { name: 'isin', sort: 'isin', width: 168 },
  { name: 'data', sort: 'data', width: 96 },
  { name: 'bank', sort: 'bank', width: 120 },
  { name: 'direction', sort: 'direction', width: 76 },
  { name: 'nominal', sort: 'nominal', numeric: true, width: 128 },
  { name: 'buyPrice', sort: 'buyPrice', numeric: true, width: 92 },
  { name: 'marketPrice', numeric: true, width: 92 },
  { name: 'result', numeric: true, width: 80 },
  { name: 'ytm', sort: 'ytm', numeric: true, width: 76 },
  { name: 'coupon', numeric: true, width: 72 },
  { name: 'profit', sort: 'profit', numeric: true, width: 96 },
  { name: 'actions', width: 130 },
];
