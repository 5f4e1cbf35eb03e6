import { useEffect, useRef } from 'react';
import { focusContentIfLost, isFocusLost } from '../../../../platform/ui/focus-content.ts';

/** State that outlasts the preview, which is away while a long file is read again. */
export interface TurnOfCells {
  /** The corrected cell and those after it, then those before it; none without a correction. */
  readonly inTurn: readonly (string | undefined)[];
  readonly onTurn: (inTurn: readonly (string | undefined)[]) => void;
}

/**
 * After a correction the keyboard stays at the corrected cell or, once that is right, continues at the next wrong one, and after the last at
 * the content of the page. `rows` are what a correction changes; `startAt` is called with the cell when it is sent.
 */
export function useNextWrongCell(rows: unknown, { inTurn, onTurn }: TurnOfCells) {
  const frame = useRef<HTMLDivElement>(null);
  const listInputs = () => [...(frame.current?.querySelectorAll<HTMLInputElement>('[data-cell]') ?? [])];

  const startAt = (cell: string) => {
    const inputs = listInputs();
    const focused = inputs.findIndex((input) => input === document.activeElement);
    const at = focused === -1 ? inputs.findIndex(({ dataset }) => dataset['cell'] === cell) : focused;
    // The button is gone after the correction.
    inputs[at]?.focus();
    onTurn([...inputs.slice(at), ...inputs.slice(0, at)].map(({ dataset }) => dataset['cell']));
  };

  useEffect(() => {
    const { activeElement } = document;
    const isAtContent =
      activeElement === document.getElementById('content') || activeElement === frame.current;
    if (inTurn.length === 0 || !(isFocusLost() || isAtContent)) return;
    const byCell = new Map(listInputs().map((input) => [input.dataset['cell'], input]));
    const next = inTurn.find((cell) => byCell.has(cell));
    (byCell.get(next) ?? frame.current)?.focus();
  }, [rows, inTurn]);

  useEffect(() => {
    return focusContentIfLost;
  }, []);
  return { frame, startAt };
}
