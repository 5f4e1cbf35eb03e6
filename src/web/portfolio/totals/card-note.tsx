import { Bar } from '../../platform/ui/skeleton.tsx';

interface CardNoteProps {
  /** The quiet lines below the figure. */
  readonly lines: readonly string[];
  /** What the figure counts in a way that misleads. */
  readonly warnings?: readonly string[];
  /** More is on its way. */
  readonly loading?: boolean;
}

/** The lines below the figure of a card. */
export function CardNote({ lines, warnings = [], loading = false }: CardNoteProps) {
  return (
    <>
      {/* By their places: a line that says more once the totals are there stays the same element, painted once. */}
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
