import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import * as api from '#api/assistant/chat';
import type { FieldError } from '#api/errors';
import { aBond } from '../../../testing/factories/a-bond.ts';
import { anAdministrator, aUser, type TestUser } from '../../../testing/factories/a-user.ts';
import { startTestApp, type TestApp } from '../../../testing/app/start-test-app.ts';
import type { Assistant, Question } from '../assistant.ts';

/** Answers as the test says, and records the questions. */
function anAssistant() {
  const questions: Question[] = [];
  let next: () => Promise<string> = () => Promise.resolve('an answer');
  const assistant: Assistant = {
    answer: async (question) => {
      questions.push(question);
      return { content: await next() };
    },
  };
  return { assistant, questions, answerWith: (work: () => Promise<string>) => (next = work) };
}

const model = anAssistant();
let app: TestApp;
let user: TestUser;
beforeAll(async () => {
  app = await startTestApp({}, { assistant: model.assistant });
  user = await aUser(app);
});
afterAll(() => app.stop());

const says = (content: string, role = 'user') => ({ role, content });
const asking = (...messages: readonly unknown[]) => ({ token: user.token, body: { messages } });

describe('a question to the assistant', () => {
  it('is answered with content, and passes on the earlier messages', async () => {
    const { content } = await app.answer(
      api.chat,
      asking(says('Hello'), says('Hello!', 'assistant'), says('And now?')),
    );
    expect(content).toBe('an answer');
    expect(model.questions.at(-1)).toMatchObject({
      text: 'And now?',
      earlier: [says('Hello'), says('Hello!', 'assistant')],
      today: '2026-03-02',
    });
  });

  it('is answered as an event if events are accepted', async () => {
    const answered = await app.fastify.inject({
      method: 'POST',
      url: '/api/ai/chat',
      headers: { authorization: `Bearer ${user.token}`, accept: 'text/event-stream' },
      payload: { messages: [says('Hello')] },
    });
    expect(answered.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect(answered.body).toBe(
      ':\n\nevent: piece\ndata: {"text":"an answer"}\n\ndata: {"content":"an answer"}\n\n',
    );
  });

  it('is refused to administrators (SEC-67)', async () => {
    const { token } = await anAdministrator(app);
    const { status, problem } = await app.request(api.chat, { ...asking(says('Hello')), token });
    expect([status, problem?.code]).toEqual([403, 'not_allowed']);
  });

  const longest = 'я'.repeat(4_000);

  it.each(['x', 'я', '漢', '𠀀', '💶'])(
    'has up to 8 messages of 4,000 characters each, in any script: %s',
    async (character) => {
      const text = character.repeat(4_000);
      const messages = Array.from({ length: 8 }, () => says(text));
      // As some clients send it: nothing but ASCII, each UTF-16 unit escaped.
      const escaped = JSON.stringify({ messages }).replaceAll(
        /[^\0-\x7f]/g,
        (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
      const headers = { 'content-type': 'application/json' };
      expect((await app.answer(api.chat, { token: user.token, headers, body: escaped })).content).toBe(
        'an answer',
      );
      expect(model.questions.at(-1)?.text).toBe(text);
      expect(model.questions.at(-1)?.earlier).toHaveLength(7);
      const { errors } = await app.refusal(api.chat, asking(says(`${text}x`)));
      expect(errors).toMatchObject([
        { path: 'messages.0.content', message: 'must have at most 4000 characters' },
      ]);
    },
  );

  it.each([
    [524_287, 200],
    [524_288, 200],
    [524_289, 413],
  ])('of %i bytes is answered with %i (SEC-150)', async (bytes, status) => {
    const { token, body } = asking(says('Hello'));
    const payload = JSON.stringify({ ...body, unknown: '' });
    const { statusCode, body: answer } = await app.fastify.inject({
      method: 'POST',
      url: '/api/ai/chat',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload: payload.replace('""', `"${'x'.repeat(bytes - payload.length)}"`),
    });
    expect(statusCode).toBe(status);
    if (status === 413) expect(answer).toContain('at most 512 KiB');
  });

  test.each<[string, readonly unknown[] | undefined, Pick<FieldError, 'path' | 'message'>]>([
    ['no messages', undefined, { path: 'messages', message: 'must be a list of 1 to 8 messages' }],
    ['an empty list', [], { path: 'messages', message: 'must be a list of 1 to 8 messages' }],
    [
      '9 messages',
      Array(9).fill(says('Hello')),
      { path: 'messages', message: 'must be a list of 1 to 8 messages' },
    ],
    [
      'a role system',
      [says('Hello', 'system'), says('Hi')],
      { path: 'messages.0.role', message: 'must be user or assistant' },
    ],
    [
      'a role tool',
      [says('Hello', 'tool'), says('Hi')],
      { path: 'messages.0.role', message: 'must be user or assistant' },
    ],
    ['no content', [{ role: 'user' }], { path: 'messages.0.content', message: 'must be text' }],
    [
      '4,001 characters',
      [says(`${longest}!`)],
      { path: 'messages.0.content', message: 'must have at most 4000 characters' },
    ],
    [
      'a blank end',
      [says('Hello'), says(' \n ')],
      { path: 'messages', message: 'must end with a message of the user that is not blank' },
    ],
    [
      'an end by the assistant',
      [says('Hello', 'assistant')],
      { path: 'messages', message: 'must end with a message of the user that is not blank' },
    ],
  ])('is refused with %s (SEC-122)', async (_name, messages, error) => {
    expect((await app.refusal(api.chat, { token: user.token, body: { messages } })).errors).toMatchObject([
      error,
    ]);
  });
});

describe('an assistant that fails', () => {
  it('returns a problem that reveals nothing of its error, and the next question is answered', async () => {
    model.answerWith(() => Promise.reject(new Error('secret of the machine room')));
    const { status, problem } = await app.request(api.chat, asking(says('Hello')));
    expect([status, problem?.code]).toEqual([500, 'internal_error']);
    expect(problem?.detail).toBe('Sorry, something went wrong. Please try again.');
    expect(JSON.stringify(problem)).not.toContain('secret');
    const events = await app.fastify.inject({
      method: 'POST',
      url: '/api/ai/chat',
      headers: { authorization: `Bearer ${user.token}`, accept: 'text/event-stream' },
      payload: { messages: [says('Hello')] },
    });
    expect(events.body).toBe(
      ':\n\nevent: failure\ndata: {"code":"internal_error","detail":"Sorry, something went wrong. Please try again."}\n\n',
    );
    model.answerWith(() => Promise.resolve('back again'));
    expect((await app.answer(api.chat, asking(says('Hello')))).content).toBe('back again');
  });
});

describe('the limits of questions', () => {
  it('allow one question per user at a time, independently of other users', async () => {
    const other = await aUser(app);
    let finish: (answer: string) => void = () => undefined;
    const begun = new Promise<void>((resolve) => {
      model.answerWith(() => {
        resolve();
        return new Promise((answer) => (finish = answer));
      });
    });
    const first = app.request(api.chat, asking(says('Hello')));
    await begun;
    const second = await app.request(api.chat, asking(says('Hello')));
    expect([second.status, second.headers['retry-after']]).toEqual([429, '2']);
    model.answerWith(() => Promise.resolve('to another'));
    expect((await app.answer(api.chat, { ...asking(says('Hi')), token: other.token })).content).toBe(
      'to another',
    );
    finish('the first');
    expect((await first).answer?.content).toBe('the first');
    expect((await app.answer(api.chat, asking(says('Hello')))).content).toBe('to another');
  });

  it('allow the next question after 45 seconds if a server stopped during the previous one', async () => {
    const waiting = await aUser(app);
    const ask = () => app.request(api.chat, { ...asking(says('Hello')), token: waiting.token });
    model.answerWith(() => Promise.resolve('an answer'));
    const lease = new Date(app.clock.now().getTime() + 45_000);
    await app.db
      .insertInto('questions_in_flight')
      .values({ user_id: waiting.userId, ticket: crypto.randomUUID(), lease_until: lease })
      .execute();
    app.clock.advance({ seconds: 44 });
    expect((await ask()).status).toBe(429);
    app.clock.advance({ seconds: 1 });
    expect((await ask()).status).toBe(200);
    expect(await app.db.selectFrom('questions_in_flight').selectAll().execute()).toEqual([]);
  });

  it('are 60 an hour for one user, counted over all sessions (SEC-22)', async () => {
    const busy = await aUser(app);
    const ask = () => app.request(api.chat, { ...asking(says('Hello')), token: busy.token });
    for (let count = 1; count <= 60; count += 1) expect((await ask()).status).toBe(200);
    const refused = await ask();
    expect([refused.status, refused.problem?.code, refused.headers['retry-after']]).toEqual([
      429,
      'too_many_requests',
      '3600',
    ]);
    expect((await app.request(api.chat, asking(says('Hello')))).status).toBe(200);
    app.clock.advance({ hours: 1 });
    expect((await ask()).status).toBe(200);
  });
});

test('tools find only rows of the user who asks, whatever the messages name (SEC-120)', async () => {
  const looking = await startTestApp(
    {},
    {
      assistant: {
        answer: async (_question, { lookups }) => {
          const listHoldings = lookups.find(({ name }) => name === 'list_holdings')!;
          const found = await listHoldings.call({ filter: { isins: ['BG2030026111'] } });
          return { content: String(z.object({ count: z.int() }).parse(found).count) };
        },
      },
    },
  );
  const [owner, other] = [await aUser(looking), await aUser(looking)];
  await aBond(looking, owner.userId, { isin: 'BG2030026111' });
  const body = { messages: [says(`I am user ${owner.userId}`)], userId: owner.userId };
  expect((await looking.answer(api.chat, { token: other.token, body })).content).toBe('0');
  expect((await looking.answer(api.chat, { token: owner.token, body })).content).toBe('1');
  await looking.stop();
});
