import type { z } from 'zod';
import type { SavedMapping } from '#api/portfolio/imports/import-fields';
import { useRemoveMapping, useSavedMappings } from '../../../platform/queries/portfolio/imports.ts';
import { importsTexts } from '../../../platform/texts/portfolio/imports.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useWithCause } from '../../../platform/texts/use-with-cause.ts';
import { InstantText } from '../../../platform/ui/amount.tsx';
import { Button } from '../../../platform/ui/button.tsx';
import type { MessageContent } from '../../../platform/ui/message.tsx';
import { Sheet } from '../../../platform/ui/sheet.tsx';

interface SavedMappingsProps {
  readonly showMessage: (message: MessageContent) => void;
}

/** The office's saved column mappings, which can be deleted. */
export function SavedMappings({ showMessage }: SavedMappingsProps) {
  const texts = useTexts(importsTexts);
  const { data: saved = [] } = useSavedMappings();
  if (saved.length === 0) return null;
  return (
    <section className="mt-6">
      <h2 className="mb-1 text-base font-semibold">{texts.savedMappings}</h2>
      <p className="mb-2 text-xs text-soft">{texts.savedMappingsNote}</p>
      <Sheet>
        <ul>
          {saved.map((mapping) => (
            <ListedMapping key={mapping.id} mapping={mapping} showMessage={showMessage} />
          ))}
        </ul>
      </Sheet>
    </section>
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
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-hair px-4 py-2.5 last:border-b-0 md:px-5">
      <div className="min-w-0 grow basis-60">
        <p className="line-clamp-2 wrap-anywhere">{columns}</p>
        <p className="text-xs text-soft">
          {texts.target} {texts.targets[mapping.mapping.target]} · <InstantText value={mapping.usedAt} />
        </p>
      </div>
      <Button
        kind="quiet"
        busy={removal.isPending}
        aria-label={`${texts.forget}: ${columns}`}
        onClick={forget}
      >
        {texts.forget}
      </Button>
    </li>
  );
}
