import type { BondsSummary } from '#api/portfolio/bonds';
import type { Totals } from '#api/portfolio/figures/totals';
import { totalsTexts } from '../../../platform/texts/portfolio/figures/totals.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Money, Percent, Quantity } from '../../../platform/ui/amount.tsx';
import { SummaryCards } from '../../../platform/ui/sheet.tsx';
import { Bar } from '../../../platform/ui/skeleton.tsx';
import { CardNote } from './card-note.tsx';
import { useTotalsNotes } from './use-totals-notes.ts';

interface BondTotalsCardsProps {
  /** The specified figures, which come with the list of the user's own bonds; otherwise taken from the totals. */
  readonly summary?: BondsSummary | undefined;
  /** Undefined while loading, null if loading failed. */
  readonly totals: Totals | null | undefined;
}

/** The four specified figures above a list of bonds; below each, a more exact figure and what it includes or leaves out. */
export function BondTotalsCards({ summary, totals }: BondTotalsCardsProps) {
  const texts = useTexts(totalsTexts);
  const figures = cardFigures(summary, totals);
  const bar = <Bar width="w-28 my-2.5" />;
  const cards = [
    {
      label: texts.titles.bond,
      value: figures && <Quantity value={figures.count} />,
      note: <CountNote figures={figures} totals={totals} />,
    },
    {
      label: texts.portfolioValue,
      value: figures && <Money value={figures.value} currency="EUR" />,
      note: <ValueNote summary={summary} totals={totals} />,
    },
    {
      label: texts.totalProfit,
      value: figures && <Money value={figures.profit} currency="EUR" signed />,
      note: <ProfitNote totals={totals} />,
    },
    {
      label: texts.averageYield,
      value: figures && <Percent value={figures.yield} />,
      note: <YieldNote totals={totals} />,
    },
  ];
  return (
    <SummaryCards
      notesLabel={texts.allNotes}
      cards={cards.map((card) => ({ ...card, value: card.value ?? bar }))}
    />
  );
}

interface SpecifiedFigures {
  readonly count: number;
  readonly active: number;
  readonly expired: number;
  readonly value: number;
  readonly profit: number;
  readonly yield: number | null;
}

function cardFigures(
  summary: BondsSummary | undefined,
  totals: Totals | null | undefined,
): SpecifiedFigures | undefined {
  const counts = summary ?? totals;
  if (counts === undefined || counts === null) return undefined;
  return {
    count: counts.count,
    active: counts.activeCount,
    expired: counts.expiredCount,
    value: summary?.portfolioValue ?? totals?.cost.eur ?? 0,
    profit: summary?.totalProfit ?? totals?.profit.eur ?? 0,
    yield: summary ? summary.averageYield : (totals?.enteredYield?.percent ?? null),
  };
}

interface NoteProps {
  readonly totals: Totals | null | undefined;
}

function CountNote({ figures, totals }: NoteProps & { readonly figures: SpecifiedFigures | undefined }) {
  const { texts, count, sales } = useTotalsNotes();
  if (figures === undefined) return <CardNote lines={[]} loading={totals !== null} />;
  return (
    <CardNote
      lines={[texts.activeAndExpired(count(figures.active), count(figures.expired))]}
      warnings={totals ? sales(totals) : []}
    />
  );
}

function ValueNote({ summary, totals }: NoteProps & Pick<BondTotalsCardsProps, 'summary'>) {
  const { texts, euro, rates, countedAtOne, held: heldNotes } = useTotalsNotes();
  const rateSource = summary ?? totals;
  const lines = rateSource ? [rates(rateSource.rates)] : [];
  if (!totals) {
    const warnings = totals === null ? [texts.failed] : [];
    return (
      <CardNote
        lines={[texts.atCost, ...lines]}
        warnings={warnings}
        loading={rateSource === undefined && totals === undefined}
      />
    );
  }
  const { cost, held } = totals;
  return (
    <CardNote
      lines={[
        held === null || held.eur === null
          ? texts.atCost
          : `${texts.atCost} · ${texts.marketWithAccrued(euro(held.eur))}`,
        ...(held === null ? [] : heldNotes(totals, held)),
        ...lines,
      ]}
      warnings={countedAtOne(cost)}
    />
  );
}

function ProfitNote({ totals }: NoteProps) {
  const { texts, countedAtOne, countedAsLoss, profit } = useTotalsNotes();
  if (!totals) return <CardNote lines={[texts.priceAlone.bond]} />;
  return (
    <CardNote
      lines={profit(totals)}
      warnings={[...countedAtOne(totals.profit, true), ...countedAsLoss(totals)]}
    />
  );
}

function YieldNote({ totals }: NoteProps) {
  const { texts, percent } = useTotalsNotes();
  const lines = totals?.computedYield ? [texts.computedYield(percent(totals.computedYield.percent))] : [];
  return <CardNote lines={[texts.meanOfAll, ...lines]} />;
}
