import { describe, expect, it, test } from 'vitest';
import * as api from '#api/assistant/chat';
import { calls, inTurn, says, type ModelScript } from '../../../testing/processes/a-model-server.ts';
import { anAppWithModel, BUILT_IN } from '../../../testing/factories/an-app-with-model.ts';
import { aUser } from '../../../testing/factories/a-user.ts';

describe('an answer of the model', () => {
  it('uses the same tools, is checked, and names its holdings', async () => {
    const { model, ask } = await anAppWithModel({ apiKey: 'a-key' });
    const answer = await ask(
      'When does it mature?',
      inTurn(
        calls('list_names'),
        calls('list_holdings', { filter: { kinds: ['bond'] } }),
        says('BG2030026111 cost 9,850.00 EUR, yields 2.37% and matures on 21 July 2030.'),
      ),
    );
    expect(answer.content).toBe('BG2030026111 cost 9,850.00 EUR, yields 2.37% and matures on 21 July 2030.');
    expect(answer.sources).toMatchObject([{ kind: 'bond', isin: 'BG2030026111', expired: false }]);
    expect(answer.followUps).toContain('Next payment: BG2030026111');
    expect(model.requests.map(({ url, headers }) => [url, headers.authorization])).toEqual(
      Array(3).fill(['/v1/chat/completions', 'Bearer a-key']),
    );
    expect(model.requests[0]?.tools?.map((tool) => tool.function.name)).toContain('sum_holdings');
    expect(model.requests[0]?.tools?.map((tool) => tool.function.name)).not.toContain('convert');
  });

  it('explains how things are done with the texts of the built-in assistant, and names the screen', async () => {
    const { model, ask } = await anAppWithModel();
    const said = 'Open “Bonds” and press “Import a file”.';
    const { content, screen, followUps } = await ask(
      'How do I import a file?',
      inTurn(calls('how_to', { act: 'something else' }), calls('how_to', { act: 'import' }), says(said)),
    );
    expect([content, screen, followUps]).toEqual([said, '/my/imports', undefined]);
    const lookup = model.requests.at(-1)?.messages.at(-1)?.content;
    expect(lookup).toContain('Импорт на файл');
  });

  it('can be sent as events: lookups, the checked text in pieces, the whole answer', async () => {
    const { app, model, user, asking } = await anAppWithModel();
    model.follow(inTurn(calls('list_names'), says('You hold BG2030026111. '.repeat(20).trim())));
    const answered = await app.fastify.inject({
      method: 'POST',
      url: '/api/ai/chat',
      headers: { authorization: `Bearer ${user.token}`, accept: 'text/event-stream' },
      payload: asking('What do I hold?').body,
    });
    const events = answered.body
      .split('\n\n')
      .filter((event) => event.startsWith('event') || event.startsWith('data'));
    expect(events[0]).toBe('event: progress\ndata: {"tool":"list_names"}');
    expect(events.filter((event) => event.startsWith('event: piece')).length).toBeGreaterThan(2);
    expect(events.at(-1)).toMatch(/^data: \{"content":"You hold BG2030026111\. You/);
  });

  test.each([
    ['an amount', 'They are worth 12,345.67 EUR.'],
    ['a percent', 'It yields 3.99%.'],
    ['an amount in words', 'You have two million euro.'],
    ['an ISIN', 'You hold US0378331005.'],
    ['a figure of the notes', 'You received 999,999.99 EUR.'],
    ['a figure of the question', 'Yes, your portfolio is worth 777.77 EUR.'],
  ])('with %s that no tool gave is not shown, and may be corrected once', async (_what, wrong) => {
    const { model, ask } = await anAppWithModel();
    const right = await ask(
      'Is it 777.77 EUR?',
      inTurn(calls('list_holdings'), says(wrong), says('I cannot tell.')),
    );
    expect(right.content).toBe('I cannot tell.');
    const last = model.requests.at(-1)?.messages.at(-1);
    expect(last?.content).toMatch(/^No tool gave these figures in your answer:\n- /);
    const still = await ask('Hello', inTurn(calls('list_holdings'), says(wrong)));
    expect(still.content.startsWith(BUILT_IN)).toBe(true);
    expect(still.content).not.toContain(wrong);
    expect(model.requests).toHaveLength(6);
  });

  it('takes at most 6 requests, and the last one is without tools', async () => {
    const { model, ask } = await anAppWithModel();
    const { content } = await ask('Hello', calls('sum_holdings'));
    expect(content.startsWith(BUILT_IN)).toBe(true);
    expect(model.requests.length).toBeLessThanOrEqual(6);
    expect(model.requests.at(-1)?.tool_choice).toBe('none');
    model.follow(
      inTurn(
        calls('sum_holdings'),
        calls('sum_holdings'),
        calls('sum_holdings'),
        calls('sum_holdings'),
        says('It is 5 %.'),
        says('It is 6 %.'),
      ),
    );
    const before = model.requests.length;
    await ask('Hello');
    expect(model.requests.length - before).toBe(6);
  });

  it('is truncated to 8 kB at the end of a line, without reasoning and invisible characters', async () => {
    const { ask } = await anAppWithModel();
    const { content } = await ask(
      'Hello',
      says(`<think>It is 5.</think>${'A line of an answer.\n'.repeat(2_000)}`),
    );
    expect(new TextEncoder().encode(content).length).toBeLessThanOrEqual(8_200);
    expect(content).toMatch(/^A line of an answer\.\n[^]*A line of an answer\.\n…$/);
    expect((await ask('Hello', says('a\u202eb\u0000c\u200b'))).content).toBe('abc');
  });

  it('survives invalid tool calls: unknown tools, invalid inputs, inputs that are not JSON', async () => {
    const { ask } = await anAppWithModel();
    const nonsense: ModelScript = (_request, _round, response) =>
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(
        JSON.stringify({
          choices: [
            {
              message: {
                role: 'assistant',
                content: null,
                tool_calls: [
                  { id: 'x', type: 'function', function: { name: 'list_holdings', arguments: '{"most":' } },
                ],
              },
              finish_reason: 'tool_calls',
            },
          ],
        }),
      );
    const { content } = await ask(
      'Hello',
      inTurn(
        calls('delete_bond', { id: 1 }),
        calls('list_holdings', { most: -1 }),
        nonsense,
        says('I could not.'),
      ),
    );
    expect(content).toBe('I could not.');
  });
});

describe('the limits with a model (SEC-124)', () => {
  it('are 20 questions an hour for one user', async () => {
    const { app, asking } = await anAppWithModel();
    for (let count = 1; count <= 20; count += 1)
      expect((await app.request(api.chat, asking('Hello'))).status).toBe(200);
    expect((await app.request(api.chat, asking('Hello'))).status).toBe(429);
  });

  it('include the configured requests per day for all users; after that the built-in assistant answers', async () => {
    const { app, model, asking, ask } = await anAppWithModel({ dailyLimit: 3 });
    const other = await aUser(app);
    expect((await ask('Hello', inTurn(calls('sum_holdings'), says('Done.')))).content).toBe('Done.');
    model.follow(says('Done.'));
    expect((await app.answer(api.chat, asking('Hello', other))).content).toBe('Done.');
    expect((await ask('Hello')).content.startsWith(BUILT_IN)).toBe(true);
    expect(model.requests).toHaveLength(3);
    app.clock.advance({ hours: 24 });
    const { token } = await aUser(app);
    expect((await app.answer(api.chat, asking('Hello', { ...other, token }))).content).toBe('Done.');
  });
});
