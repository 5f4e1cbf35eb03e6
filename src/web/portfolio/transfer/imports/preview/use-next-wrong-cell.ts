import { useEffect, useRef } from 'react';
import { focusContentIfLost, isFocusAtContent, isFocusLost } from '../../../../platform/ui/focus-content.ts';
import type { Corrections } from './use-corrections.ts';

/**
 * After a correction the keyboard stays at the corrected cell or, once that is right, continues at the next wrong one, and after the last at
 * the content of the page. `rows` are what a correction changes; `startAt` is called with the cell when it is sent.
 */
export function useNextWrongCell(rows: unknown, { next, onNext }: Corrections) {
  const frame = useRef<HTMLDivElement>(null);
  const listInputs = () => [...(frame.current?.querySelectorAll<HTMLInputElement>('[data-cell]') ?? [])];

  const startAt = (cell: string) => {
    const inputs = listInputs();
    const focused = inputs.findIndex((input) => input === document.activeElement);
    const at = focused === -1 ? inputs.findIndex(({ dataset }) => dataset['cell'] === cell) : focused;
    // The button is gone after the correction.
    inputs[at]?.focus();
    const inTurn = [...inputs.slice(at), ...inputs.slice(0, at)];
    onNext({ cells: inTurn.map(({ dataset }) => dataset['cell']), row: null });
  };

  useEffect(() => {
    const isAtFrame = document.activeElement === frame.current;
    if (next.cells.length === 0 || !(isFocusLost() || isFocusAtContent() || isAtFrame)) return;
    const byCell = new Map(listInputs().map((input) => [input.dataset['cell'], input]));
    const cell = next.cells.find((one) => byCell.has(one));
    (byCell.get(cell) ?? frame.current)?.focus();
  }, [rows, next]);

  useEffect(() => {
    return focusContentIfLost;
  }, []);
  return { frame, startAt };
}
