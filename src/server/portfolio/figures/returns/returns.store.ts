import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { CalendarDate } from '#domain/calendar-date';
import type { Currency } from '#domain/money/currency';
import { Decimal } from '#domain/money/decimal';
import { convertLevAndEuro } from '#domain/money/lev';
import type { HoldingKind } from '#domain/portfolio/holding';
import type { FlowPeriod, SecurityPayment } from '#domain/portfolio/returns/position-flows';
import { inScope } from '../../../people/access/scope.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import { receivedPayment } from '../../records/bonds/bond-holding.ts';
import type { PortfolioSource } from '../../records/holdings/load-portfolio.ts';
import { levelKinds, type ReturnLevel } from './return-level.ts';

function isAtBank(table: 'bonds' | 'etfs_and_shares', level: ReturnLevel): RawBuilder<SqlBool> {
  if (level.of !== 'bank') return sql<SqlBool>`true`;
  return sql<SqlBool>`nullif(${sql.ref(`${table}.bank`)}, '') is not distinct from ${level.bank}::text`;
}

interface LevelSummary {
  /** The day of the first deal; null if no deal has a day. */
  readonly firstDay: CalendarDate | null;
  /** The number of payments without a date. */
  readonly undatedPayments: number;
}

/** Finds the first deal and the undated payments of a level without loading its rows. */
export async function findLevelSummary(
  { db, scope }: PortfolioSource,
  level: ReturnLevel,
): Promise<LevelSummary> {
  const kinds = levelKinds(level);
  const hasIsin = (table: 'bonds' | 'etfs_and_shares') =>
    level.of === 'isin' ? sql<SqlBool>`${sql.ref(`${table}.isin`)} = ${level.isin}` : sql<SqlBool>`true`;
  const { rows } = await sql<LevelSummary>`
    with own_bonds as (
      select user_id, id, buy_date from bonds
      where ${inScope('bonds', scope)()} and ${kinds.includes('bond')}::boolean and ${isAtBank('bonds', level)}
        and ${hasIsin('bonds')}
    ),
    own_others as (
      select buy_date from etfs_and_shares
      where ${inScope('etfs_and_shares', scope)()} and kind = any(${[...kinds]}::text[])
        and ${isAtBank('etfs_and_shares', level)} and ${hasIsin('etfs_and_shares')}
    )
    select
      least((select min(buy_date) from own_bonds), (select min(buy_date) from own_others)) as "firstDay",
      (
        select count(*) from payments
        join own_bonds on own_bonds.user_id = payments.user_id and own_bonds.id = payments.bond_id
        where ${inScope('payments', scope)()} and payment_date is null
      ) as "undatedPayments"`.execute(db);
  return rows[0] ?? { firstDay: null, undatedPayments: 0 };
}

/** The payments of a day added up, because a bond can have thousands. */
interface DailyPayments {
  readonly isin: string;
  readonly currency: Currency;
  readonly day: CalendarDate;
  readonly gross: string;
  readonly tax: string;
}

interface PaymentsRequest {
  readonly isins: readonly string[];
  readonly period: FlowPeriod;
  readonly level: ReturnLevel;
}

async function listBondPayments(
  { db, scope }: PortfolioSource,
  { isins, period, level }: PaymentsRequest,
): Promise<SecurityPayment[]> {
  const { rows } = await sql<DailyPayments & { readonly paidIn: 'BGN' | 'EUR' | null }>`
    select bonds.isin, bonds.currency, payments.currency as "paidIn", payment_date as day,
      sum(payments.profit)::text as gross, coalesce(sum(payments.taxes_paid), 0)::text as tax
    from payments
    join bonds on bonds.user_id = payments.user_id and bonds.id = payments.bond_id
    where ${inScope('payments', scope)()} and ${inScope('bonds', scope)()} and ${isAtBank('bonds', level)}
      and bonds.isin = ${anyOf(isins)} and payment_date > ${period.start} and payment_date <= ${period.end}
    group by bonds.isin, bonds.currency, payments.currency, payment_date
    order by day`.execute(db);
  return rows.map(({ isin, currency, day, paidIn, gross, tax }) => {
    const row = { payment_date: day, profit: gross, taxes_paid: tax, currency: paidIn };
    const { profit } = receivedPayment(row, currency);
    return {
      kind: 'bond',
      isin,
      currency,
      day,
      gross: profit,
      tax: { amount: new Decimal(tax), currency: 'EUR' },
    };
  });
}

async function listDistributions(
  { db, scope }: PortfolioSource,
  { isins, period, level, kind }: PaymentsRequest & { readonly kind: 'etf' | 'share' },
): Promise<SecurityPayment[]> {
  const { rows } = await sql<DailyPayments & { readonly paidIn: Currency }>`
    select etfs_and_shares.isin, etfs_and_shares.currency, distributions.currency as "paidIn", pay_day as day,
      sum(gross)::text as gross, sum(tax_withheld)::text as tax
    from distributions
    join etfs_and_shares on etfs_and_shares.user_id = distributions.user_id
      and etfs_and_shares.id = distributions.etf_or_share_id
    where ${inScope('distributions', scope)()} and ${inScope('etfs_and_shares', scope)()}
      and ${isAtBank('etfs_and_shares', level)} and etfs_and_shares.kind = ${kind}
      and etfs_and_shares.isin = ${anyOf(isins)} and pay_day > ${period.start} and pay_day <= ${period.end}
    group by etfs_and_shares.isin, etfs_and_shares.currency, distributions.currency, pay_day
    order by day`.execute(db);
  return rows.map(({ isin, currency, day, paidIn, gross, tax }) => ({
    ...{ kind, isin, currency, day },
    gross: convertLevAndEuro(gross, paidIn, currency),
    tax: { amount: new Decimal(tax), currency: paidIn },
  }));
}

/** The payments of these securities in the period, added up by day. */
export function listSecurityPayments(
  source: PortfolioSource,
  { kind, ...request }: PaymentsRequest & { readonly kind: HoldingKind },
): Promise<SecurityPayment[]> {
  return kind === 'bond'
    ? listBondPayments(source, request)
    : listDistributions(source, { ...request, kind });
}
