import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { BatchId } from '#api/platform/ids';
import { QuestionDialog } from '../../../platform/forms/question-dialog.tsx';
import type { UndoSave } from '../../../platform/toast/use-undo-save.ts';
import { batchesTexts } from '../../../platform/texts/portfolio/batches.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { InstantText } from '../../../platform/ui/amount.tsx';
import { Button } from '../../../platform/ui/button.tsx';
import { useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';
import { formatInstant } from '../../../platform/ui/format.ts';
import { Sheet } from '../../../platform/ui/sheet.tsx';
import { SkippedHoldings } from './skipped-holdings.tsx';

/** A save that changed many holdings at once. */
interface Save {
  readonly id: BatchId;
  readonly savedAt: string;
  readonly savedBy: string | null;
  readonly undoneAt: string | null;
  /** The number of holdings changed; after an undo, the number that the undo left unchanged. */
  readonly holdings: number;
}

interface PastSavesProps<S extends Save> {
  readonly title: string;
  readonly saves: readonly S[];
  /** Describes a save: '3 prices, 12 holdings'. */
  readonly what: (save: S) => string;
  readonly texts: {
    readonly undoTitle: string;
    readonly undoLabel: (when: string) => string;
    readonly undoFailed: string;
  };
  readonly undo: UndoSave;
  readonly onUndone: (left: number) => void;
  /** Renders the list of the holdings that the undo left unchanged. */
  readonly renderSkipped: (batch: BatchId) => ReactNode;
}

/** The latest saves, each with an Undo that asks for confirmation. Renders nothing before the first save. */
export function PastSaves<S extends Save>(props: PastSavesProps<S>) {
  const { title, saves, what, texts, undo, onUndone, renderSkipped } = props;
  const [asking, setAsking] = useState<S | null>(null);
  const ask = (save: S) => {
    undo.reset();
    setAsking(save);
  };
  const confirm = ({ id }: S) =>
    undo.mutate(id, {
      onSuccess: (left) => {
        setAsking(null);
        onUndone(left);
      },
    });
  if (saves.length === 0) return null;
  return (
    <section aria-label={title} className="mt-8">
      <h2 className="mb-2 text-lg font-bold">{title}</h2>
      <Sheet>
        <ul className="divide-y divide-hair">
          {saves.map((save) => (
            <PastSave
              key={save.id}
              save={save}
              what={what(save)}
              undoLabel={texts.undoLabel}
              isJustUndone={undo.isSuccess && undo.variables === save.id}
              onUndo={() => ask(save)}
              renderSkipped={renderSkipped}
            />
          ))}
        </ul>
      </Sheet>
      {asking !== null && (
        <UndoQuestion
          {...{ save: asking, what: what(asking), texts, undo }}
          onConfirm={() => confirm(asking)}
          onClose={() => setAsking(null)}
        />
      )}
    </section>
  );
}

interface UndoQuestionProps extends Pick<PastSavesProps<Save>, 'texts' | 'undo'> {
  readonly save: Save;
  readonly what: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

function UndoQuestion({ save, what, texts, undo, onConfirm, onClose }: UndoQuestionProps) {
  const { undo: label, nobody, question, questionNote } = useTexts(batchesTexts);
  const { locale } = useDisplayPreferences();
  return (
    <QuestionDialog
      title={texts.undoTitle}
      question={question({
        what,
        who: save.savedBy ?? nobody,
        when: formatInstant(save.savedAt, locale),
      })}
      note={questionNote}
      confirmLabel={label}
      busy={undo.isPending}
      error={undo.error}
      failure={texts.undoFailed}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}

interface PastSaveProps {
  readonly save: Save;
  readonly what: string;
  /** Makes the button's accessible name from the time of the save. */
  readonly undoLabel: (when: string) => string;
  readonly isJustUndone: boolean;
  readonly onUndo: () => void;
  readonly renderSkipped: (batch: BatchId) => ReactNode;
}

/** When and by whom something was saved, with Undo; after an undo, the holdings left unchanged. */
function PastSave({ save, what, undoLabel, isJustUndone, onUndo, renderSkipped }: PastSaveProps) {
  const texts = useTexts(batchesTexts);
  const { locale } = useDisplayPreferences();
  const { savedAt, savedBy, undoneAt, holdings } = save;
  const row = useRef<HTMLLIElement>(null);
  // The button that had the focus is gone after its undo.
  useEffect(() => {
    if (isJustUndone && undoneAt !== null && document.activeElement === document.body) row.current?.focus();
  }, [isJustUndone, undoneAt]);
  return (
    <li ref={row} tabIndex={-1} className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3">
      <p className="min-w-0 grow">
        <span className="font-medium">
          <InstantText value={savedAt} />
        </span>
        <span className="block text-soft wrap-anywhere">
          {savedBy ?? texts.nobody}
          {what !== '' && ` · ${what}`}
          {undoneAt !== null && (
            <>
              {' '}
              · {texts.undoneAt} <InstantText value={undoneAt} />
            </>
          )}
        </span>
      </p>
      {undoneAt === null && (
        <Button aria-label={undoLabel(formatInstant(savedAt, locale))} onClick={onUndo}>
          {texts.undo}
        </Button>
      )}
      {undoneAt !== null && holdings > 0 && (
        <SkippedHoldings count={holdings} isOpen={isJustUndone}>
          {() => renderSkipped(save.id)}
        </SkippedHoldings>
      )}
    </li>
  );
}
