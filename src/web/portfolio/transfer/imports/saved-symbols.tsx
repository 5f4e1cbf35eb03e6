import type { z } from 'zod';
import type { SavedSymbol } from '#api/portfolio/imports/import-fields';
import {
  useRemoveSymbol,
  useSavedSymbols,
  type ImportOwner,
} from '../../../platform/queries/portfolio/imports.ts';
import { importsTexts } from '../../../platform/texts/portfolio/imports.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useWithCause } from '../../../platform/texts/use-with-cause.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { InstantText } from '../../../platform/ui/amount.tsx';
import type { MessageContent } from '../../../platform/ui/message.tsx';
import { Sheet } from '../../../platform/ui/sheet.tsx';

interface SavedSymbolsProps {
  readonly owner: ImportOwner;
  readonly showMessage: (message: MessageContent) => void;
}

/** The ISINs that were answered for symbols, which can be deleted: the next file asks again. */
export function SavedSymbols({ owner, showMessage }: SavedSymbolsProps) {
  const texts = useTexts(importsTexts);
  const { data: saved = [] } = useSavedSymbols(owner);
  if (saved.length === 0) return null;
  return (
    <section className="mt-6">
      <h2 className="mb-1 text-base font-semibold">{texts.savedSymbols}</h2>
      <p className="mb-2 text-xs text-soft">{texts.savedSymbolsNote}</p>
      <Sheet>
        <ul>
          {saved.map((symbol) => (
            <ListedSymbol key={symbol.id} owner={owner} saved={symbol} showMessage={showMessage} />
          ))}
        </ul>
      </Sheet>
    </section>
  );
}

function ListedSymbol({
  owner,
  saved: { id, symbol, isin, format, usedAt },
  showMessage,
}: SavedSymbolsProps & { readonly saved: z.output<typeof SavedSymbol> }) {
  const texts = useTexts(importsTexts);
  const withCause = useWithCause();
  const removal = useRemoveSymbol(owner);
  const forget = () =>
    removal.mutate(id, {
      onError: (error) => showMessage({ kind: 'error', text: withCause(texts.forgetSymbolFailed, error) }),
    });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-hair px-4 py-2.5 last:border-b-0 md:px-5">
      <div className="min-w-0 grow basis-60">
        <p className="wrap-anywhere">
          {symbol} <span aria-hidden="true">→</span> {isin}
        </p>
        <p className="text-xs text-soft">
          {texts.formats[format] ?? format} · <InstantText value={usedAt} />
        </p>
      </div>
      <Button
        kind="quiet"
        busy={removal.isPending}
        aria-label={`${texts.forget}: ${symbol}`}
        onClick={forget}
      >
        {texts.forget}
      </Button>
    </li>
  );
}
