import { reply } from '../speech.ts';
import { activeOnly, type Answer } from './answer.ts';

/** Facts that people look at when they ask what is risky; no verdict. */
export const riskOverview: Answer = async ({ filter }, tools, speech) => {
  const { whole, texts, share, profit, money, percent } = speech;
  const found = await tools.portfolioValue.run({ filter });
  if ('notKnown' in found || 'notKnown' in found.value) return undefined;
  const risk = await tools.interestRateRisk.run({});
  const losing = await tools.listHoldings.run({
    filter: { ...activeOnly(filter), figures: [{ measure: 'profit', is: 'below', value: '0' }] },
    by: 'profit',
    order: 'lowest-first',
  });
  const [issuer] = found.allocation.issuer.filter(({ key }) => key !== '');
  const euro = found.allocation.currency.find(({ key }) => key === 'EUR');
  const [rise] = risk.ifAllYieldsMove.filter(({ byPercent }) => byPercent.eq(1));
  const [worst] = losing.holdings;
  return reply(
    losing.holdings,
    whole.riskFacts,
    issuer && whole.riskOfIssuer(issuer.key, share(issuer.percent)),
    ...found.concentration.aboveLimit.map(({ kind, key, percent: part, limitPercent }) =>
      whole.aboveLimit(
        kind === 'non-euro' ? texts.valueShift.foreign : key,
        share(part),
        share(limitPercent),
      ),
    ),
    whole.riskOfCurrencies(share(100 - Number(euro?.percent ?? 0))),
    rise && !('notKnown' in rise.change) && whole.riskOfRates(percent(rise.byPercent), profit(rise.change)),
    worst &&
      whole.riskOfLosses(speech.count(losing.count), worst.isin, speech.measure(worst, 'profit') ?? '–'),
    !('notKnown' in risk.lostPerBasisPoint.inEuro) && `DV01: ${money(risk.lostPerBasisPoint.inEuro)}`,
  );
};
