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
import type { MessageContent } from '../../../platform/ui/message.tsx';
import { RememberedItem, RememberedList } from './remembered-list.tsx';

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
    <RememberedList title={texts.savedSymbols} note={texts.savedSymbolsNote}>
      {saved.map((symbol) => (
        <ListedSymbol key={symbol.id} owner={owner} saved={symbol} showMessage={showMessage} />
      ))}
    </RememberedList>
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
    <RememberedItem
      text={`${symbol} → ${isin}`}
      name={symbol}
      kind={texts.formats[format] ?? format}
      usedAt={usedAt}
      busy={removal.isPending}
      onForget={forget}
    />
  );
}
