import type { Tools } from '../tools/tools.ts';
import { lines, type Skill, type Speech } from './skill.ts';

const MOST_FOUND = 5;

type Holding = Awaited<ReturnType<Tools['findHolding']['run']>>['found'][number];

/** Bond prices are percent of nominal, those of ETFs and shares are shown with the same sign. */
function saidTrade({ kind, row }: Holding, { texts, figures }: Speech): string[] {
  const { holding } = texts;
  const title = [row.isin, texts.kind[kind], row.expired ? texts.expired : texts.active].join(', ');
  const nominal =
    kind === 'bond'
      ? texts.line(holding.nominal, figures.money(row.nominal, row.currency))
      : texts.line(holding.units, figures.price(row.nominal));
  return [
    title,
    nominal,
    texts.line(holding.buyPrice, `${figures.price(row.buy_price)}%`),
    texts.line(holding.marketPrice, `${figures.price(row.market_price)}%`),
    texts.line(holding.amountPaid, figures.money(row.amount_paid, row.currency)),
    texts.line(holding.profit, figures.profit(row.profit, row.currency)),
  ];
}

function saidTerms(given: Holding, { texts, figures }: Speech): (string | undefined)[] {
  if (given.kind !== 'bond') return [];
  const { row, payments } = given;
  const { holding } = texts;
  return [
    row.coupon_percent === null ? undefined : texts.line(holding.coupon, figures.percent(row.coupon_percent)),
    row.yield_percent === null ? undefined : texts.line(holding.yield, figures.percent(row.yield_percent)),
    row.maturity_date === null ? undefined : texts.line(holding.maturity, figures.day(row.maturity_date)),
    texts.line(holding.payments(figures.count(payments.count)), figures.money(payments.amount, row.currency)),
    texts.line(texts.taxes, figures.money(payments.taxes, 'EUR')),
  ];
}

export const oneHolding: Skill = {
  recognises: ({ isin }) => isin !== undefined,
  answer: async ({ isin = '' }, tools, speech) => {
    const { found, count } = await tools.findHolding.run({ isin, most: MOST_FOUND });
    if (count === 0) return speech.texts.notFound(isin);
    const blocks = found.map((one) => lines(...saidTrade(one, speech), ...saidTerms(one, speech)));
    const rest = count > found.length ? [speech.texts.more(speech.figures.count(count - found.length))] : [];
    return [...blocks, ...rest].join('\n\n');
  },
};
