import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { HoldingKind } from '#domain/portfolio/holding';
import type { Owner } from '../../../platform/queries/shared-keys.ts';

interface SecurityLinkProps {
  readonly owner: Owner;
  readonly kind: HoldingKind;
  readonly className: string;
  readonly children: ReactNode;
}

/** A link to the positions of the security's kind, which show their workings. */
export function SecurityLink({ owner, kind, className, children }: SecurityLinkProps) {
  const look = `hover:underline ${className}`;
  if (owner === 'me') {
    return (
      <Link to="/my/positions/$kind" params={{ kind }} className={look}>
        {children}
      </Link>
    );
  }
  return (
    <Link to="/admin/users/$id/positions/$kind" params={{ id: String(owner), kind }} className={look}>
      {children}
    </Link>
  );
}
