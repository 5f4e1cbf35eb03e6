import { Link } from '@tanstack/react-router';
import type { Return, ReturnReason } from '#api/portfolio/figures/returns';
import { useToday } from '../../../platform/clock/use-today.ts';
import { usePortfolioReturn } from '../../../platform/queries/portfolio/figures/overview.ts';
import type { Owner } from '../../../platform/queries/shared-keys.ts';
import { overviewTexts } from '../../../platform/texts/portfolio/figures/overview.ts';
import { positionsTexts } from '../../../platform/texts/portfolio/figures/positions.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Amount, Missing, Money, Percent } from '../../../platform/ui/amount.tsx';
import { useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';
import { formatDay, formatPercent } from '../../../platform/ui/format.ts';
import { Bar } from '../../../platform/ui/skeleton.tsx';

const WHOLE = 100;
const PARTS = ['price', 'income', 'currency', 'fees', 'tax'] as const;

/** This year's profit, both returns, and the parts of the profit. */
export function YearChange({ owner }: { readonly owner: Owner }) {
  const { change: texts } = useTexts(overviewTexts);
  const { locale } = useDisplayPreferences();
  const lastYearEnd = `${Number(useToday().slice(0, 4)) - 1}-12-31`;
  const { data, error } = usePortfolioReturn(owner, lastYearEnd);
  const isWholeYear = data === undefined || data.from <= lastYearEnd;
  return (
    <div className="mt-3 min-h-68 border-t border-line pt-3">
      <h3 className="text-sm text-soft">
        {isWholeYear ? texts.year : texts.since(formatDay(data.from, locale))}
      </h3>
      {data !== undefined && (
        <>
          <YearResult of={data} />
          <Coverage of={data} />
          <WorkingLink owner={owner} />
        </>
      )}
      {data === undefined &&
        (error === null ? <Bar width="w-36 my-2.5" /> : <p className="text-sm text-loss">{texts.failed}</p>)}
    </div>
  );
}

function YearResult({ of: { profit, timeWeighted, moneyWeighted } }: { readonly of: Return }) {
  const { change: texts } = useTexts(overviewTexts);
  return (
    <>
      <p className="text-2xl font-bold tracking-tight">
        {'reason' in profit ? (
          <MissingReturn reason={profit.reason} />
        ) : (
          <Money value={profit.total} currency="EUR" signed />
        )}
      </p>
      <dl className="mt-1 grid grid-cols-2 gap-x-4 text-sm">
        {(
          [
            [texts.timeWeighted, timeWeighted],
            [texts.moneyWeighted, moneyWeighted],
          ] as const
        ).map(([label, figure]) => (
          <div key={label}>
            <dt className="text-soft">{label}</dt>
            <dd className="text-lg font-medium">
              {'reason' in figure ? (
                <MissingReturn reason={figure.reason} />
              ) : (
                <Percent value={figure.total} neutral />
              )}
            </dd>
          </div>
        ))}
      </dl>
      {!('reason' in profit) && (
        <dl className="mt-3 grid grid-cols-[1fr_auto] gap-x-3 gap-y-1 border-t border-line pt-3 text-sm">
          {PARTS.filter((part) => profit[part] !== 0 || part === 'price' || part === 'income').map((part) => (
            <div key={part} className="contents">
              <dt className="text-soft">{texts[part]}</dt>
              <dd className="text-right">
                <Amount value={profit[part]} neutral />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className="mt-2 text-xs text-faint">{texts.note}</p>
    </>
  );
}

/** What the figures leave out, and how much of them is estimated. */
function Coverage({ of: { left, timeWeighted } }: { readonly of: Return }) {
  const { change: texts } = useTexts(overviewTexts);
  const { locale } = useDisplayPreferences();
  const estimated = 'reason' in timeWeighted ? 0 : WHOLE - timeWeighted.trueShare;
  return (
    <>
      {left.length > 0 && <p className="mt-1 text-xs text-warn">{texts.left(left.length)}</p>}
      {estimated > 0 && (
        <p className="mt-1 text-xs text-warn">{texts.estimated(formatPercent(estimated, locale))}</p>
      )}
    </>
  );
}

/** The returns of this year, which the screen of returns shows first. */
function WorkingLink({ owner }: { readonly owner: Owner }) {
  const { change: texts } = useTexts(overviewTexts);
  const look = 'mt-2 inline-block text-sm text-accent hover:underline no-print';
  return owner === 'me' ? (
    <Link to="/returns" className={look}>
      {texts.working}
    </Link>
  ) : (
    <Link to="/admin/users/$id/returns" params={{ id: String(owner) }} className={look}>
      {texts.working}
    </Link>
  );
}

function MissingReturn({ reason }: { readonly reason: ReturnReason }) {
  const { change } = useTexts(overviewTexts);
  const { reasons } = useTexts(positionsTexts);
  const isUnsolved = reason === 'no_solution' || reason === 'no_average_capital';
  return <Missing reason={isUnsolved ? change.noSolution : reasons[reason]} />;
}
