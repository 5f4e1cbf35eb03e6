import { createContext, use, type ReactNode } from 'react';
import { usePrinting } from '../../../platform/ui/use-printing.ts';

/** A figure and its working: a line, a formula or a table. */
export interface WorkedFigure {
  readonly label: string;
  readonly value: ReactNode;
  /** A note below the figure. */
  readonly note?: ReactNode;
  readonly working?: ReactNode;
  /** True for the sum of the figures above. */
  readonly isSum?: boolean;
}

/** True while all workings are shown. */
export const AllWorkingsShown = createContext(false);

/** Labels and values. An underlined value opens its working, below it in the same column. */
export function WorkedFigures({ figures }: { readonly figures: readonly WorkedFigure[] }) {
  return (
    <ul>
      {figures.map((figure) => (
        <li
          key={figure.label}
          className={`border-t first:border-t-0 ${figure.isSum === true ? 'border-edge' : 'border-hair'}`}
        >
          {figure.working === undefined ? (
            <div className="py-2">
              <FigureRow {...figure} />
            </div>
          ) : (
            <FigureWithWorking {...figure} />
          )}
          {figure.note !== undefined && <p className="-mt-1.5 pb-2 text-right text-xs">{figure.note}</p>}
        </li>
      ))}
    </ul>
  );
}

function FigureRow({ label, value, working, isSum = false }: WorkedFigure) {
  const underline =
    working === undefined ? '' : 'underline decoration-dotted decoration-2 underline-offset-4';
  return (
    <span className="grid grid-cols-[1fr_auto] items-baseline gap-x-4">
      <span className={isSum ? 'font-bold' : 'text-soft'}>{label}</span>
      <strong className={`min-w-0 text-right font-medium wrap-anywhere ${underline}`}>{value}</strong>
    </span>
  );
}

function FigureWithWorking(figure: WorkedFigure) {
  const all = use(AllWorkingsShown);
  const printing = usePrinting();
  return (
    <details open={all || printing}>
      <summary className="block cursor-pointer py-2 hover:text-accent [&::-webkit-details-marker]:hidden">
        <FigureRow {...figure} />
      </summary>
      <div className="mb-3 grid min-w-0 gap-1 rounded-control bg-paper p-3 text-sm text-soft tabular-nums">
        {figure.working}
      </div>
    </details>
  );
}

/** The lines of a working. */
export function Lines({ lines }: { readonly lines: readonly string[] }) {
  return lines.map((line) => <p key={line}>{line}</p>);
}
