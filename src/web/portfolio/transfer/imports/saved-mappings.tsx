import type { z } from 'zod';
import type { SavedMapping } from '#api/portfolio/imports/import-fields';
import { useRemoveMapping, useSavedMappings } from '../../../platform/queries/portfolio/imports.ts';
import { importsTexts } from '../../../platform/texts/portfolio/imports.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useWithCause } from '../../../platform/texts/use-with-cause.ts';
import type { MessageContent } from '../../../platform/ui/message.tsx';
import { RememberedItem, RememberedList } from './remembered-list.tsx';

interface SavedMappingsProps {
  readonly showMessage: (message: MessageContent) => void;
}

/** The office's saved column mappings, which can be deleted. */
export function SavedMappings({ showMessage }: SavedMappingsProps) {
  const texts = useTexts(importsTexts);
  const { data: saved = [] } = useSavedMappings();
  if (saved.length === 0) return null;
  return (
    <RememberedList title={texts.savedMappings} note={texts.savedMappingsNote}>
      {saved.map((mapping) => (
        <ListedMapping key={mapping.id} mapping={mapping} showMessage={showMessage} />
      ))}
    </RememberedList>
  );
}

function ListedMapping({
  mapping,
  showMessage,
}: SavedMappingsProps & { readonly mapping: z.output<typeof SavedMapping> }) {
  const texts = useTexts(importsTexts);
  const withCause = useWithCause();
  const removal = useRemoveMapping();
  const columns = mapping.header.filter((cell) => cell.trim() !== '').join(' · ');
  const forget = () =>
    removal.mutate(mapping.id, {
      onError: (error) => showMessage({ kind: 'error', text: withCause(texts.forgetFailed, error) }),
    });
  return (
    <RememberedItem
      text={columns}
      name={columns}
      kind={`${texts.target} ${texts.targets[mapping.mapping.target]}`}
      usedAt={mapping.usedAt}
      busy={removal.isPending}
      onForget={forget}
    />
  );
}
