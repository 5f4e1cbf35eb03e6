import type { z } from 'zod';
import { BEANCOUNT, HLEDGER, writeJournal } from '#domain/exports/journal';
import { writePortfolioPerformanceCsv } from '#domain/exports/portfolio-performance-csv';
import type { ExportedFile } from '#domain/exports/portfolio-record';
import type { AccountExport } from '#api/people/account-export';
import { writeRowsAsCsv } from './account-as-csv.ts';
import { portfolioRecordOfAccount } from './portfolio-record-of-account.ts';

type Account = z.output<typeof AccountExport>;

const whole = (text: string): ExportedFile => ({ text, leftOut: 0 });

/** Each export format: its file name ending and its writer. */
export const EXPORT_FORMATS = {
  bonds: { name: 'bonds.csv', write: ({ bonds }: Account) => whole(writeRowsAsCsv(bonds)) },
  payments: {
    name: 'payments.csv',
    write: ({ bonds }: Account) =>
      whole(
        writeRowsAsCsv(
          bonds.flatMap(({ id, isin, payments }) => payments.map((row) => ({ bondId: id, isin, ...row }))),
        ),
      ),
  },
  cashFlows: {
    name: 'cash-flows.csv',
    write: ({ bonds }: Account) =>
      whole(
        writeRowsAsCsv(
          bonds.flatMap(({ id, isin, cashFlows }) => cashFlows.map((row) => ({ bondId: id, isin, ...row }))),
        ),
      ),
  },
  etfsAndShares: {
    name: 'etfs-and-shares.csv',
    write: ({ etfs, shares }: Account) =>
      whole(
        writeRowsAsCsv([
          ...etfs.map((row) => ({ kind: 'etf', ...row })),
          ...shares.map((row) => ({ kind: 'share', ...row })),
        ]),
      ),
  },
  distributions: {
    name: 'distributions.csv',
    write: ({ etfs, shares }: Account) =>
      whole(
        writeRowsAsCsv(
          [...etfs, ...shares].flatMap(({ id, isin, distributions }) =>
            distributions.map((row) => ({ holdingId: id, isin, ...row })),
          ),
        ),
      ),
  },
  portfolioPerformance: {
    name: 'portfolio-performance.csv',
    write: (account: Account) => writePortfolioPerformanceCsv(portfolioRecordOfAccount(account)),
  },
  beancount: {
    name: 'portfolio.beancount',
    write: (account: Account) => writeJournal(portfolioRecordOfAccount(account), BEANCOUNT),
  },
  hledger: {
    name: 'portfolio.journal',
    write: (account: Account) => writeJournal(portfolioRecordOfAccount(account), HLEDGER),
  },
} as const satisfies Record<
  string,
  { readonly name: string; readonly write: (account: Account) => ExportedFile }
>;
