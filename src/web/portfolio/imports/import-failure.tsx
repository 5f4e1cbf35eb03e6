import type { Import } from '#api/portfolio/imports/import-fields';
import type { ImportOwner } from '../../platform/queries/portfolio/imports.ts';
import { importsTexts } from '../../platform/texts/portfolio/imports.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { EmptyState } from '../../platform/ui/empty-state.tsx';
import { Sheet } from '../../platform/ui/sheet.tsx';
import { ImportsLink } from './import-links.tsx';

/** Why the whole file is refused, and what would be right. */
export function ImportFailure({ owner, one }: { readonly owner: ImportOwner; readonly one: Import }) {
  const texts = useTexts(importsTexts);
  const { failure } = one;
  const reason = failure === null ? '' : texts.fileRules[failure.rule]((name) => failure.values[name] ?? '');
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
