import { useState } from 'react';
import type { z } from 'zod';
import type { SavedSymbol } from '#api/portfolio/imports/import-fields';
import {
  useChangeSymbol,
  useRemoveSymbol,
  useSavedSymbols,
  type ImportOwner,
} from '../../../platform/queries/portfolio/imports.ts';
import { importsTexts } from '../../../platform/texts/portfolio/imports.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useWithCause } from '../../../platform/texts/use-with-cause.ts';
import { Button } from '../../../platform/ui/button.tsx';
import type { MessageContent } from '../../../platform/ui/message.tsx';
import { RememberedItem, RememberedList } from './remembered-list.tsx';
import { ShortInput } from './short-input.tsx';

interface SavedSymbolsProps {
  readonly owner: ImportOwner;
  readonly showMessage: (message: MessageContent) => void;
}

/** The ISINs that were answered for symbols. They can be changed, or deleted, and then the next file asks again. */
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
  const [typed, setTyped] = useState<string | null>(null);
  const change = useChangeSymbol(owner);
  const removal = useRemoveSymbol(owner);
  const save = (changed: string) =>
    change.mutate(
      { id, isin: changed },
      {
        onSuccess: () => setTyped(null),
        onError: (error) => showMessage({ kind: 'error', text: withCause(texts.changeSymbolFailed, error) }),
      },
    );
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
    >
      {typed !== null ? (
        <ShortInput
          label={`ISIN: ${symbol}`}
          action={texts.saveSymbol}
          text={typed}
          onText={setTyped}
          busy={change.isPending}
          onEnter={save}
        />
      ) : (
        <Button kind="quiet" aria-label={`${texts.changeSymbol}: ${symbol}`} onClick={() => setTyped(isin)}>
          {texts.changeSymbol}
        </Button>
      )}
    </RememberedItem>
  );
}
