import type { Risk } from '#api/portfolio/figures/risk';
import { useTotals } from '../../../platform/queries/portfolio/figures/totals.ts';
import { riskTexts } from '../../../platform/texts/portfolio/figures/risk.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Money, Percent, Quantity } from '../../../platform/ui/amount.tsx';
import { SummaryCards } from '../../../platform/ui/sheet.tsx';
import { RiskFigure } from './risk-figure.tsx';
import type { Owner } from '../../../platform/queries/shared-keys.ts';

interface RiskCardsProps {
  readonly risk: Risk;
  readonly owner: Owner;
}

export function RiskCards({ risk, owner }: RiskCardsProps) {
  const texts = useTexts(riskTexts);
  const duration = (figure: Risk['eur']) => (
    <RiskFigure figure={figure}>{(value) => <Quantity value={value} places={4} />}</RiskFigure>
  );
  const cards = [
    {
      label: texts.cards.modifiedDuration,
      value: duration(risk.modifiedDuration),
      note: texts.durationNote,
    },
    { label: texts.cards.convexity, value: duration(risk.convexity), note: texts.convexityNote },
    {
      label: texts.cards.dv01,
      value: (
        <RiskFigure figure={risk.dv01Eur}>{(value) => <Money value={value} currency="EUR" />}</RiskFigure>
      ),
      note: <Dv01Note risk={risk} />,
    },
    {
      label: texts.cards.yield,
      value: <PortfolioYield risk={risk} />,
      note: <YieldNote risk={risk} owner={owner} />,
    },
  ];
  return <SummaryCards cards={cards} />;
}

function Dv01Note({ risk: { dv01 } }: { readonly risk: Risk }) {
  const texts = useTexts(riskTexts);
  return (
    <>
      {texts.dv01Note}{' '}
      {dv01.map(({ currency, amount }, i) => (
        <span key={currency}>
          {i > 0 && ' · '}
          <Money value={amount} currency={currency} code />
        </span>
      ))}
    </>
  );
}

/** The yield of the currency with the largest DV01, which the answer lists first; the note has the others. */
function PortfolioYield({ risk }: { readonly risk: Risk }) {
  const [first] = risk.yield;
  return (
    first && (
      <>
        <RiskFigure figure={first.percent}>{(value) => <Percent value={value} />}</RiskFigure>{' '}
        <span className="text-base font-normal text-soft">{first.currency}</span>
      </>
    )
  );
}

function YieldNote({ risk, owner }: RiskCardsProps) {
  const texts = useTexts(riskTexts);
  const { data: totals } = useTotals({ kind: 'bond', owner, part: 'active' }, { enabled: true });
  return (
    <>
      {texts.yieldNote}{' '}
      {risk.yield.slice(1).map(({ currency, percent }, i) => (
        <span key={currency}>
          {i > 0 && ' · '}
          {currency} <RiskFigure figure={percent}>{(value) => <Percent value={value} />}</RiskFigure>
        </span>
      ))}
      {' · '}
      {texts.byValue}{' '}
      <RiskFigure figure={risk.yieldByValue}>{(value) => <Percent value={value} />}</RiskFigure>
      {' · '}
      {texts.averageYtm} <Percent value={totals?.enteredYield?.percent} />
    </>
  );
}
