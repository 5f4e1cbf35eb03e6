import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { calendarDate } from '#domain/calendar-date';
import { CONCENTRATION_LIMITS } from '#domain/portfolio/overview/concentration-flags';
import { chat, ChatAnswer } from '#api/assistant/chat';
import { aPrincipal } from '../../../testing/factories/a-principal.ts';
import { aBond } from '../../../testing/factories/a-bond.ts';
import { aUser, type TestUser } from '../../../testing/factories/a-user.ts';
import { askBuiltIn } from '../../../testing/assistant-questions/ask.ts';
import { seedPortfolio } from '../../../testing/assistant-questions/a-portfolio.ts';
import { BUILT_UNDERSTANDING, builtProgram } from '../../../testing/processes/built-program.ts';
import { createTestDatabase } from '../../../testing/app/create-test-database.ts';
import { startTestApp, type TestApp } from '../../../testing/app/start-test-app.ts';
import type { ServerAddress } from '../../platform/database/connection/connect.ts';
import { portfolioAccess } from './portfolio-access.ts';
import type { PortfolioTask } from './portfolio-task.ts';
import { startAssistantThread } from './start-assistant-thread.ts';

const BUILT = { file: builtProgram('assistant-thread'), understanding: BUILT_UNDERSTANDING };

let app: TestApp;
let user: TestUser;
beforeAll(async () => {
  app = await startTestApp({}, { assistantThread: BUILT.file });
  user = await aUser(app);
  await seedPortfolio(app, user);
});
afterAll(() => app.stop());

const QUESTION = 'How much are my holdings worth by bank?';
const ask = (question: string, { token }: TestUser) =>
  app.answer(chat, { token, body: { messages: [{ role: 'user', content: question }] } });

function makeTask({ userId }: TestUser, work: PortfolioTask['work']): PortfolioTask {
  const principal = aPrincipal(userId);
  const choices = { timeZone: 'Europe/Sofia', concentrationLimits: CONCENTRATION_LIMITS };
  return { principal, today: calendarDate('2026-03-02'), ...choices, work };
}
const answerTo = (text: string, by = user) => makeTask(by, { kind: 'answer', text, earlier: [] });
const running = () => new AbortController().signal;

function aThread(changed: { address?: ServerAddress; file?: string; understanding?: string } = {}) {
  const logged: unknown[] = [];
  const thread = startAssistantThread({
    ...{ ...BUILT, address: app.address },
    log: { error: (line: unknown) => logged.push(line) },
    ...changed,
  });
  onTestFinished(() => thread.stop());
  return { thread, logged };
}

test('a question is answered in the thread as it is here, from the rows of the user who asks (SEC-120)', async () => {
  const other = await aUser(app);
  await aBond(app, other.userId, { isin: 'XS9999999991' });
  const [{ content }, ofOther] = await Promise.all([
    ask(QUESTION, user),
    ask('Tell me about BG2040019213', other),
  ]);
  expect(content).toBe(await askBuiltIn(app, user, QUESTION));
  expect(ofOther.content).not.toContain('10,000.00');
}, 120_000);

test('a model looks things up in the thread, too', async () => {
  const { thread } = aThread();
  const { lookups } = portfolioAccess(
    thread,
    makeTask(user, { kind: 'answer', text: '', earlier: [] }),
    running(),
  );
  const sumHoldings = lookups.find(({ name }) => name === 'sum_holdings');
  const found = await sumHoldings?.call({ by: 'kind' });
  expect(found).toMatchObject({ all: { cost: { inEuro: { currency: 'EUR' } } }, groups: [{ key: 'bond' }, { key: 'etf' }, { key: 'share' }] }); // prettier-ignore
});

test('a result far too long for a model stays in the thread', async () => {
  const { thread } = aThread();
  const holder = await aUser(app);
  await sql`insert into etfs_and_shares (user_id, kind, isin, bank, name, direction, currency, buy_price, market_price, nominal,
      result, amount_paid, profit)
    select ${holder.userId}, 'etf', 'IE' || i, 'A bank', 'Fund ' || i, 'Bid', 'EUR', 80.5, 81, 100, 0.5, 8050, 50
    from generate_series(1, 5000) i`.execute(app.db);
  const work = { kind: 'look-up', tool: 'list_names', input: {} } as const;
  expect(await thread.run(makeTask(holder, work), running())).toBeNull();
});

test('a question that is stopped ends the thread, and another thread answers the next one', async () => {
  const { thread, logged } = aThread();
  const leaving = new AbortController();
  const left = thread.run(answerTo(QUESTION), leaving.signal);
  const next = thread.run(answerTo(QUESTION), running());
  leaving.abort();
  await expect(left).rejects.toMatchObject({ code: 'unavailable' });
  expect(ChatAnswer.parse(await next).content).toContain('Fibank');
  expect(logged).toEqual([]);
});

test('a waiting question can be cancelled', async () => {
  const { thread } = aThread();
  const leaving = new AbortController();
  const first = thread.run(answerTo(QUESTION), running());
  const second = thread.run(answerTo(QUESTION), leaving.signal);
  leaving.abort();
  await expect(second).rejects.toMatchObject({ code: 'unavailable' });
  expect(ChatAnswer.parse(await first).content).toContain('Fibank');
});

test('a failure is passed on as its code and a sentence; its text goes only to the log', async () => {
  const database = await createTestDatabase();
  await database.drop();
  const { thread, logged } = aThread({ address: database.address });
  const failed = thread.run(answerTo(QUESTION), running());
  await expect(failed).rejects.toMatchObject({
    code: 'internal_error',
    message: 'Sorry, something went wrong. Please try again.',
  });
  expect(JSON.stringify(logged)).toContain(database.address.database);
});

test('a thread that cannot start refuses the question, and says why in the log', async () => {
  const { thread, logged } = aThread({ file: '/nowhere/assistant-thread.js' });
  await expect(thread.run(answerTo(QUESTION), running())).rejects.toMatchObject({ code: 'unavailable' });
  expect(logged).toHaveLength(1);
});

test('without what the build has learned, no question is answered, and the log says what to do', async () => {
  const { thread, logged } = aThread({ understanding: '/nowhere/understanding.gz' });
  await expect(thread.run(answerTo(QUESTION), running())).rejects.toMatchObject({ code: 'internal_error' });
  expect(JSON.stringify(logged)).toContain('/nowhere/understanding.gz is missing or damaged');
});

test('a stopped thread accepts nothing more, and waiting questions are refused', async () => {
  const { thread } = aThread();
  const first = thread.run(answerTo(QUESTION), running());
  const second = expect(thread.run(answerTo(QUESTION), running())).rejects.toMatchObject({
    code: 'unavailable',
  });
  const stopped = thread.stop();
  await second;
  await stopped;
  await Promise.allSettled([first]);
  await expect(thread.run(answerTo(QUESTION), running())).rejects.toMatchObject({ code: 'unavailable' });
});
