import { effectiveFeatures } from '#domain/bonds/terms/bond-features';
import { calendarDate } from '#domain/calendar-date';
import type { Charge, PortfolioRecord, RecordedDeal, RecordedIncome } from '#domain/exports/portfolio-record';
import { repaidBonds, withoutPrincipal, type RepaidBond } from '#domain/exports/repaid-bonds';
import { sumDecimals } from '#domain/money/decimal';
import { convertLevAndEuro } from '#domain/money/lev';
import type { HeldBond } from '#domain/portfolio/holding';
import type { Dated } from '#domain/portfolio/positions/deals-from-holdings';
import type { AccountExport } from '#api/people/account-export';
import { BOND_ANSWER } from '#api/portfolio/bond-fields';
import { fromWireRecord } from '#api/platform/field-table';
import type { z } from 'zod';

type Account = z.output<typeof AccountExport>;
type ExportedBond = Account['bonds'][number];
type ExportedFund = Account['etfs'][number];

/** Taxes of bonds are in euro. */
const inEuro = (amount: number | null): Charge | null =>
  amount === null ? null : { amount, currency: 'EUR' };

function bondDeal(bond: ExportedBond): RecordedDeal {
  const { isin, currency, nominal, amountPaid, buyDate, settlementDate, direction, taxesPaid } = bond;
  return {
    ...{ kind: 'bond', isin, name: null, currency, quantity: nominal, amount: amountPaid, fee: null },
    day: buyDate ?? settlementDate,
    isSale: direction === 'Sell',
    tax: inEuro(taxesPaid),
  };
}

/** The bonds with a day, since the others are not exported. */
function datedBond(bond: ExportedBond): Dated<HeldBond>[] {
  const { amortization = null, couponSteps = null, floating = null, calls = null } = bond;
  const buyDate = bond.buyDate ?? bond.settlementDate;
  if (buyDate === null) return [];
  const features = effectiveFeatures({ amortization, couponSteps, floating, calls }, undefined, () => []);
  return [{ ...fromWireRecord(BOND_ANSWER, bond), kind: 'bond', name: null, features, buyDate }];
}

/** The payments before tax, without the principal in them. A payment of principal only is left out. */
function bondIncome(
  { id, isin, currency, payments }: ExportedBond,
  allRepaid: readonly RepaidBond[],
): readonly RecordedIncome[] {
  const repaid = allRepaid.filter(({ bondId }) => bondId === id);
  return payments.flatMap(({ paymentDate, profit, taxesPaid, currency: paidIn = currency }) => {
    const principal = repaid.map(({ day, amount }) => {
      return { day, amount: convertLevAndEuro(amount, currency, paidIn) };
    });
    const gross = withoutPrincipal({ paymentDate, profit }, principal);
    if (gross.isZero() && (taxesPaid ?? 0) === 0) return [];
    return {
      ...{ kind: 'bond', isin, name: null, day: paymentDate, gross },
      currency: paidIn,
      tax: inEuro(taxesPaid),
    };
  });
}

function fundDeal(fund: ExportedFund, kind: 'etf' | 'share'): RecordedDeal {
  const { isin, name, currency, nominal, amountPaid, buyDate, settlementDate, direction } = fund;
  return {
    ...{ kind, isin, name, currency, quantity: nominal, amount: amountPaid, tax: null },
    day: buyDate ?? settlementDate,
    isSale: direction === 'Ask',
    fee: sumDecimals([fund.feesPaid1 ?? 0, fund.feesPaid2 ?? 0]),
  };
}

function fundIncome(
  { isin, name, distributions }: ExportedFund,
  kind: 'etf' | 'share',
): readonly RecordedIncome[] {
  return distributions.map(({ payDay, gross, taxWithheld, currency }) => {
    return { kind, isin, name, day: payDay, gross, currency, tax: { amount: taxWithheld, currency } };
  });
}

/** The part of the stored account that other programs can import, with the principal repaid until the day of the export. */
export function portfolioRecordOfAccount({
  exportedAt,
  bonds,
  etfs,
  shares,
}: Pick<Account, 'exportedAt' | 'bonds' | 'etfs' | 'shares'>): PortfolioRecord {
  const repaid = repaidBonds(bonds.flatMap(datedBond), calendarDate(exportedAt.slice(0, 10)));
  return {
    deals: [
      ...bonds.map(bondDeal),
      ...repaid,
      ...etfs.map((etf) => fundDeal(etf, 'etf')),
      ...shares.map((share) => fundDeal(share, 'share')),
    ],
    income: [
      ...bonds.flatMap((bond) => bondIncome(bond, repaid)),
      ...etfs.flatMap((etf) => fundIncome(etf, 'etf')),
      ...shares.flatMap((share) => fundIncome(share, 'share')),
    ],
  };
}
