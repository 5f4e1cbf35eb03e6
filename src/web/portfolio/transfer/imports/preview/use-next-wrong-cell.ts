import { useEffect, useRef } from 'react';

const isFocusLost = () => document.activeElement === document.body;

/**
 * After a correction the keyboard stays at the corrected cell or, once that is right, continues at the next wrong one, and after the last at
 * the content of the page. `rows` are what a correction changes; `startAt` is called with the cell when it is sent.
 */
export function useNextWrongCell(rows: unknown) {
  const frame = useRef<HTMLDivElement>(null);
  /** The corrected cell and those after it, then those before it. */
  const inTurn = useRef<readonly (string | undefined)[]>([]);
  const listInputs = () => [...(frame.current?.querySelectorAll<HTMLInputElement>('[data-cell]') ?? [])];

  const startAt = (cell: string) => {
    const inputs = listInputs();
    const focused = inputs.findIndex((input) => input === document.activeElement);
    const at = focused === -1 ? inputs.findIndex(({ dataset }) => dataset['cell'] === cell) : focused;
    // The button is gone after the correction.
    inputs[at]?.focus();
    inTurn.current = [...inputs.slice(at), ...inputs.slice(0, at)].map(({ dataset }) => dataset['cell']);
  };

  useEffect(() => {
    if (inTurn.current.length === 0 || !isFocusLost()) return;
    const byCell = new Map(listInputs().map((input) => [input.dataset['cell'], input]));
    const next = inTurn.current.find((cell) => byCell.has(cell));
    (byCell.get(next) ?? frame.current)?.focus();
    inTurn.current = [];
  }, [rows]);

  useEffect(
    () => () => {
      if (isFocusLost()) document.getElementById('content')?.focus({ preventScroll: true });
    },
    [],
  );
  return { frame, startAt };
}
