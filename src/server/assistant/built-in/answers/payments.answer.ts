import { Decimal } from '#domain/money/decimal';
import {
  lines,
  describeMoney,
  describeProfit,
  describeRates,
  describeSums,
  table,
  type SpokenAnswer,
  type Speech,
} from '../speech.ts';
import { describeNarrowing, describePeriod, describeSelection } from '../describe-selection.ts';
import type { Tools } from '../../tools/create-tools.ts';
import { WHOLE_TEXTS } from '../texts/whole-texts.ts';
import type { Query } from '../understanding/query.ts';
import { MAX_ROWS, type Answer } from './answer.ts';
import { extremes } from './list.answer.ts';
import { placed } from './timed.ts';

const MAX_LARGEST = 3;
type Payments = Awaited<ReturnType<Tools['listPayments']['run']>>;

function paymentTable(payments: Payments['payments'], speech: Speech): string {
  const { columns } = speech.texts;
  return table(
    [columns.date, columns.isin, columns.amount, columns.tax],
    ...payments.map(({ date, isin, amount, tax }) => [
      date === null ? '–' : speech.figures.day(date),
      isin,
      describeMoney(amount, speech),
      describeMoney(tax, speech),
    ]),
  );
}

/** Which period and whose payments, as it is said behind a sentence. */
function describePayment(query: Query, speech: Speech) {
  const period = placed(query, speech.today, 'behind');
  return {
    period,
    during: period === undefined ? '' : speech.texts.in(describePeriod(period, speech)),
    whose: describeNarrowing(query.filter, speech),
  };
}

async function find(query: Query, tools: Tools, speech: Speech) {
  const { filter } = query;
  const period = placed(query, speech.today, 'behind');
  return tools.listPayments.run({
    filter,
    period,
    bondsBy: query.intent === 'taxes-paid' ? 'tax' : 'amount',
    bondsOrder: query.operation === 'lowest' ? 'lowest-first' : 'highest-first',
    most: MAX_ROWS,
  });
}

function missing({ undated }: Payments, query: Query, { texts, figures }: Speech): string | undefined {
  return query.period === undefined || undated === 0 ? undefined : texts.undated(figures.count(undated));
}

function isLatest({ concepts, period }: Query): boolean {
  return (
    period === undefined &&
    (concepts.has('time:last') || concepts.has('order:latest') || concepts.has('order:last-bought'))
  );
}

function rankedByBond(found: Payments, query: Query, speech: Speech): string {
  const { texts, figures } = speech;
  return lines(
    texts.paidByBond(query.intent === 'taxes-paid' ? 'tax' : 'amount', query.operation === 'lowest'),
    table(
      [texts.columns.isin, texts.columns.count, texts.columns.amount, texts.columns.tax],
      ...found.byBond
        .slice(0, query.most ?? MAX_ROWS)
        .map(({ isin, count, amount, inEuro, tax }) => [
          isin,
          figures.count(count),
          describeSums([amount], inEuro, speech),
          describeMoney(tax, speech),
        ]),
    ),
    describeRates(found.rates, speech),
  );
}

function describePayments(found: Payments, query: Query, speech: Speech): SpokenAnswer {
  const { texts, figures } = speech;
  const { during, whose } = describePayment(query, speech);
  const shown = found.payments.slice(0, MAX_ROWS);
  return {
    content: lines(
      texts.payments(figures.count(found.count), during, whose),
      texts.line(texts.beforeTax, describeSums(found.byCurrency, found.inEuro, speech)),
      texts.line(texts.taxes, describeMoney(found.tax, speech)),
      texts.line(texts.afterTax, describeMoney(found.afterTax, speech)),
      query.operation === 'average' && found.mean !== null
        ? texts.averagePayment(describeMoney(found.mean, speech))
        : undefined,
      paymentTable(shown, speech),
      found.count > shown.length ? texts.more(figures.count(found.count - shown.length)) : undefined,
      missing(found, query, speech),
      describeRates(found.rates, speech),
    ),
    facts: shown,
  };
}

const largestOnes: Answer = async (query, tools, speech) => {
  const { payments: rows } = await tools.largestPayments.run({
    filter: query.filter,
    period: placed(query, speech.today, 'behind'),
    order: query.operation === 'highest' ? 'highest-first' : 'lowest-first',
    most: query.most ?? MAX_LARGEST,
  });
  const { largestPayments, smallestPayments } = speech.texts;
  const title = query.operation === 'highest' ? largestPayments : smallestPayments;
  return { content: lines(title, paymentTable(rows, speech)), facts: rows };
};

/** What the bonds at each bank paid, the most first. */
async function paidByBank({ byBond }: Payments, tools: Tools, speech: Speech): Promise<string> {
  const { holdings } = await tools.listNames.run({});
  const banks = new Map(
    holdings.filter(({ kind }) => kind === 'bond').map(({ id, bank }) => [id, bank ?? '–']),
  );
  const sums = new Map<string, Decimal>();
  for (const { id, inEuro } of byBond) {
    const bank = banks.get(id) ?? '–';
    sums.set(bank, (sums.get(bank) ?? new Decimal(0)).plus(inEuro.amount));
  }
  const rows = [...sums].sort(([, one], [, other]) => other.comparedTo(one));
  const { columns, paymentsBy } = WHOLE_TEXTS[speech.language];
  return lines(
    paymentsBy,
    table(
      [columns.bank, speech.texts.columns.inEuro],
      ...rows.map(([bank, sum]) => [bank, speech.figures.money(sum, 'EUR')]),
    ),
  );
}

export const payments: Answer = async (query, tools, speech) => {
  const { texts } = speech;
  const { operation, concepts } = query;
  const found = await find(query, tools, speech);
  if (found.count === 0) {
    const { during, whose } = describePayment(query, speech);
    return { content: lines(texts.noPayments(during, whose), missing(found, query, speech)), facts: {} };
  }
  if (query.by === 'bank') return { content: await paidByBank(found, tools, speech), facts: {} };
  if (isLatest(query)) {
    const latest = found.payments.slice(0, query.most ?? 1);
    return { content: lines(texts.lastPayment, paymentTable(latest, speech)), facts: latest };
  }
  if (operation !== 'highest' && operation !== 'lowest') return describePayments(found, query, speech);
  const isOfBonds = concepts.has('kind:bond') || concepts.has('kind:any');
  if (!isOfBonds) return largestOnes(query, tools, speech);
  return { content: rankedByBond(found, query, speech), facts: found.byBond.slice(0, MAX_ROWS) };
};

/** The largest payments one by one, or the bonds that paid the most. */
export const largest: Answer = (query, ...rest) => {
  const operation = query.operation === 'lowest' ? 'lowest' : 'highest';
  return payments({ ...query, operation }, ...rest);
};

export const taxes: Answer = async (query, tools, speech) => {
  const { texts } = speech;
  const found = await find(query, tools, speech);
  const { during, whose } = describePayment(query, speech);
  if (query.operation === 'highest' || query.operation === 'lowest')
    return {
      content: rankedByBond(found, query, speech),
      facts: found.byBond.slice(0, MAX_ROWS),
    };
  const sums = query.period === undefined ? await tools.sumHoldings.run({ filter: query.filter }) : undefined;
  const ofBonds = sums?.all.taxes;
  return {
    content: lines(
      found.count === 0
        ? texts.noPayments(during, whose)
        : texts.taxPaid(describeMoney(found.tax, speech), during, whose),
      found.count === 0
        ? undefined
        : texts.line(texts.beforeTax, describeSums(found.byCurrency, found.inEuro, speech)),
      ofBonds === undefined || ofBonds.count === 0
        ? undefined
        : texts.taxOfBonds(describeMoney(ofBonds.inEuro, speech)),
      missing(found, query, speech),
    ),
    facts: found.payments.slice(0, MAX_ROWS),
  };
};

/** What brings the most: by what it paid, and by its price. */
const topEarners: Answer = async (query, tools, speech) => {
  const found = await find(query, tools, speech);
  const byPrice = await extremes({ ...query, measure: 'profit', period: undefined }, tools, speech);
  const paid = found.count === 0 ? [] : [rankedByBond(found, query, speech)];
  const priced = byPrice === undefined ? [] : [byPrice.content];
  return {
    content: [...paid, ...priced].join('\n\n'),
    facts: [found.byBond.slice(0, MAX_ROWS), byPrice?.facts],
  };
};

/** What was earned: by payments, and from prices where no period is asked for, which prices have none of. */
export const earnings: Answer = async (query, tools, speech) => {
  const { texts } = speech;
  if (query.operation === 'highest' || query.operation === 'lowest') return topEarners(query, tools, speech);
  const found = await find(query, tools, speech);
  const { during, whose } = describePayment(query, speech);
  const [gross, net] = [describeMoney(found.inEuro, speech), describeMoney(found.afterTax, speech)];
  if (query.period !== undefined) {
    const paid =
      found.count === 0
        ? texts.noPayments(during, whose)
        : texts.earnings(whose, { period: during, gross, net });
    const undated = missing(found, query, speech);
    return {
      content: lines(paid, texts.noPeriodOfProfit, undated, describeRates(found.rates, speech)),
      facts: {},
    };
  }
  const filter = { expired: false, ...query.filter };
  const sums = await tools.sumHoldings.run({ filter });
  if (sums.count === 0 && found.count === 0)
    return { content: texts.noneFits(describeSelection(query.filter, speech)), facts: {} };
  const { profit, dividend } = sums.all;
  const hasBonds = filter.kinds?.includes('bond') ?? (filter.isins === undefined || found.count > 0);
  return {
    content: lines(
      texts.earnedByPrice(describeSelection(filter, speech), describeProfit(profit.inEuro, speech)),
      hasBonds ? texts.paidInAll(whose, gross, net) : undefined,
      hasBonds && query.filter.expired === undefined ? texts.expiredToo : undefined,
      dividend.count === 0
        ? undefined
        : texts.total(
            texts.measures.dividend,
            describeSelection(filter, speech),
            describeMoney(dividend.inEuro, speech),
          ),
      describeRates(sums.rates, speech),
    ),
    facts: {},
  };
};
