import type { ReactNode } from 'react';
import type { Return } from '#api/portfolio/figures/returns';
import { returnsTexts } from '../../../platform/texts/portfolio/figures/returns.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Money, Percent } from '../../../platform/ui/amount.tsx';
import { useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';
import { formatDay, formatPercent } from '../../../platform/ui/format.ts';
import { Sheet } from '../../../platform/ui/sheet.tsx';
import { ReturnFigure } from './return-figure.tsx';

const WHOLE = 100;

/** The main answer: the profit and both returns. */
export function ReturnAnswer({ found }: { readonly found: Return }) {
  const texts = useTexts(returnsTexts);
  const { locale } = useDisplayPreferences();
  const { from, to, days, profit } = found;
  return (
    <Sheet className="px-4 py-4 md:px-5">
      <p className="text-soft">{texts.profit}</p>
      <p className="text-[34px]/11 font-semibold tracking-tight md:text-[44px]/13">
        <ReturnFigure figure={profit}>
          {({ total }) => <Money value={total} currency="EUR" signed />}
        </ReturnFigure>
      </p>
      <p className="mt-1 text-[12.5px] text-soft">
        {texts.span(formatDay(from, locale), formatDay(to, locale), days)}
      </p>
      <dl className="mt-3 grid gap-3 border-t border-hair pt-3 md:grid-cols-2">
        <TimeWeighted found={found} />
        <MoneyWeighted found={found} />
      </dl>
    </Sheet>
  );
}

interface OneReturnProps {
  readonly label: string;
  readonly note: string;
  readonly total: number;
  readonly annualised: number | null;
  readonly children?: ReactNode;
}

function OneReturn({ label, note, total, annualised, children }: OneReturnProps) {
  const texts = useTexts(returnsTexts);
  const { locale } = useDisplayPreferences();
  return (
    <div className="min-w-0">
      <dt className="text-soft">{label}</dt>
      <dd className="text-2xl/8 font-semibold tracking-tight">
        <Percent value={total} signed />
      </dd>
      <dd className="text-[12.5px] text-soft">
        {annualised === null
          ? texts.notAYear
          : texts.aYear(formatPercent(annualised, locale, { places: 2, signed: true }))}
      </dd>
      <dd className="text-[12.5px] text-soft">{note}</dd>
      {children}
    </div>
  );
}

function TimeWeighted({ found: { timeWeighted } }: { readonly found: Return }) {
  const texts = useTexts(returnsTexts);
  const { locale } = useDisplayPreferences();
  return (
    <ReturnFigure figure={timeWeighted}>
      {({ total, annualised, trueShare }) => (
        <OneReturn
          label={texts.timeWeighted}
          note={texts.timeWeightedNote}
          total={total}
          annualised={annualised}
        >
          {trueShare < WHOLE && (
            <dd className="text-[12.5px] text-warn">
              {texts.estimated(formatPercent(WHOLE - trueShare, locale))}
            </dd>
          )}
        </OneReturn>
      )}
    </ReturnFigure>
  );
}

function MoneyWeighted({ found: { moneyWeighted } }: { readonly found: Return }) {
  const texts = useTexts(returnsTexts);
  const { locale } = useDisplayPreferences();
  const percents = (returns: readonly number[]) =>
    returns.map((each) => formatPercent(each, locale, { places: 2, signed: true })).join(' · ');
  return (
    <ReturnFigure figure={moneyWeighted}>
      {({ total, annualised, unique, others }) => (
        <OneReturn
          label={texts.moneyWeighted}
          note={texts.moneyWeightedNote}
          total={total}
          annualised={annualised}
        >
          {!unique && <dd className="text-[12.5px] text-warn">{texts.otherRates(percents(others))}</dd>}
        </OneReturn>
      )}
    </ReturnFigure>
  );
}
