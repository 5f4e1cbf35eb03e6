import type { ReactNode } from 'react';
import { chartsTexts } from '../texts/platform/charts.ts';
import { useTexts } from '../texts/texts.ts';

interface ShowTableProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** The figures of a chart as a collapsed table. */
export function ShowTable({ className = '', children }: ShowTableProps) {
  const { showAsTable } = useTexts(chartsTexts);
  return (
    <details className={className}>
      <summary className="ml-auto flex min-h-6 w-fit items-center text-sm text-accent underline decoration-accent/40 underline-offset-4 max-sm:mt-1 max-sm:ml-0 hover:decoration-accent">
        {showAsTable}
      </summary>
      <div className="mt-3 overflow-x-auto">{children}</div>
    </details>
  );
}
