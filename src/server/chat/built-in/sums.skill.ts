import { sumOf } from '#domain/money/decimal';
import type { HoldingKind } from '../tools/holding.ts';
import { lines, saidRates, type Skill } from './skill.ts';

function of<T extends { readonly kind: HoldingKind }>(kinds: readonly HoldingKind[], all: readonly T[]): T[] {
  return all.filter(({ kind }) => kinds.includes(kind));
}

function holdsNothing(all: readonly { readonly active: number; readonly expired: number }[]): boolean {
  return all.every(({ active, expired }) => active === 0 && expired === 0);
}

export const counts: Skill = {
  recognises: ({ text, isOfPortfolio }) =>
    isOfPortfolio &&
    /\bhow many|\bnumber of|\bcount\b|колко (?:на брой |активни |изтекли )?(?:облигаци|етф|etf|акци|позици)|брой/.test(
      text,
    ),
  answer: async ({ kinds }, tools, { texts, figures }) => {
    const sums = await tools.sumHoldings.run({});
    if (holdsNothing(sums.kinds)) return texts.nothingYet;
    const counted = of(kinds, sums.kinds).map(({ kind, active, expired }) =>
      texts.line(texts.kinds[kind], texts.countsOf(figures.count(active), figures.count(expired))),
    );
    return lines(texts.counts, ...counted);
  },
};

export const averageYield: Skill = {
  recognises: ({ text, isOfPortfolio }) =>
    /\bytm\b|\byields?\b|доходност/.test(text) && (isOfPortfolio || /average|mean|средн/.test(text)),
  answer: async (_asked, tools, { texts, figures }) => {
    const { averageYield: percent, bondsWithYield } = await tools.sumHoldings.run({});
    if (percent === null) return texts.noYield;
    return texts.averageYield(figures.percent(percent), figures.count(bondsWithYield));
  },
};

export const profit: Skill = {
  recognises: ({ text, isOfPortfolio }) =>
    isOfPortfolio &&
    /\bprofit|\bgains?\b|\bloss|\blost\b|\bearn|\bmade\b|\breturns?\b|печалб|загуб|спечел/.test(text),
  answer: async ({ kinds }, tools, speech) => {
    const { texts, figures } = speech;
    const sums = await tools.sumHoldings.run({});
    if (holdsNothing(sums.kinds)) return texts.nothingYet;
    const chosen = of(kinds, sums.kinds);
    return lines(
      texts.profit(figures.profit(sumOf(chosen.map((one) => one.profit)), 'EUR')),
      ...chosen.map((one) => texts.line(texts.kinds[one.kind], figures.profit(one.profit, 'EUR'))),
      saidRates(sums.rates, speech),
    );
  },
};

export const value: Skill = {
  recognises: ({ text, isOfPortfolio }) =>
    isOfPortfolio &&
    /\bworth|\bvalue|\btotals?\b|\binvested|\bsummary|\boverview|струва|стойност|общо|инвестира|обобщ/.test(
      text,
    ),
  answer: async ({ kinds }, tools, speech) => {
    const { texts, figures } = speech;
    const sums = await tools.sumHoldings.run({});
    if (holdsNothing(sums.kinds)) return texts.nothingYet;
    const chosen = of(kinds, sums.kinds);
    return lines(
      texts.value(figures.money(sumOf(chosen.map((one) => one.value)), 'EUR')),
      ...chosen.map((one) => texts.line(texts.kinds[one.kind], figures.money(one.value, 'EUR'))),
      saidRates(sums.rates, speech),
    );
  },
};
