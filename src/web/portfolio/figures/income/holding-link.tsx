import { Link } from '@tanstack/react-router';
import type { IncomeEvent } from '#api/portfolio/figures/income';
import type { Owner } from '../../../platform/queries/shared-keys.ts';

const MY_LISTS = { etf: '/my/etfs', share: '/my/shares' } as const;
const USER_LISTS = {
  bond: '/admin/users/$id',
  etf: '/admin/users/$id/etfs',
  share: '/admin/users/$id/shares',
} as const;

interface HoldingLinkProps {
  readonly event: Pick<IncomeEvent, 'holdingKind' | 'holdingId' | 'isin' | 'name'>;
  readonly owner: Owner;
}

/** A link to the bond's page, or to the list filtered by this security. */
export function HoldingLink({ event: { holdingKind, holdingId, isin, name }, owner }: HoldingLinkProps) {
  const label = name ?? isin;
  const look = `font-medium ${name === null ? 'whitespace-nowrap' : 'wrap-anywhere'}`;
  if (owner !== 'me') {
    return (
      <Link to={USER_LISTS[holdingKind]} params={{ id: String(owner) }} search={{ q: isin }} className={look}>
        {label}
      </Link>
    );
  }
  if (holdingKind === 'bond') {
    return (
      <Link to="/bond/$bondId" params={{ bondId: String(holdingId) }} className={look}>
        {label}
      </Link>
    );
  }
  return (
    <Link to={MY_LISTS[holdingKind]} search={{ q: isin }} className={look}>
      {label}
    </Link>
  );
}
