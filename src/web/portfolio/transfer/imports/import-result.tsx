import type { Import } from '#api/portfolio/imports/import-fields';
import type { ImportOwner } from '../../../platform/queries/portfolio/imports.ts';
import { importsTexts } from '../../../platform/texts/portfolio/imports.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';
import { EmptyState } from '../../../platform/ui/empty-state.tsx';
import { formatInstant } from '../../../platform/ui/format.ts';
import type { MessageContent } from '../../../platform/ui/message.tsx';
import { Sheet } from '../../../platform/ui/sheet.tsx';
import { HoldingsLink, ImportsLink } from './import-links.tsx';
import { RejectedRows } from './rejected-rows.tsx';
import { UndoButton } from './undo-button.tsx';

interface ImportResultProps {
  readonly owner: ImportOwner;
  readonly upload: Import;
  readonly showMessage: (message: MessageContent) => void;
}

/** The result of an import, and how long it can be undone. */
export function ImportResult({ owner, upload, showMessage }: ImportResultProps) {
  const texts = useTexts(importsTexts);
  const { locale } = useDisplayPreferences();
  const { state, counts, undoUntil } = upload;
  const imported = counts.included === 0 ? texts.doneNothing : texts.doneTitle(counts.included);
  return (
    <Sheet>
      <EmptyState
        title={state === 'undone' ? texts.undoneTitle : imported}
        {...(undoUntil === null ? {} : { text: texts.undoUntil(formatInstant(undoUntil, locale)) })}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            {undoUntil !== null && counts.included > 0 && (
              <UndoButton owner={owner} upload={upload} showMessage={showMessage} />
            )}
            {state === 'confirmed' && <HoldingsLink owner={owner} upload={upload} />}
            <ImportsLink owner={owner}>{texts.toList}</ImportsLink>
          </div>
        }
      />
      {state === 'confirmed' && counts.error > 0 && (
        <p className="border-t border-hair px-4 py-3 text-center text-soft">
          {texts.leftOut(counts.error)} ·{' '}
          <RejectedRows owner={owner} upload={upload} showMessage={showMessage} />
        </p>
      )}
    </Sheet>
  );
}
