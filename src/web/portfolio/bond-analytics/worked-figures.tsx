import type { ReactNode } from 'react';
import { bondAnalyticsTexts } from '../../platform/texts/portfolio/bond-analytics.ts';
import { useTexts } from '../../platform/texts/texts.ts';

/** A figure and how it came about: a line, a formula, a table. */
export interface WorkedFigure {
  readonly label: string;
  readonly value: ReactNode;
  /** A word on it, below. */
  readonly note?: ReactNode;
  readonly working?: ReactNode;
}

/** Names and values, each of which opens its working. */
export function WorkedFigures({ figures }: { readonly figures: readonly WorkedFigure[] }) {
  const texts = useTexts(bondAnalyticsTexts);
  return (
    <dl>
      {figures.map(({ label, value, note, working }) => (
        <div
          key={label}
          className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-0.5 border-t border-hair py-2 first:border-t-0"
        >
          <dt className="text-soft">{label}</dt>
          <dd className="min-w-0 text-right font-medium wrap-anywhere">{value}</dd>
          {note !== undefined && <dd className="col-span-2 text-right text-xs">{note}</dd>}
          {working !== undefined && (
            <dd className="col-span-2 min-w-0">
              <details className="text-sm text-soft">
                <summary className="w-fit text-xs text-accent underline decoration-dotted underline-offset-2">
                  {texts.how} <span className="sr-only">{label}</span>
                </summary>
                <div className="mt-1.5 mb-1 grid min-w-0 gap-1 tabular-nums">{working}</div>
              </details>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

/** The lines of a working. */
export function Lines({ lines }: { readonly lines: readonly string[] }) {
  return lines.map((line) => <p key={line}>{line}</p>);
}
