import type { Browser, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { z } from 'zod';
import type { Kind } from '#api/portfolio/etfs-and-shares';
import { commonTexts } from '../../src/web/platform/texts/platform/common.ts';
import { etfsAndSharesTexts } from '../../src/web/platform/texts/portfolio/etfs-and-shares.ts';
import { formsTexts } from '../../src/web/platform/texts/platform/forms.ts';
import { listsTexts } from '../../src/web/platform/texts/platform/lists.ts';
import { ADMINISTRATOR, signIn, type Account } from './accounts.ts';
import type { Site } from './site.ts';
import { DESKTOP, PHONE, visit, type Look, type Visitor } from './visit.ts';

/** One visitor per kind: one on a desktop, one on a phone in Bulgarian. */
export const LOOKS = [
  { kind: 'etf', look: DESKTOP, width: 1440 },
  { kind: 'share', look: PHONE, width: 390 },
] as const satisfies readonly { kind: Kind; look: Look; width: number }[];

export const PATHS = {
  etf: { mine: '/my/etfs', ofUser: 'etfs' },
  share: { mine: '/my/shares', ofUser: 'shares' },
} as const satisfies Record<Kind, object>;

export interface Owner extends Account {
  readonly userId: number;
}

/** A separate account for each visitor. */
export async function registerOwner(site: Site, kind: Kind): Promise<Owner> {
  const username = `Owner of ${PATHS[kind].ofUser}`;
  const account = { username, email: `${kind}@example.com`, password: 'seven green bottles on a wall' };
  const answer = await fetch(`${site.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, phoneNumber: '+359 2 000 0005', bulstatOrEgn: '2530101000' }),
  });
  const { user } = z.object({ user: z.object({ userId: z.number() }) }).parse(await answer.json());
  return { ...account, userId: user.userId };
}

interface JourneyLook {
  readonly browser: Browser;
  readonly site: Site;
  readonly look: Look;
  readonly kind: Kind;
  readonly owner: Owner;
}

type Journey = (visitor: Visitor) => Promise<void>;

/** Runs the journey as the owner, on their own list. */
export async function asOwner({ owner, kind, look, ...place }: JourneyLook, journey: Journey): Promise<void> {
  await visit({ ...place, look }, async (visitor) => {
    await signIn(visitor.page, owner, PATHS[kind].mine);
    await journey(visitor);
  });
}

/** Runs the journey as the administrator, on the owner's list. */
export async function asAdministrator(
  { owner, kind, look, ...place }: JourneyLook,
  journey: Journey,
): Promise<void> {
  await visit({ ...place, look }, async (visitor) => {
    await signIn(visitor.page, ADMINISTRATOR, `/admin/users/${owner.userId}/${PATHS[kind].ofUser}`);
    await journey(visitor);
  });
}

/** The texts of a journey in this language for this kind. */
export function readTexts({ language }: Look, kind: Kind) {
  const texts = etfsAndSharesTexts[language];
  return {
    texts,
    ofKind: texts.kinds[kind],
    forms: formsTexts[language],
    lists: listsTexts[language],
    common: commonTexts[language],
  };
}

export function findCard(page: Page, isin: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: isin }) });
}

/** Presses 'Edit', 'Expire' or 'Delete' on a card. */
export async function act(page: Page, isin: string, name: string): Promise<void> {
  await findCard(page, isin)
    .getByRole('button', { name: `${name} ${isin}` })
    .click();
}

/** An API session for each site, outside the browser: signed in once, because sign-ins are limited. */
const tokens = new Map<Site, Promise<string>>();

async function signInElsewhere(site: Site): Promise<string> {
  const { email, password } = ADMINISTRATOR;
  const login = await fetch(`${site.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return z.object({ token: z.string() }).parse(await login.json()).token;
}

/** An API call outside the browser, as another administrator would make it. */
export async function callElsewhere(site: Site, path: string, request: { method: string; body?: object }) {
  const headers = { 'content-type': 'application/json' };
  const signedIn = tokens.get(site) ?? signInElsewhere(site);
  tokens.set(site, signedIn);
  const token = await signedIn;
  const answer = await fetch(`${site.url}/api${path}`, {
    method: request.method,
    headers: { ...headers, authorization: `Bearer ${token}` },
    body: request.body === undefined ? null : JSON.stringify(request.body),
  });
  expect(answer.ok, `${request.method} ${path}: ${answer.status}`).toBe(true);
  return z.object({ id: z.number() }).parse(await answer.json());
}
