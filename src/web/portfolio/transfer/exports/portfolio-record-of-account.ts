import type { Charge, PortfolioRecord, RecordedDeal, RecordedIncome } from '#domain/exports/portfolio-record';
import { sumDecimals } from '#domain/money/decimal';
import type { AccountExport } from '#api/people/account-export';
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

function bondIncome({ isin, currency, payments }: ExportedBond): readonly RecordedIncome[] {
  return payments.map((payment) => ({
    ...{ kind: 'bond', isin, name: null, day: payment.paymentDate, gross: payment.profit },
    currency: payment.currency ?? currency,
    tax: inEuro(payment.taxesPaid),
  }));
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

/** The part of the stored account that other programs can import. */
export function portfolioRecordOfAccount({ bonds, etfs, shares }: Account): PortfolioRecord {
  return {
    deals: [
      ...bonds.map(bondDeal),
      ...etfs.map((etf) => fundDeal(etf, 'etf')),
      ...shares.map((share) => fundDeal(share, 'share')),
    ],
    income: [
      ...bonds.flatMap(bondIncome),
      ...etfs.flatMap((etf) => fundIncome(etf, 'etf')),
      ...shares.flatMap((share) => fundIncome(share, 'share')),
    ],
  };
}
