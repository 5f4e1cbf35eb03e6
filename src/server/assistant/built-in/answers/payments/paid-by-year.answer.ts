import { reply } from '../../speech.ts';
import type { Query } from '../../understanding/query.ts';
import { placed, yearOf, type Answer } from '../answer.ts';

const MAX_YEARS = 40;

/** 'Each year', '2023, 2024 and 2025'. */
export const isByYear = ({ concepts, period }: Query) =>
  concepts.has('by:year') || (period?.parts?.length ?? 0) > 2;

/** What was received in each year: coupons, dividends, both, before tax; the latest year first. */
export const paidByYear: Answer = async (query, tools, speech) => {
  const { texts, whole, euro, money, table } = speech;
  const { filter } = query;
  const asked = placed(query, speech.today, 'behind');
  const all = { filter, ...(asked && { period: asked }) };
  const [coupons, dividends] = [await tools.listPayments.run(all), await tools.listDividends.run(all)];
  let left = coupons.count - coupons.undated + dividends.count;
  if (left <= 0) return reply({}, texts.noPayments(speech.during(asked), speech.narrowing(filter)));
  const rows: string[][] = [];
  const last = Math.min(Number(speech.today.slice(0, 4)), Number(asked?.to.slice(0, 4) ?? '9999'));
  for (let year = last; left > 0 && year > last - MAX_YEARS; year -= 1) {
    const ofYear = { filter, period: yearOf(year) };
    const [paid, shares] = [await tools.listPayments.run(ofYear), await tools.listDividends.run(ofYear)];
    left -= paid.count + shares.count;
    const total = paid.inEuro.amount.plus(shares.inEuro.amount);
    rows.push([String(year), money(paid.inEuro), money(shares.inEuro), euro(total)]);
  }
  const { year, coupons: ofBonds, dividends: ofShares } = whole.columns;
  return reply(
    coupons.payments,
    whole.paymentsBy,
    table([year, ofBonds, ofShares, texts.columns.inEuro], rows),
  );
};
