import type { ReactNode } from 'react';

interface BeforeAndAfterProps {
  readonly before: ReactNode;
  readonly after: ReactNode;
  /** Read between the two by screen readers. */
  readonly becomes: string;
}

/** The old value in small type above the new one, in a table cell. */
export function BeforeAndAfter({ before, after, becomes }: BeforeAndAfterProps) {
  return (
    <span className="grid py-1 leading-5">
      <span className="text-xs text-soft">{before}</span>
      <span>
        <span className="sr-only">{becomes} </span>
        {after}
      </span>
    </span>
  );
}
