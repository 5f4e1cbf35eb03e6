import type { Session } from '../session/session.ts';
import { chooseStartPage, isHolder } from '../session/start-page.ts';
import type { navigationTexts } from '../texts/platform/navigation.ts';

type Label = keyof (typeof navigationTexts)['en'];

/** One of the main pages of a signed-in person: a tab in the header, on phones in the bar at the bottom. */
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
  /** On the narrow bar, where the label is too long for it. */
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
  /** Where the addresses of the further pages below it begin. */
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
 * None for who is held at their account until a password is changed or a second factor set up. An administrator with a portfolio
 * has the tabs of the side that the page of this path is on, and one to the other side.
 */
export function listTabs(session: Session | null, path: string): readonly Tab[] {
  if (session === null || chooseStartPage(session) === '/account') return [];
  if (session.role === 'user') return USER_TABS;
  if (!isHolder(session)) return ADMINISTRATOR_TABS;
  return path.startsWith('/admin') ? [...ADMINISTRATOR_TABS, MY_BONDS] : [...USER_TABS, DASHBOARD];
}

/** What `aria-current` says of a tab while the page of this path is shown. */
export function currentMark({ to, below }: Tab, path: string): 'page' | 'true' | undefined {
  if (path === to) return 'page';
  return below.some((start) => path.startsWith(start)) ? 'true' : undefined;
}
