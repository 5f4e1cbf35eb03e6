import type { ReactNode } from 'react';
import { batchesTexts } from '../../platform/texts/portfolio/batches.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { InstantText } from '../../platform/ui/amount.tsx';
import { Button } from '../../platform/ui/button.tsx';
import { useDisplayPreferences } from '../../platform/ui/display-preferences.ts';
import { formatInstant } from '../../platform/ui/format.ts';
import { Sheet } from '../../platform/ui/sheet.tsx';

/** A list of what was saved for many holdings at once. */
export function PastSaves({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title} className="mt-8">
      <h2 className="mb-2 text-lg font-bold">{title}</h2>
      <Sheet>
        <ul className="divide-y divide-hair">{children}</ul>
      </Sheet>
    </section>
  );
}

interface PastSaveProps {
  readonly save: {
    readonly savedAt: string;
    readonly savedBy: string | null;
    readonly undoneAt: string | null;
  };
  /** The accessible name of its undo, from the moment it was saved. */
  readonly undoOf: (when: string) => string;
  readonly isUndoing: boolean;
  readonly onUndo: () => void;
  /** What was saved; once it is undone, what was left. */
  readonly children: ReactNode;
}

/** When something was saved and by whom, with its undo as long as it was not undone. */
export function PastSave({ save, undoOf, isUndoing, onUndo, children }: PastSaveProps) {
  const texts = useTexts(batchesTexts);
  const { locale } = useDisplayPreferences();
  const { savedAt, savedBy, undoneAt } = save;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3">
      <p className="min-w-0 grow">
        <span className="font-medium">
          <InstantText value={savedAt} />
        </span>
        <span className="block text-soft wrap-anywhere">
          {savedBy ?? texts.nobody}
          {undoneAt !== null && (
            <>
              {' '}
              · {texts.undoneAt} <InstantText value={undoneAt} />
            </>
          )}
          {children}
        </span>
      </p>
      {undoneAt === null && (
        <Button busy={isUndoing} aria-label={undoOf(formatInstant(savedAt, locale))} onClick={onUndo}>
          {texts.undo}
        </Button>
      )}
    </li>
  );
}
