import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface InstrumentLinkProps {
  readonly isin: string;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** To an administrator's page of the security; reads as its ISIN, unless something else is said. */
export function InstrumentLink({ isin, className, children }: InstrumentLinkProps) {
  return (
    <Link to="/admin/instruments/$isin" params={{ isin }} className={className}>
      {children ?? isin}
    </Link>
  );
}
