import type { Session } from '../session/session.ts';
import { chooseStartPage, isHolder } from '../session/start-page.ts';
import type { navigationTexts } from '../texts/platform/navigation.ts';

type Label = keyof (typeof navigationTexts)['en'];

/** A main page of a signed-in user: a tab in the header, or in the bottom bar on phones. */
export interface Tab {
  readonly to:
    | '/overview'
    | '/income'
    | '/my-bonds'
    | '/my/etfs'
    | '/my/shares'
    | '/admin'
    | '/admin/prices'
    | '/admin/imports'
    | '/admin/exchange-rates'
    | '/admin/audit'
    | '/account';
  readonly label: Label;
  /** A shorter label for the bottom bar, if the label is too long for it. */
  readonly shortLabel?: Label;
  readonly icon:
    | 'overview'
    | 'income'
    | 'bonds'
    | 'etfs'
    | 'shares'
    | 'dashboard'
    | 'prices'
    | 'imports'
    | 'rates'
    | 'audit'
    | 'account';
  /** The address prefixes of the pages that belong to this tab. */
  readonly below: readonly string[];
}

const USER_TABS: readonly Tab[] = [
  { to: '/overview', label: 'overview', icon: 'overview', below: ['/returns', '/risk'] },
  { to: '/my-bonds', label: 'bonds', icon: 'bonds', below: ['/bond/', '/my/positions/bond'] },
  { to: '/my/etfs', label: 'etfs', icon: 'etfs', below: ['/my/positions/etf'] },
  { to: '/my/shares', label: 'shares', icon: 'shares', below: ['/my/positions/share'] },
  { to: '/income', label: 'income', icon: 'income', below: [] },
];

const ADMINISTRATOR_TABS: readonly Tab[] = [
  {
    to: '/admin',
    label: 'dashboard',
    icon: 'dashboard',
    below: ['/admin/users/', '/admin/bonds/', '/admin/add-user'],
  },
  {
    to: '/admin/prices',
    label: 'prices',
    icon: 'prices',
    below: ['/admin/instruments', '/admin/redenomination'],
  },
  { to: '/admin/imports', label: 'imports', icon: 'imports', below: ['/admin/imports/'] },
  {
    to: '/admin/exchange-rates',
    label: 'exchangeRates',
    shortLabel: 'rates',
    icon: 'rates',
    below: [],
  },
  { to: '/admin/audit', label: 'audit', icon: 'audit', below: [] },
];

export const ACCOUNT_TAB: Tab = { to: '/account', label: 'account', icon: 'account', below: [] };

const DASHBOARD: Tab = { to: '/admin', label: 'dashboard', icon: 'dashboard', below: [] };
const MY_BONDS: Tab = { to: '/my-bonds', label: 'myBonds', icon: 'bonds', below: [] };

/**
 * Empty for a user who must first change their password or set up a second factor. An administrator with a portfolio gets the
 * tabs of the side that this path belongs to, and one tab to the other side.
 */
export function listTabs(session: Session | null, path: string): readonly Tab[] {
  if (session === null || chooseStartPage(session) === '/account') return [];
  if (session.role === 'user') return USER_TABS;
  if (!isHolder(session)) return ADMINISTRATOR_TABS;
  return path.startsWith('/admin') ? [...ADMINISTRATOR_TABS, MY_BONDS] : [...USER_TABS, DASHBOARD];
}

/** The `aria-current` of a tab while the page of this path is shown. */
export function currentMark(
  { to, below }: { readonly to: string; readonly below: readonly string[] },
  path: string,
): 'page' | 'true' | undefined {
  if (path === to) return 'page';
  return below.some((start) => path.startsWith(start)) ? 'true' : undefined;
}
