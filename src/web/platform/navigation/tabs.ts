import type { Session } from '../session/session.ts';
import { chooseStartPage } from '../session/start-page.ts';
import type { Label } from './links.ts';

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

/** None for who is held at their account until a password is changed or a second factor set up. */
export function listTabs(session: Session | null): readonly Tab[] {
  if (session === null || chooseStartPage(session) === '/account') return [];
  return session.role === 'admin' ? ADMINISTRATOR_TABS : USER_TABS;
}

/** What `aria-current` says of a tab while the page of this path is shown. */
export function currentMark({ to, below }: Tab, path: string): 'page' | 'true' | undefined {
  if (path === to) return 'page';
  return below.some((start) => path.startsWith(start)) ? 'true' : undefined;
}
