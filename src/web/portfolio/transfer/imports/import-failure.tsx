import type { Import } from '#api/portfolio/imports/import-fields';
import type { ImportOwner } from '../../../platform/queries/portfolio/imports.ts';
import { importsTexts } from '../../../platform/texts/portfolio/imports.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';
import { EmptyState } from '../../../platform/ui/empty-state.tsx';
import { Sheet } from '../../../platform/ui/sheet.tsx';
import { ImportsLink } from './import-links.tsx';
import { shownFigure } from './preview/shown-figure.ts';

/** Says why the whole file was refused and how to correct it. */
export function ImportFailure({ owner, upload }: { readonly owner: ImportOwner; readonly upload: Import }) {
  const texts = useTexts(importsTexts);
  const { locale } = useDisplayPreferences();
  const { failure } = upload;
  const value = (name: string) => {
    const text = failure?.values[name] ?? '';
    return name === 'found' ? (texts.found[text] ?? text) : shownFigure(text, locale);
  };
  const reason = failure === null ? '' : texts.fileRules[failure.rule](value);
  return (
    <Sheet>
      <EmptyState
        title={texts.states.failed}
        text={reason}
        action={<ImportsLink owner={owner}>{texts.another}</ImportsLink>}
      />
    </Sheet>
  );
}
