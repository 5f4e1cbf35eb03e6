import type { CorporateActionKind } from '#api/portfolio/instruments/corporate-actions';
import type { CorporateActionBody } from '#api/portfolio/instruments/instrument-actions';
import type { InstrumentDetails } from '#api/portfolio/instruments/instruments';
import { numberOrNull, parseNumber } from '../../../platform/forms/form-values.ts';

/** The actions possible for each kind of security. */
export const ACTIONS_ON = {
  bond: ['redemption', 'partial_redemption', 'call', 'isin_change'],
  etf: ['split', 'spin_off', 'isin_change'],
  share: ['split', 'spin_off', 'isin_change'],
  other: [],
} as const satisfies Record<InstrumentDetails['kind'], readonly CorporateActionKind[]>;

export type ActionValues = {
  readonly kind: string;
  readonly day: string;
  readonly price: string;
  readonly percent: string;
  readonly newUnits: string;
  readonly oldUnits: string;
  readonly cashPrice: string;
  readonly newIsin: string;
  readonly costPercent: string;
};

export const emptyAction = (kind: CorporateActionKind): ActionValues => {
  return {
    ...{ kind, day: '', price: '', percent: '', newUnits: '', oldUnits: '1', cashPrice: '' },
    ...{ newIsin: '', costPercent: '' },
  };
};

export function toKind(text: string): CorporateActionKind {
  const kind = Object.values(ACTIONS_ON)
    .flat()
    .find((known) => known === text);
  if (kind === undefined) throw new Error('no such action');
  return kind;
}

/** The request body, with only the fields of the chosen kind. */
export function toBody(values: ActionValues, preview: boolean): CorporateActionBody {
  const { day, price, percent, newUnits, oldUnits, cashPrice, newIsin, costPercent } = values;
  const kind = toKind(values.kind);
  switch (kind) {
    case 'redemption':
    case 'call':
      return { kind, day, preview, price: numberOrNull(price) };
    case 'partial_redemption':
      return { kind, day, preview, percent: parseNumber(percent), price: numberOrNull(price) ?? 100 };
    case 'split':
      return {
        ...{ kind, day, preview, cashPrice: numberOrNull(cashPrice) },
        ...{ newUnits: parseNumber(newUnits), oldUnits: parseNumber(oldUnits) },
      };
    case 'isin_change':
      return { kind, day, preview, newIsin };
    case 'spin_off':
      return {
        ...{ kind, day, preview, newIsin, cashPrice: numberOrNull(cashPrice) },
        ...{ newUnits: parseNumber(newUnits), oldUnits: parseNumber(oldUnits) },
        costPercent: parseNumber(costPercent),
      };
  }
}
