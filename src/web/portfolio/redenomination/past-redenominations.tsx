import type { InstrumentAction } from '#api/portfolio/instrument-actions';
import type { BatchId } from '#api/platform/ids';
import { useRedenominations } from '../../platform/queries/portfolio/redenomination.ts';
import { redenominationTexts } from '../../platform/texts/portfolio/redenomination.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { InstantText, Quantity } from '../../platform/ui/amount.tsx';
import { Button } from '../../platform/ui/button.tsx';
import { useDisplayPreferences } from '../../platform/ui/display-preferences.ts';
import { formatInstant } from '../../platform/ui/format.ts';
import { Sheet } from '../../platform/ui/sheet.tsx';

interface PastRedenominationsProps {
  /** The one that is being undone. */
  readonly undoing: BatchId | null;
  readonly onUndo: (batch: BatchId) => void;
}

/** What was redenominated so far, each with its undo. Nothing before the first. */
export function PastRedenominations(props: PastRedenominationsProps) {
  const texts = useTexts(redenominationTexts);
  const { data = [] } = useRedenominations();
  if (data.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="mb-2 text-lg font-bold">{texts.past}</h2>
      <Sheet>
        <ul className="divide-y divide-hair">
          {data.map((action) => (
            <PastRedenomination key={action.id} action={action} {...props} />
          ))}
        </ul>
      </Sheet>
    </section>
  );
}

function PastRedenomination({
  action,
  undoing,
  onUndo,
}: PastRedenominationsProps & { readonly action: InstrumentAction }) {
  const texts = useTexts(redenominationTexts);
  const { locale } = useDisplayPreferences();
  const { id, savedAt, savedBy, undoneAt, holdings } = action;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3">
      <p className="min-w-0 grow">
        <span className="font-medium">
          <InstantText value={savedAt} />
        </span>
        <span className="block text-soft wrap-anywhere">
          {savedBy ?? texts.nobody} ·{' '}
          {undoneAt === null ? (
            <>
              {texts.holdings}: <Quantity value={holdings} />
            </>
          ) : (
            <>
              {texts.undoneAt} <InstantText value={undoneAt} />
              {holdings > 0 && <> · {texts.leftAfterUndo(holdings)}</>}
            </>
          )}
        </span>
      </p>
      {undoneAt === null && (
        <Button
          busy={undoing === id}
          aria-label={texts.undoOf(formatInstant(savedAt, locale))}
          onClick={() => onUndo(id)}
        >
          {texts.undo}
        </Button>
      )}
    </li>
  );
}
