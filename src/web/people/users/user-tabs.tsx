import { Link, useLocation } from '@tanstack/react-router';
import type { UserId } from '#api/platform/ids';
import { currentMark } from '../../platform/navigation/tabs.ts';
import { navigationTexts } from '../../platform/texts/platform/navigation.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { userDetailsTexts } from '../../platform/texts/people/user-details.ts';

/** `below` are the pages that belong to a tab. */
const TABS = [
  { to: '/admin/users/$id/overview', label: 'overview', below: ['returns', 'risk'] },
  { to: '/admin/users/$id', label: 'bonds', below: ['positions/bond'] },
  { to: '/admin/users/$id/etfs', label: 'etfs', below: ['positions/etf'] },
  { to: '/admin/users/$id/shares', label: 'shares', below: ['positions/share'] },
  { to: '/admin/users/$id/income', label: 'income', below: [] },
] as const;

/** Tabs for the parts of a user's portfolio. They share one history entry, so that Back leaves the user. */
export function UserTabs({ id }: { readonly id: UserId }) {
  const texts = useTexts(navigationTexts);
  const { holdings } = useTexts(userDetailsTexts);
  const path = useLocation({ select: (location) => location.pathname });
  const user = `/admin/users/${id}`;
  return (
    <nav
      aria-label={holdings}
      className="mt-5 mb-4 flex flex-wrap gap-1 border-b max-md:gap-0 border-line no-print"
    >
      {TABS.map(({ to, label, below }) => (
        <Link
          key={to}
          to={to}
          params={{ id: String(id) }}
          replace
          aria-current={currentMark(
            { to: to.replace('/admin/users/$id', user), below: below.map((page) => `${user}/${page}`) },
            path,
          )}
          activeOptions={{ exact: true, includeSearch: false }}
          className="-mb-px border-b-2 border-transparent px-3 py-2 text-soft max-md:px-2 -outline-offset-2 hover:text-ink aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-ink"
        >
          {texts[label]}
        </Link>
      ))}
    </nav>
  );
}
