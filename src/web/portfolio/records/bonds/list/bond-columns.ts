import type { bondsTexts } from '../../../../platform/texts/portfolio/bonds.ts';
import { WIDE_ONLY } from '../../../../platform/ui/tables/data-table.tsx';
import type { BondSort } from './bond-list-state.ts';

interface BondColumn {
  readonly name: keyof (typeof bondsTexts)['en']['columns'];
  readonly sort?: BondSort;
  readonly numeric?: boolean;
  /** Width in px in a table of 1016 px. Fixed, so that columns do not move while a long list is scrolled. */
  readonly width: number;
  /** The share of the additional width of a wider table. */
  readonly share: number;
  readonly className?: string;
}

/** The columns of the table; `actions` has the buttons. */
export const BOND_COLUMNS: readonly BondColumn[] = [
  { name: 'isin', sort: 'isin', width: 146, share: 0.22 },
  { name: 'data', sort: 'data', width: 56, share: 0.1, className: WIDE_ONLY },
  { name: 'bank', sort: 'bank', width: 96, share: 0.12 },
  { name: 'direction', sort: 'direction', width: 72, share: 0.04 },
  { name: 'nominal', sort: 'nominal', numeric: true, width: 104, share: 0.07 },
  { name: 'buyPrice', sort: 'buyPrice', numeric: true, width: 66, share: 0.1 },
  { name: 'marketPrice', numeric: true, width: 78, share: 0.13 },
  { name: 'result', numeric: true, width: 64, share: 0.04 },
  { name: 'ytm', sort: 'ytm', numeric: true, width: 56, share: 0.05 },
  { name: 'coupon', numeric: true, width: 56, share: 0.07 },
  { name: 'profit', sort: 'profit', numeric: true, width: 82, share: 0.06 },
  { name: 'actions', width: 138, share: 0 },
];

const NARROW = 1016;

/** The CSS width of the column, relative to the container of the table. */
export function columnWidth({ width, share }: BondColumn): string {
  return `calc(${width}px + max(0px, 100cqw - ${NARROW}px) * ${share})`;
}
