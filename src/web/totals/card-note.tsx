import { Bar } from '../ui/skeleton.tsx';

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
      {lines.map((line) => (
        <span key={line} className="block">
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
