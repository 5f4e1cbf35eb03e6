import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  changeMyConcentrationLimits,
  findMyConcentrationLimits,
} from '#api/portfolio/figures/concentration-limits';
import { findMyOverview } from '#api/portfolio/figures/overview';
import { chat } from '#api/assistant/chat';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { aUser, type TestUser } from '../../../../testing/factories/a-user.ts';
import { readConfig } from '../../../platform/config/config.ts';

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
  const general = { issuer: 12.5, bank: 60.4, nonEuro: 100 };
  const none = { issuer: null, bank: null, nonEuro: null };
  expect(await app.answer(findMyConcentrationLimits, holder)).toEqual({ ...none, general });
  const flag = { kind: 'bank', key: 'First Bank', percent: 60.5, limit: 60.4 };
  expect(await flags()).toEqual([flag]);
  await app.answer(changeMyConcentrationLimits, { ...holder, body: { ...none, bank: 60.6 } });
  expect(await flags()).toEqual([]);
  await app.answer(changeMyConcentrationLimits, { ...holder, body: none });
  expect(await flags()).toEqual([flag]);
});

it('the assistant names the limits of the server', async () => {
  const body = { messages: [{ role: 'user', content: 'Is my portfolio too concentrated?' }] };
  const { content } = await app.answer(chat, { ...holder, body });
  expect(content).toContain('60.4');
});
