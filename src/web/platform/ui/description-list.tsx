import { Missing } from './amount.tsx';
import { Fragment, type ReactNode } from 'react';

export interface Described {
  readonly label: string;
  readonly value: ReactNode;
}

/** Names and values in two columns, values aligned right. A name wraps before a figure does. */
export function DescriptionList({ rows }: { readonly rows: readonly Described[] }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
      {rows.map(({ label, value }) => (
        <Fragment key={label}>
          <dt className="text-soft">{label}</dt>
          <dd className="text-right wrap-anywhere">{value === '' ? <Missing /> : value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
