import type { Position } from '#api/portfolio/figures/positions';
import { useSession } from '../../../platform/session/use-session.ts';
import { positionsTexts } from '../../../platform/texts/portfolio/figures/positions.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';
import { formatDay, formatFigure } from '../../../platform/ui/format.ts';
import { RedenominationLink } from '../../office/redenomination/redenomination-link.tsx';

/** Why a position has no figures, which deal is the cause, and how to fix it. */
export function PositionProblem({ position }: { readonly position: Position }) {
  const sentence = useProblemSentence(position);
  if (sentence === null) return null;
  return (
    <p className="max-w-2xl text-sm whitespace-normal text-loss">
      {sentence}
      {position.problemDeal?.isHeldInLev === true && <Redenomination isin={position.isin} />}
    </p>
  );
}

/** The fix: a link for administrators, or whom to ask. */
function Redenomination({ isin }: { readonly isin: string }) {
  const texts = useTexts(positionsTexts);
  const session = useSession();
  return (
    <>
      {' '}
      {texts.redenominate}{' '}
      {session?.role === 'admin' ? <RedenominationLink isin={isin} inText /> : texts.askAdministrator}
    </>
  );
}

function useProblemSentence({ problem, problemDeal: deal }: Position): string | null {
  const texts = useTexts(positionsTexts);
  const { locale } = useDisplayPreferences();
  if (problem === null) return null;
  if (deal === null) return texts.instalments;
  const { kind, sold, held } = deal;
  const day = deal.day === null ? null : formatDay(deal.day, locale);
  if (problem === 'deal_without_date') return texts.undated[kind](day);
  return texts.oversold(day, formatFigure(sold ?? 0, locale), formatFigure(held ?? 0, locale));
}
