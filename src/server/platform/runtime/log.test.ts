import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createLog } from './log.ts';

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  write(createLog({ logLevel: 'info' }, { write: (line: string) => lines.push(line) > 0 }));
  return lines.join('');
}

test('secrets in a log line are hidden', () => {
  const text = logged((log) =>
    log.info(
      {
        password: 'hush1',
        body: {
          email: 'hush2@example.com',
          bulstatOrEgn: 'hush3',
          user: { token: 'hush4', phoneNumber: 'hush5' },
        },
        headers: { authorization: 'Bearer hush6' },
      },
      'a careless line',
    ),
  );
  expect(text).toContain('a careless line');
  expect(text).not.toContain('hush');
});

test('requests are logged without their query, which may contain tokens', () => {
  const req = { method: 'GET', url: '/reset-password?token=hush', ip: '192.0.2.1' };
  const text = logged((log) => log.info({ req }, 'request'));
  expect(text).toContain('"path":"/reset-password"');
  expect(text).not.toContain('hush');
});

test('requests for a calendar are logged without the token in their path', () => {
  const req = { method: 'GET', url: '/calendar/hush.ics', ip: '192.0.2.1' };
  const text = logged((log) => log.info({ req }, 'request'));
  expect(text).toContain('"path":"/calendar/[token].ics"');
  expect(text).not.toContain('hush');
});

test('a token is not logged either if its URL is mistyped', () => {
  const token = randomBytes(32).toString('base64url');
  for (const url of [`/api/calendar/${token}.ics`, `/calendar%2F${token}.ics`, `//unsubscribe/${token}`]) {
    const text = logged((log) => log.info({ req: { method: 'GET', url, ip: '192.0.2.1' } }, 'request'));
    expect(text).toContain('[token]');
    expect(text).not.toContain(token);
  }
});

test('database errors are logged without the rows that they quote', () => {
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(hush) already exists.',
  });
  const text = logged((log) => log.error({ err: error }, 'request failed'));
  expect(text).toContain('duplicate key');
  expect(text).toContain('23505');
  expect(text).not.toContain('hush');
});

test('SEC-143: a log line stays one readable line, whatever a user name contains', () => {
  const username = 'a\nb\r\u001b[31mc\u009b31m\u2028\u202e\u2066\u200f\ufeffд🏦';
  const text = logged((log) => log.info({ username }, 'line'));
  expect(text.trimEnd()).toMatch(/^[\u0020-\u007e\p{L}\p{Emoji}]+$/u);
  expect(text).toContain('\\u202e');
  expect(JSON.parse(text)).toMatchObject({ username });
});
