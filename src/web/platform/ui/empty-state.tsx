import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly title: string;
  readonly text?: string;
  /** Nothing yet: the next step. Nothing matches: 'Clear filters'. */
  readonly action?: ReactNode;
}

export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-1 px-5 py-14 text-center">
      <p className="text-lg font-bold">{title}</p>
      {text !== undefined && <p className="max-w-md text-soft">{text}</p>}
      {action !== undefined && <div className="mt-4">{action}</div>}
    </div>
  );
}
