import { Decimal } from '#domain/money/decimal';
import type { CurrencyAmount } from '#domain/money/currency-amount';
import { isNarrowing } from '#domain/portfolio/holding-filter';
import { describePeriod } from '../describe-selection.ts';
import { lines, describeMoney, table, type Speech } from '../speech.ts';
import { WHOLE_TEXTS } from '../texts/whole-texts.ts';
import type { Query } from '../understanding/query.ts';
import type { Answer } from './answer.ts';
import { working } from './one-holding.answer.ts';
import { placed } from './timed.ts';

const MAX_ISSUERS = 10;

interface NotKnown {
  readonly notKnown: string;
}

/** The figure as it is said, or a dash where it is not known. */
export function money(figure: CurrencyAmount | NotKnown, speech: Speech): string {
  return 'notKnown' in figure ? '–' : describeMoney(figure, speech);
}

function plain(figure: Decimal | NotKnown, { figures }: Speech): string {
  return 'notKnown' in figure ? '–' : figures.price(figure);
}

/** Said first where the question names a part of what only the whole is known of. */
export function ofWholeAlone({ filter }: Query, { language }: Speech): string | undefined {
  const isPart = isNarrowing({ ...filter, kinds: undefined, figures: undefined });
  return isPart ? WHOLE_TEXTS[language].wholeOnly : undefined;
}

/** How much of the value the issuers are, and what is above its limit. */
export const concentration: Answer = async (query, tools, speech) => {
  const texts = WHOLE_TEXTS[speech.language];
  const found = await tools.portfolioValue.run({});
  if ('notKnown' in found) return undefined;
  const { figures } = speech;
  const issuers = found.allocation.issuer.filter(({ key }) => key !== '').slice(0, MAX_ISSUERS);
  const [largest] = issuers;
  const equal = plain(found.concentration.asConcentratedAsEqualHoldings, speech);
  return {
    content: lines(
      ofWholeAlone(query, speech),
      largest === undefined
        ? texts.noIssuers(equal)
        : texts.concentration(largest.key, figures.share(largest.percent), equal),
      ...found.concentration.aboveLimit.map(({ key, percent, limitPercent }) =>
        texts.aboveLimit(key === '' ? '–' : key, figures.share(percent), figures.share(limitPercent)),
      ),
      table(
        [texts.columns.issuer, speech.texts.columns.inEuro, speech.texts.columns.share],
        ...issuers.map(({ key, value, percent }) => [key, money(value, speech), figures.share(percent)]),
      ),
      found.leftOutCount === 0 ? undefined : texts.leftOut(figures.count(found.leftOutCount)),
    ),
    facts: {},
  };
};

/** Durations, what a basis point costs, and what moves of all yields would do. */
export const interestRateRisk: Answer = async (query, tools, speech) => {
  const texts = WHOLE_TEXTS[speech.language];
  const { figures } = speech;
  const found = await tools.interestRateRisk.run({});
  const left = found.leftOutCount === 0 ? undefined : texts.leftOut(figures.count(found.leftOutCount));
  if ('notKnown' in found.modifiedDuration)
    return { content: lines(speech.texts.rateShift.none, left), facts: {} };
  return {
    content: lines(
      ofWholeAlone(query, speech),
      texts.risk(
        figures.price(found.modifiedDuration),
        money(found.bondValue, speech),
        money(found.lostPerBasisPoint.inEuro, speech),
      ),
      texts.macaulay(plain(found.macaulayDurationYears, speech), plain(found.convexity, speech)),
      table(
        [texts.columns.shift, speech.texts.columns.inEuro],
        ...found.ifAllYieldsMove.map(({ byPercent, change }) => [
          `${byPercent.gt(0) ? '+' : '\u2212'}${figures.percent(byPercent.abs())}`,
          'notKnown' in change ? '–' : figures.profit(change.amount, 'EUR'),
        ]),
      ),
      left,
    ),
    facts: {},
  };
};

/** What comes back each year. */
export const principalLadder: Answer = async (query, tools, speech) => {
  const texts = WHOLE_TEXTS[speech.language];
  const { rungs } = await tools.principalLadder.run({});
  const period = placed(query, speech.today, 'ahead');
  const byYear = new Map<string, Decimal>();
  let fellDue = new Decimal(0);
  for (const { from, fellDue: isDue, inEuro } of rungs) {
    if ('notKnown' in inEuro) continue;
    if (isDue) fellDue = fellDue.plus(inEuro.amount);
    const year = from.slice(0, 4);
    const isWanted =
      period === undefined || (year >= period.from.slice(0, 4) && year <= period.to.slice(0, 4));
    if (!isDue && isWanted) byYear.set(year, (byYear.get(year) ?? new Decimal(0)).plus(inEuro.amount));
  }
  const euro = (amount: Decimal) => speech.figures.money(amount, 'EUR');
  const total = [...byYear.values()].reduce((sum, amount) => sum.plus(amount), new Decimal(0));
  const during = period === undefined ? '' : speech.texts.in(describePeriod(period, speech));
  return {
    content: lines(
      ofWholeAlone(query, speech),
      texts.ladder(euro(total), during),
      table(
        [texts.columns.year, speech.texts.columns.inEuro],
        ...[...byYear].map(([year, sum]) => [year, euro(sum)]),
      ),
      fellDue.isZero() ? undefined : texts.fellDue(euro(fellDue)),
    ),
    facts: {},
  };
};

/** Of one bond with its working, else of all bonds together. */
export const accruedInterest: Answer = async (query, tools, speech) => {
  const texts = WHOLE_TEXTS[speech.language];
  const [isin] = query.filter.isins ?? [];
  if (isin === undefined) {
    const found = await tools.portfolioValue.run({});
    if ('notKnown' in found) return undefined;
    return {
      content: lines(ofWholeAlone(query, speech), texts.accrued(money(found.accruedInterest, speech))),
      facts: {},
    };
  }
  const { bonds } = await tools.analyseBond.run({ isin });
  const said = bonds.flatMap(({ running }) =>
    running.known ? [texts.accruedOf(isin, describeMoney(running.accrued, speech))] : [],
  );
  const rest = await working(query, tools, speech);
  return rest && { ...rest, content: lines(...said, rest.content) };
};
