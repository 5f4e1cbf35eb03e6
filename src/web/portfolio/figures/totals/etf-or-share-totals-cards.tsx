import type { Kind } from '#api/portfolio/etfs-and-shares';
import type { Totals } from '#api/portfolio/figures/totals';
import { totalsTexts } from '../../../platform/texts/portfolio/figures/totals.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Money, Quantity } from '../../../platform/ui/amount.tsx';
import { SummaryCards } from '../../../platform/ui/sheet.tsx';
import { Bar } from '../../../platform/ui/skeleton.tsx';
import { CardNote } from './card-note.tsx';
import { useTotalsNotes } from './use-totals-notes.ts';

interface EtfOrShareTotalsCardsProps {
  readonly kind: Kind;
  /** Undefined while loading, null if loading failed. */
  readonly totals: Totals | null | undefined;
}

/** The totals of a list of ETFs or shares in euro. Renders nothing if there are none, active or expired. */
export function EtfOrShareTotalsCards({ kind, totals }: EtfOrShareTotalsCardsProps) {
  const texts = useTexts(totalsTexts);
  if (totals && totals.activeCount + totals.expiredCount === 0) return null;
  const missing = totals === null ? '—' : <Bar width="w-28 my-2.5" />;
  const cards = [
    { label: texts.titles[kind], value: totals && <Quantity value={totals.count} />, Note: CountNote },
    {
      label: texts.marketValue,
      value: totals && <Money value={totals.held?.eur} currency="EUR" />,
      Note: ValueNote,
    },
    {
      label: texts.totalProfit,
      value: totals && <Money value={totals.profit.eur} currency="EUR" signed />,
      Note: ProfitNote,
    },
    {
      label: texts.dividends,
      value: totals && <Money value={totals.income.eur} currency="EUR" />,
      Note: DividendsNote,
    },
  ];
  return (
    <SummaryCards
      notesLabel={texts.allNotes}
      cards={cards.map(({ label, value, Note }) => ({
        label,
        value: value ?? missing,
        note: totals ? <Note totals={totals} /> : <NoNote failed={totals === null} />,
      }))}
    />
  );
}

interface NoteProps {
  readonly totals: Totals;
}

function NoNote({ failed }: { readonly failed: boolean }) {
  const texts = useTexts(totalsTexts);
  return <CardNote lines={failed ? [texts.failed] : []} loading={!failed} />;
}

function CountNote({ totals }: NoteProps) {
  const { texts, count, sales } = useTotalsNotes();
  const { activeCount, expiredCount } = totals;
  return (
    <CardNote
      lines={[texts.activeAndExpired(count(activeCount), count(expiredCount))]}
      warnings={sales(totals)}
    />
  );
}

function ValueNote({ totals }: NoteProps) {
  const { texts, euro, rates, countedAtOne, held } = useTotalsNotes();
  return (
    <CardNote
      lines={[
        texts.cost(euro(totals.cost.eur)),
        ...(totals.held === null ? [] : held(totals, totals.held)),
        rates(totals.rates),
      ]}
      warnings={countedAtOne(totals.cost)}
    />
  );
}

function ProfitNote({ totals }: NoteProps) {
  const { countedAtOne, countedAsLoss, profit } = useTotalsNotes();
  return (
    <CardNote
      lines={profit(totals)}
      warnings={[...countedAtOne(totals.profit, true), ...countedAsLoss(totals)]}
    />
  );
}

/** Shows both sums if the dated distributions do not add up to the dividends entered. */
function DividendsNote({ totals: { income, distributions } }: NoteProps) {
  const { texts, euro, countedAtOne } = useTotalsNotes();
  const dated = distributions === null || distributions.eur === income.eur ? null : distributions;
  return (
    <CardNote
      lines={[texts.dividendsNote, ...(dated === null ? [] : [texts.datedDistributions(euro(dated.eur))])]}
      warnings={[...countedAtOne(income), ...(dated === null ? [] : countedAtOne(dated))]}
    />
  );
}
