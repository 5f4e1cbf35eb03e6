import { Link } from '@tanstack/react-router';
import type { UserId } from '#api/platform/ids';
import { navigationTexts } from '../../platform/texts/platform/navigation.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { userDetailsTexts } from '../../platform/texts/people/user-details.ts';

const TABS = [
  { to: '/admin/users/$id/overview', label: 'overview' },
  { to: '/admin/users/$id', label: 'bonds' },
  { to: '/admin/users/$id/etfs', label: 'etfs' },
  { to: '/admin/users/$id/shares', label: 'shares' },
  { to: '/admin/users/$id/income', label: 'income' },
] as const;

/** Tabs for the parts of a user's portfolio. They share one history entry, so that Back leaves the user. */
export function UserTabs({ id }: { readonly id: UserId }) {
  const texts = useTexts(navigationTexts);
  const { holdings } = useTexts(userDetailsTexts);
  return (
    <nav
      aria-label={holdings}
      className="mt-5 mb-4 flex flex-wrap gap-1 border-b max-md:gap-0 border-line no-print"
    >
      {TABS.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          params={{ id: String(id) }}
          replace
          activeOptions={{ exact: true, includeSearch: false }}
          className="-mb-px border-b-2 border-transparent px-3 py-2 text-soft max-md:px-2 -outline-offset-2 hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-ink"
        >
          {texts[label]}
        </Link>
      ))}
    </nav>
  );
}
