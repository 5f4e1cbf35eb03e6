import type { Holder } from '../kupon.ts';
import type { BrowserStage, Visitor } from './stage.ts';

const BONDS = 200;
const FUNDS = 50;
const USERS = 300;

/** Whose screens are measured. */
export type PhoneUser = 'holder' | 'office';

export interface PhoneScreen {
  readonly name: string;
  readonly address: string;
  readonly visitor: Visitor | null;
  /** Without limits: more than most users have. */
  readonly reportedOnly?: boolean;
  /** The selector of what arrives last, if its answer takes long. */
  readonly complete?: string;
}

export interface Visitors {
  readonly holder: Holder;
  readonly administrator: Visitor;
}

export const SIGN_IN: PhoneScreen = { name: '/login', address: '/login', visitor: null };

/** A holder of bonds and ETFs, and an office with its users. */
export async function makeVisitors({ kupon }: BrowserStage): Promise<Visitors> {
  const holder = await kupon.holder(BONDS);
  const administrator: Visitor = { ...(await kupon.holder(0)), role: 'admin' };
  await kupon.query(`update users set role = 'admin' where id = $1`, [administrator.userId]);
  await kupon.query(
    `insert into etfs_and_shares (user_id, kind, isin, bank, name, direction, currency, buy_price, market_price, nominal, result,
       amount_paid, profit)
     select $1, 'etf', 'IE' || i, 'A bank', 'Fund ' || i, 'Bid', 'EUR', 80.5, 81, 100, 0.5, 8050, 50 from generate_series(1, $2::int) i`,
    [holder.userId, FUNDS],
  );
  await kupon.query(
    `insert into users (username, email, email_key, phone_number, role, person_or_company, bulstat_or_egn)
     select 'User ' || i, mail, mail, '+359 2 000 ' || i, 'user', 'person', '' from generate_series(1, $1::int) i,
       concat('user-', i, '@example.com') mail`,
    [USERS],
  );
  return { holder, administrator };
}

/** The screens of each of them; a user's shares have the screen of the ETFs. */
export const listScreens = (visitors: Visitors): Readonly<Record<PhoneUser, readonly PhoneScreen[]>> => ({
  holder: holderScreens(visitors),
  office: officeScreens(visitors),
});

/** A list of many bonds. */
export async function makeLongList({ kupon }: BrowserStage, bonds: number): Promise<PhoneScreen> {
  const name = `/my-bonds, ${bonds.toLocaleString('en')} bonds`;
  const visitor = await kupon.holder(bonds);
  return { name, address: '/my-bonds', visitor, reportedOnly: true, complete: '[data-index]' };
}

const openedBy = (visitor: Visitor) => (address: string, name: string) => ({ name, address, visitor });

function holderScreens({ holder }: Visitors): readonly PhoneScreen[] {
  const own = openedBy(holder);
  const bond = `/bond/${holder.bondIds[1]}`;
  return [
    own('/my-bonds', `/my-bonds, ${BONDS} bonds`),
    own(bond, "a bond's page"),
    own(`${bond}/payments`, "a bond's payments"),
    own(`${bond}/payments/add`, 'a new payment'),
    own(`${bond}/cashflows`, "a bond's cash flows"),
    own('/overview', '/overview'),
    own('/income', '/income'),
    own('/returns', '/returns'),
    own('/risk', '/risk'),
    own('/my/etfs', `/my/etfs, ${FUNDS}`),
    own('/my/positions/bond', '/my/positions/bond'),
    own('/my/imports', '/my/imports'),
    own('/account', '/account'),
  ];
}

function officeScreens({ holder, administrator }: Visitors): readonly PhoneScreen[] {
  const office = openedBy(administrator);
  const user = `/admin/users/${holder.userId}`;
  return [
    office('/admin', `/admin, ${USERS} users`),
    office('/admin/add-user', '/admin/add-user'),
    office('/admin/audit', '/admin/audit'),
    office('/admin/exchange-rates', '/admin/exchange-rates'),
    office('/admin/imports', '/admin/imports'),
    office('/admin/instruments', '/admin/instruments'),
    office('/admin/instruments/BG0000007919', "a security's data"),
    office('/admin/prices', '/admin/prices'),
    office('/admin/redenomination', '/admin/redenomination'),
    office(user, `a user's details, ${BONDS} bonds`),
    office(`${user}/overview`, "a user's overview"),
    office(`${user}/income`, "a user's income"),
    office(`${user}/returns`, "a user's returns"),
    office(`${user}/risk`, "a user's risk"),
    office(`${user}/etfs`, "a user's ETFs"),
    office(`${user}/positions/bond`, "a user's positions"),
    office(`/admin/bonds/${holder.bondIds[1]}/cashflows`, "a user's cash flows"),
  ];
}
