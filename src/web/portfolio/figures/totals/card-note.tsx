import { Bar } from '../../../platform/ui/skeleton.tsx';

interface CardNoteProps {
  /** Plain lines below the figure. */
  readonly lines: readonly string[];
  /** Lines that warn of a misleading figure. */
  readonly warnings?: readonly string[];
  /** True while more lines are loading. */
  readonly loading?: boolean;
}

/** The lines below the figure of a card. */
export function CardNote({ lines, warnings = [], loading = false }: CardNoteProps) {
  return (
    <>
      {/* Keyed by index: a line that grows once the totals arrive stays the same element and is painted once. */}
      {lines.map((line, place) => (
        <span key={place} className="block">
          {line}
        </span>
      ))}
      {warnings.map((warning) => (
        <span key={warning} className="block text-warn">
          {warning}
        </span>
      ))}
      {loading && <Bar width="w-36 my-0.5" />}
    </>
  );
}
