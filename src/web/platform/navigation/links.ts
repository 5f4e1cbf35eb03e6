import type { layoutTexts } from '../texts/platform/layout.ts';

type LayoutTexts = (typeof layoutTexts)['en'];
export type Label = keyof { [K in keyof LayoutTexts as LayoutTexts[K] extends string ? K : never]: true };

export interface HeaderLink {
  readonly to: '/contacts' | '/login' | '/account' | '/admin' | '/my-bonds';
  readonly label: Label;
}

export const SIGNED_OUT_LINKS: readonly HeaderLink[] = [
  { to: '/contacts', label: 'contacts' },
  { to: '/login', label: 'login' },
];

/** The link next to Logout depends on the page. */
export function signedInLink(role: 'user' | 'admin', path: string): HeaderLink {
  if (path !== '/account') return { to: '/account', label: 'manageAccount' };
  return role === 'admin' ? { to: '/admin', label: 'adminDashboard' } : { to: '/my-bonds', label: 'myBonds' };
}
