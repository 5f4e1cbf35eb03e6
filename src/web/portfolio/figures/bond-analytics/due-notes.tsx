import { Link } from '@tanstack/react-router';
import type { BondAnalytics, DueFlow } from '#api/portfolio/figures/bond-analytics';
import { sumEntered } from '#domain/money/sum-entered';
import { bondAnalyticsTexts } from '../../../platform/texts/portfolio/figures/bond-analytics.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useFigureFormat } from './use-figure-format.ts';

interface DueNotesProps {
  readonly payments: Extract<BondAnalytics['payments'], { known: true }>;
  readonly analytics: BondAnalytics;
  /** The owner can record missing payments. */
  readonly isOwn: boolean;
}

/** Notes on overdue, unmatched and undated payments. */
export function DueNotes({ payments, analytics: { currency, bondId }, isOwn }: DueNotesProps) {
  const { due: texts } = useTexts(bondAnalyticsTexts);
  const { money, day } = useFigureFormat(currency);
  const { flows, unmatched, undated } = payments;
  const overdue = flows.filter(({ state }) => state === 'overdue');
  return (
    <div className="mt-2 grid gap-1 text-sm text-soft empty:hidden">
      {overdue.length > 0 && (
        <p>
          <span className="text-loss">
            <Overdue flows={overdue} currency={currency} />
          </span>{' '}
          {isOwn && overdue[0] !== undefined && (
            <Link
              to="/bond/$bondId/payments/add"
              params={{ bondId: String(bondId) }}
              search={{ due: overdue[0].date }}
              className="text-accent underline"
            >
              {texts.add}
            </Link>
          )}
        </p>
      )}
      {unmatched.map(({ date, received }) => (
        <p key={date}>{texts.unmatched(money(received), day(date))}</p>
      ))}
      {undated > 0 && <p>{texts.undated(undated)}</p>}
    </div>
  );
}

interface OverdueProps {
  readonly flows: readonly DueFlow[];
  readonly currency: string;
}

function Overdue({ flows, currency }: OverdueProps) {
  const { due: texts } = useTexts(bondAnalyticsTexts);
  const { money, day } = useFigureFormat(currency);
  const [first] = flows;
  if (first === undefined) return null;
  const sum = sumEntered(flows.flatMap(({ interest, principal }) => [interest, principal]));
  const amount = money(Number(sum));
  return flows.length === 1
    ? texts.overdue(amount, day(first.date))
    : texts.overdueMany(flows.length, amount, day(first.date));
}
