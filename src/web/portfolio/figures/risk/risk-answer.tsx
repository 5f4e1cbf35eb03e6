import type { Risk } from '#api/portfolio/figures/risk';
import { riskTexts } from '../../../platform/texts/portfolio/figures/risk.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Money } from '../../../platform/ui/amount.tsx';
import { useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';
import { formatDay } from '../../../platform/ui/format.ts';
import { Sheet } from '../../../platform/ui/sheet.tsx';
import { rateDays } from './rate-days.ts';
import { RiskFigure } from './risk-figure.tsx';

const ONE_POINT = 100;

/** The main answer: the cost of one percentage point, and the value it applies to. */
export function RiskAnswer({ risk }: { readonly risk: Risk }) {
  const texts = useTexts(riskTexts);
  const { locale } = useDisplayPreferences();
  const { oldestPriceDay, rates } = risk;
  const facts = [
    ...(oldestPriceDay === null ? [] : [texts.oldestPrice(formatDay(oldestPriceDay, locale))]),
    ...rateDays(rates).map(({ currencies, day }) => texts.rateDay(currencies, formatDay(day, locale))),
  ];
  const shift = risk.shifts.find(({ basisPoints }) => basisPoints === ONE_POINT);
  return (
    <Sheet className="px-4 py-4 md:px-5">
      <p className="text-soft">{texts.answer}</p>
      <p className="text-[34px]/11 font-semibold tracking-tight md:text-[44px]/13">
        {shift && (
          <RiskFigure figure={shift.eur}>
            {(value) => <Money value={value} currency="EUR" signed />}
          </RiskFigure>
        )}
      </p>
      <p className="mt-1 text-[12.5px] text-soft">
        {texts.counted(risk.bonds)} {texts.worth}{' '}
        <RiskFigure figure={risk.value}>{(value) => <Money value={value} currency="EUR" />}</RiskFigure>
        {facts.map((fact) => ` · ${fact}`)}
      </p>
      {risk.toWorst > 0 && <p className="text-[12.5px] text-soft">{texts.toWorst(risk.toWorst)}</p>}
    </Sheet>
  );
}
