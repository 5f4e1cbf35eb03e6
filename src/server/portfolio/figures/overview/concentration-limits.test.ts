import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  changeMyConcentrationLimits,
  findMyConcentrationLimits,
} from '#api/portfolio/figures/concentration-limits';
import { findMyOverview, findUserOverview } from '#api/portfolio/figures/overview';
import { chat } from '#api/assistant/chat';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { aUser, anAdministrator, type TestUser } from '../../../../testing/factories/a-user.ts';
import { readConfig } from '../../../platform/config/config.ts';

const GENERAL = { issuer: 12.5, bank: 60.4, nonEuro: 100 };
const NONE = { issuer: null, bank: null, nonEuro: null };
const BANK_FLAG = { kind: 'bank', key: 'First Bank', percent: 60.5, limit: GENERAL.bank };

let app: TestApp;
let holder: TestUser;
beforeAll(async () => {
  const variables = {
    CONCENTRATION_ISSUER: '12.5',
    CONCENTRATION_BANK: '60.4',
    CONCENTRATION_NON_EURO: '100',
  };
  app = await startTestApp(readConfig(variables));
  holder = await aUser(app);
  await aBond(app, holder.userId, { bank: 'First Bank', nominal: '60500' });
  await aBond(app, holder.userId, { bank: 'Second Bank', nominal: '39500' });
});
afterAll(() => app.stop());

const flags = async () => (await app.answer(findMyOverview, holder)).concentration.flags;

it('the limits of the server apply to a holder who has not chosen their own', async () => {
  expect(await app.answer(findMyConcentrationLimits, holder)).toEqual({ ...NONE, general: GENERAL });
  expect(await flags()).toEqual([BANK_FLAG]);
});

it('the limits that a holder chose apply instead, for the office too', async () => {
  const own = { issuer: null, bank: 60.45, nonEuro: null };
  const saved = { ...own, general: GENERAL };
  expect(await app.answer(changeMyConcentrationLimits, { ...holder, body: own })).toEqual(saved);
  expect(await app.answer(findMyConcentrationLimits, holder)).toEqual(saved);
  const { token } = await anAdministrator(app);
  const { concentration } = await app.answer(findUserOverview, { token, params: { id: holder.userId } });
  expect(concentration.flags).toEqual([{ ...BANK_FLAG, limit: 60.45 }]);
  await app.answer(changeMyConcentrationLimits, { ...holder, body: { ...own, bank: 60.6 } });
  expect(await flags()).toEqual([]);
  await app.answer(changeMyConcentrationLimits, { ...holder, body: NONE });
  expect(await flags()).toEqual([BANK_FLAG]);
});

it('a limit above 100 % is refused', async () => {
  const body = { ...NONE, issuer: 101 };
  expect(await app.refusal(changeMyConcentrationLimits, { ...holder, body })).toMatchObject({
    status: 400,
    errors: [{ path: 'issuer', rule: 'number_between' }],
  });
});

it('the assistant names the limits of the server', async () => {
  const body = { messages: [{ role: 'user', content: 'Is my portfolio too concentrated?' }] };
  const { content } = await app.answer(chat, { ...holder, body });
  expect(content).toContain('60.4');
});
