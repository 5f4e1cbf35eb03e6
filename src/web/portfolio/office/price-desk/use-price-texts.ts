import { useState } from 'react';
import { recognisePriceHistory } from '#domain/prices/history-files/recognise-price-history';
import { readPriceRows, type PriceRow } from '#domain/prices/read-price-rows';
import type { PriceFile } from '../../market/prices/price-file-button.tsx';
import type { PriceDesk } from './use-price-desk.ts';

type Source = PriceDesk['source'];

/** Turns a pasted or loaded text into rows of the grid, or opens the dialog it needs. */
export function usePriceTexts(desk: PriceDesk) {
  /** The initial text of the paste dialog; null while it is closed. */
  const [pasting, setPasting] = useState<{ readonly text: string; readonly from: Source } | null>(null);
  /** The file of the price history dialog; null while it is closed. */
  const [history, setHistory] = useState<PriceFile | null>(null);
  /** The number of rows added last. */
  const [taken, setTaken] = useState(0);
  const takeRows = (read: readonly PriceRow[], from: Source) => {
    desk.takeOver(read, from);
    setPasting(null);
    setTaken(read.length);
  };
  const takeText = (text: string, from: Source, name = '') => {
    const read = readPriceRows(text);
    if (recognisePriceHistory(text) !== undefined) {
      setPasting(null);
      setHistory({ name, text });
    } else if (read.faults.length > 0 || read.rows.length === 0) setPasting({ text, from });
    else takeRows(read.rows, from);
  };
  return {
    ...{ pasting, history, taken, takeRows, takeText },
    openPaste: () => setPasting({ text: '', from: 'entered' }),
    close: () => {
      setPasting(null);
      setHistory(null);
    },
  };
}

export type PriceTexts = ReturnType<typeof usePriceTexts>;
