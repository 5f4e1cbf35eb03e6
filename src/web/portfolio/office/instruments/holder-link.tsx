import { Link } from '@tanstack/react-router';
import type { SkippedHolding } from '#api/portfolio/instruments/instruments';

const LISTS = {
  bond: '/admin/users/$id',
  etf: '/admin/users/$id/etfs',
  share: '/admin/users/$id/shares',
} as const satisfies Record<SkippedHolding['holding'], string>;

interface HolderLinkProps {
  readonly row: Pick<SkippedHolding, 'holding' | 'userId' | 'username'>;
  /** Filters the list by this security. */
  readonly search?: { readonly q?: string; readonly show?: 'expired' };
}

/** A link to the list that contains the user's holding, for administrators. */
export function HolderLink({ row: { holding, userId, username }, search = {} }: HolderLinkProps) {
  return (
    <Link
      to={LISTS[holding]}
      params={{ id: String(userId) }}
      search={search}
      title={username}
      className="font-medium"
    >
      {username}
    </Link>
  );
}
