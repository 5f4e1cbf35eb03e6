import type { CalendarDate } from '#domain/calendar-date';
import { etfOrShareFigures } from '#domain/etfs-and-shares/etf-or-share-figures';
import { AMOUNT_PLACES } from '#domain/money/decimal-places';
import { Decimal, roundTo } from '#domain/money/decimal';
import type { Ratio } from '#domain/portfolio/corporate-actions/corporate-action';
import { fractionalUnits, splitDeals } from '#domain/portfolio/corporate-actions/split-units';
import { dealFromHolding } from '#domain/portfolio/positions/deals-from-holdings';
import { computePositions } from '#domain/portfolio/positions/positions';
import { brokenRule } from '#api/platform/field-rules';
import { MAX_AMOUNT } from '#api/platform/fields';
import type { BatchId } from '#api/platform/ids';
import type { DatabaseTransaction } from '../../../platform/database/schema.ts';
import { invalidField } from '../../../platform/errors/field-messages.ts';
import { yieldToEventLoop } from '../../../platform/runtime/yield-to-event-loop.ts';
import { changeHoldings } from '../batches/batches.store.ts';
import type { EtfOrShareRow } from '../../records/etfs-and-shares/etf-or-share-on-wire.ts';
import { heldEtfOrShare } from '../../records/holdings/load-portfolio.ts';
import type { ActionReport } from './action-report.ts';
import { groupByPosition } from './group-by-position.ts';
import {
  addRows,
  listDistributionsBefore,
  listEtfOrShareRows,
  listOwnersInParts,
  type HeldRows,
  type Named,
} from './held-rows.store.ts';

interface SplitOfHoldings {
  readonly day: CalendarDate;
  readonly ratio: Ratio;
  /** The price of one new unit at which fractions are paid out in cash. If null, holders keep fractions. */
  readonly cashPrice: number | null;
  readonly held: HeldRows;
  /** Null for a preview. */
  readonly batch: BatchId | null;
  readonly report: ActionReport;
}

type Unit = Named<EtfOrShareRow>;

/** The largest price that its column can store. */
const MAX_PRICE = 99_999_999;

/** Throws if the ratio makes a number too large to store. */
function requireStorable({ nominal, buy_price, market_price }: Unit): void {
  if (new Decimal(nominal).gt(MAX_AMOUNT))
    throw invalidField('newUnits', brokenRule('amounts_too_large', { max: MAX_AMOUNT }));
  if (Decimal.max(buy_price, market_price).gt(MAX_PRICE))
    throw invalidField('oldUnits', brokenRule('amounts_too_large', { max: MAX_PRICE }));
}

/** The columns that change, each with its SQL type. */
const COLUMNS = {
  nominal: 'numeric',
  buy_price: 'numeric',
  market_price: 'numeric',
  result: 'numeric',
  profit: 'numeric',
} as const;

/** In the order in which deals are counted: purchases before sales of the same day, deals without a day first. */
function inDealOrder(rows: readonly Unit[]): Unit[] {
  const isSale = ({ direction }: Unit) => Number(direction === 'Ask');
  return rows.toSorted((one, other) => {
    const [first, second] = [one.buy_date ?? '', other.buy_date ?? ''];
    if (first !== second) return first < second ? -1 : 1;
    return isSale(one) - isSale(other) || one.id - other.id;
  });
}

/** The rows of one owner and currency after the split; null if a sale has no day, since it may be in old or in new units. */
function splitRows(
  rows: readonly Unit[],
  { day, ratio }: SplitOfHoldings,
): { row: Unit; after: Unit }[] | null {
  if (rows.some(({ direction, buy_date }) => direction === 'Ask' && buy_date === null)) return null;
  const before = inDealOrder(rows.filter(({ buy_date }) => buy_date === null || buy_date < day));
  const deals = before.map((row) => ({
    units: row.nominal,
    buyPrice: row.buy_price,
    marketPrice: row.market_price,
    amountPaid: row.amount_paid,
    isSale: row.direction === 'Ask',
  }));
  return splitDeals(deals, ratio).flatMap((deal, i) => {
    const row = before[i];
    if (row === undefined) return [];
    // A price of the day itself or later is already per new unit.
    const isOld = row.market_price_on === null || row.market_price_on < day;
    const marketPrice = isOld ? deal.marketPrice : new Decimal(row.market_price);
    const { result, profit } = etfOrShareFigures({
      buyPrice: deal.buyPrice,
      marketPrice,
      nominal: deal.units,
    });
    const after: Unit = {
      ...row,
      nominal: deal.units.toFixed(),
      buy_price: deal.buyPrice.toFixed(),
      market_price: marketPrice.toFixed(),
      result: result.toFixed(),
      profit: profit.toFixed(),
    };
    requireStorable(after);
    return [{ row, after }];
  });
}

/** The cash sale of the fraction that the holder has after the split; undefined if there is none. */
function cashInLieu(
  rows: readonly Unit[],
  after: readonly Unit[],
  { day, cashPrice }: SplitOfHoldings,
): Unit | undefined {
  const changed = new Map(after.map((row) => [row.id, row]));
  const deals = rows.map((row) => {
    const { closed_on: closedOn } = row;
    return dealFromHolding({ ...heldEtfOrShare(changed.get(row.id) ?? row), closedOn });
  });
  const held = computePositions(deals, { asOf: day })[0]?.figures?.quantity;
  const of = after.findLast(({ direction, expired }) => direction === 'Bid' && !expired);
  const fraction = held === undefined ? undefined : fractionalUnits(held);
  if (cashPrice === null || of === undefined || fraction === undefined || fraction.isZero()) return undefined;
  const buyPrice = new Decimal(cashPrice);
  const figures = etfOrShareFigures({ buyPrice, marketPrice: of.market_price, nominal: fraction });
  return {
    ...of,
    direction: 'Ask',
    nominal: fraction.toFixed(),
    buy_price: buyPrice.toFixed(),
    result: figures.result.toFixed(),
    amount_paid: figures.amountPaid.toFixed(),
    profit: figures.profit.toFixed(),
    ...{ buy_date: day, settlement_date: null, fees_paid_1: null, fees_paid_2: null, dividend: null },
  };
}

/** Splits the holdings of all holders of an ETF or a share. A preview writes nothing. */
export async function splitHoldings(tx: DatabaseTransaction, act: SplitOfHoldings): Promise<void> {
  const { day, ratio, held, batch, report } = act;
  for (const owners of await listOwnersInParts(tx, 'etfs_and_shares', held)) {
    const changed: Unit[] = [];
    const added: Unit[] = [];
    for (const rows of groupByPosition(await listEtfOrShareRows(tx, held, owners))) {
      await yieldToEventLoop();
      const split = splitRows(rows, act);
      if (split === null) {
        for (const row of rows) report.leave(row);
        continue;
      }
      const after = split.map((each) => each.after);
      const sale = cashInLieu(rows, after, act);
      for (const each of split) {
        const paid = sale !== undefined && each.row.id === sale.id ? sale.amount_paid : null;
        report.add(each.row, { after: each.after, paid });
      }
      changed.push(...after);
      if (sale !== undefined) added.push(sale);
    }
    if (batch === null) continue;
    await changeHoldings(
      tx,
      { batch, target: 'etfs_and_shares', columns: COLUMNS },
      changed.map(changedColumns),
    );
    await addRows(tx, { batch, table: 'etfs_and_shares' }, added);
    const distributions = await listDistributionsBefore(tx, day, { held, owners });
    const inNewUnits = distributions.map(({ user_id, id, nominal }) => {
      const units = roundTo(new Decimal(nominal).times(ratio.to).div(ratio.from), AMOUNT_PLACES);
      return { user_id, id, nominal: units.toFixed() };
    });
    await changeHoldings(tx, { batch, target: 'distributions', columns: { nominal: 'numeric' } }, inNewUnits);
  }
}

const changedColumns = ({ user_id, id, nominal, buy_price, market_price, result, profit }: Unit) => {
  return { user_id, id, nominal, buy_price, market_price, result, profit };
};
