import { afterEach, expect, it } from 'vitest';
import { changeMyAccount } from '#api/people/account';
import { addBond } from '#api/portfolio/bonds';
import type { Problem } from '#api/errors';
import { changeUser } from '#api/people/users';
import { anAdministrator, aUser } from '../../../testing/factories/a-user.ts';
import { startTestApp, type TestApp } from '../../../testing/app/start-test-app.ts';

let app: TestApp;
afterEach(() => app.stop());

function findRule(problem: Problem | undefined) {
  return problem?.errors?.map(({ path, rule }) => [path, rule]);
}
const TAX_ID = [['bulstatOrEgn', 'tax_id_check_digit']];
const ISIN = [['isin', 'isin_check_digit']];

async function statusOfTaxId(personOrCompany: 'person' | 'company', bulstatOrEgn: string) {
  const { token, username } = await aUser(app);
  const body = { username, phoneNumber: '1', personOrCompany, bulstatOrEgn };
  const { status, problem } = await app.request(changeMyAccount, { token, body });
  return [status, findRule(problem)];
}

async function statusOfIsin(isin: string) {
  const [{ token }, { userId }] = [await anAdministrator(app), await aUser(app)];
  const body = { isin, buyPrice: 100, nominal: 1_000 };
  const { status, problem } = await app.request(addBond, { token, params: { id: userId }, body });
  return [status, findRule(problem)];
}

const RIGHT = [
  ['person', '6101047500'],
  ['person', '7111042925'],
  ['company', '175074752'],
  ['company', '6101047500'],
] as const;
const WRONG = [
  ['person', '12345'],
  ['person', '6101047501'],
  ['company', '175074753'],
] as const;

it('numbers that cannot be an EGN, EIK or ISIN are accepted unless STRICT_IDS is set', async () => {
  app = await startTestApp();
  for (const [type, text] of [...RIGHT, ...WRONG]) expect((await statusOfTaxId(type, text))[0]).toBe(200);
  for (const isin of ['BG2040015211', 'TEST']) expect((await statusOfIsin(isin))[0]).toBe(201);
});

it('with STRICT_IDS they are refused, and the field is named', async () => {
  app = await startTestApp({ strictIds: true });
  for (const [type, text] of RIGHT) expect(await statusOfTaxId(type, text)).toEqual([200, undefined]);
  for (const [type, text] of WRONG) expect(await statusOfTaxId(type, text)).toEqual([400, TAX_ID]);
  expect((await statusOfIsin('US0378331005'))[0]).toBe(201);
  expect(await statusOfIsin('US0378331006')).toEqual([400, ISIN]);
  expect(await statusOfIsin('TEST')).toEqual([400, ISIN]);
});

it('with STRICT_IDS a change without a type accepts the number of either type', async () => {
  app = await startTestApp({ strictIds: true });
  const [{ token }, { userId }] = [await anAdministrator(app), await aUser(app)];
  const change = async (bulstatOrEgn: string) => {
    const body = { username: 'x', email: 'x@example.com', phoneNumber: '1', bulstatOrEgn };
    return (await app.request(changeUser, { token, params: { id: userId }, body })).status;
  };
  expect([await change('175074752'), await change('6101047500'), await change('1')]).toEqual([200, 200, 400]);
});
