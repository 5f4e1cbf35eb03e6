import { describe, expect, it, onTestFinished, test } from 'vitest';
import * as api from '#api/assistant/chat';
import { aModelServer, says, type ModelScript } from '../../../testing/processes/a-model-server.ts';
import { anAppWithModel, BUILT_IN } from '../../../testing/factories/an-app-with-model.ts';
import { aUser } from '../../../testing/factories/a-user.ts';
import { startTestApp } from '../../../testing/app/start-test-app.ts';
import { builtInAssistant } from '../assistant.ts';
import { modelAssistant } from './model-assistant.ts';
import { fallBackToBuiltIn } from './fall-back-to-built-in.ts';

describe('if the endpoint fails, the built-in assistant answers and says so (REL-10)', () => {
  const json = { 'Content-Type': 'application/json' };
  test.each<[string, ModelScript]>([
    [
      'answers 500',
      (_request, _round, response) => response.writeHead(500, json).end('{"error":{"message":"no"}}'),
    ],
    ['answers 401', (_request, _round, response) => response.writeHead(401, json).end('{}')],
    [
      'answers 429',
      (_request, _round, response) => response.writeHead(429, { ...json, 'Retry-After': '1' }).end('{}'),
    ],
    [
      'answers HTML',
      (_request, _round, response) =>
        response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Hello</h1>'),
    ],
    [
      'answers JSON of another kind',
      (_request, _round, response) => response.writeHead(200, json).end('{"choices":[]}'),
    ],
    ['answers an empty text', says('')],
    ['answers nothing but thoughts', says('<think>5</think>')],
    ['hangs up', (_request, _round, response) => response.socket?.destroy()],
    [
      'hangs up in the middle',
      (_request, _round, response) => {
        response.writeHead(200, json).write('{"cho', () => response.socket?.destroy());
      },
    ],
    [
      'leads elsewhere',
      (_request, _round, response) => response.writeHead(307, { Location: '/v1/elsewhere' }).end(),
    ],
    [
      'leads to another machine',
      (_request, _round, response) =>
        response.writeHead(302, { Location: 'http://169.254.169.254/latest' }).end(),
    ],
  ])('%s', async (_what, script) => {
    const { app, model, ask } = await anAppWithModel();
    const { content } = await ask('Hello', script);
    const [said, ...answer] = content.split('\n\n');
    expect(said).toBe(BUILT_IN);
    expect(answer.join('')).not.toBe('');
    expect(model.requests).toHaveLength(1);
    expect(model.requests.every(({ url }) => url === '/v1/chat/completions')).toBe(true);
    const line = app.logLines.find((text) => text.includes('no usable answer')) ?? '';
    expect(line).toContain('reason');
    expect(line).not.toContain('Hello');
  });

  it('is down', async () => {
    const { ask } = await anAppWithModel({ baseUrl: 'http://127.0.0.1:9/v1' });
    expect((await ask('Здравей')).content).toMatch(/^Езиковият модел не даде използваем отговор, затова/);
  });

  it('sends 100 MB or an endless answer: only a little is read, and memory does not grow', async () => {
    const { ask } = await anAppWithModel();
    let sent = 0;
    const endless: ModelScript = (_request, _round, response) => {
      response.writeHead(200, json);
      response.write('{"choices":[{"message":{"role":"assistant","content":"');
      const chunk = 'x'.repeat(65_536);
      const more = () => {
        while (!response.destroyed && sent < 100_000_000) {
          sent += chunk.length;
          if (!response.write(chunk)) return void response.once('drain', more);
        }
        response.end('"}}]}');
      };
      more();
    };
    const before = process.memoryUsage().rss;
    const { content } = await ask('Hello', endless);
    expect(content.startsWith(BUILT_IN)).toBe(true);
    expect(sent).toBeLessThan(16_000_000);
    expect(process.memoryUsage().rss - before).toBeLessThan(64_000_000);
  });

  test.each<[string, ModelScript]>([
    ['says nothing', () => undefined],
    [
      'goes on and on, a little at a time',
      (_request, _round, response) => {
        response.writeHead(200, json);
        const more = setInterval(() => response.write(' '), 10);
        response.once('close', () => clearInterval(more));
      },
    ],
  ])('%s, for too long', async (_what, script) => {
    const model = await aModelServer();
    const config = { baseUrl: model.baseUrl, model: 'a-model', apiKey: undefined, dailyLimit: 9 };
    const slow = modelAssistant({ config, countCall: () => Promise.resolve(true), timeoutMs: 300 });
    const app = await startTestApp({}, { assistant: fallBackToBuiltIn(slow, builtInAssistant) });
    onTestFinished(() => app.stop());
    const { token } = await aUser(app);
    model.follow(script);
    const { content } = await app.answer(api.chat, {
      token,
      body: { messages: [{ role: 'user', content: 'Hello' }] },
    });
    expect(content.startsWith(BUILT_IN)).toBe(true);
  });
});
