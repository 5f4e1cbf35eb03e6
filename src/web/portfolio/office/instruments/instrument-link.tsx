import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface InstrumentLinkProps {
  readonly isin: string;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** A link to the administrator's page of the security. Its text defaults to the ISIN. */
export function InstrumentLink({ isin, className, children }: InstrumentLinkProps) {
  return (
    <Link to="/admin/instruments/$isin" params={{ isin }} className={className}>
      {children ?? isin}
    </Link>
  );
}
