import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { login } from '#api/people/auth';
import { beginApp } from '#api/people/second-factor';
import { codeAt } from '../../testing/factories/a-second-factor.ts';
import { builtProgram } from '../../testing/processes/built-program.ts';
import { aCluster } from '../../testing/app/embedded-database.ts';
import { startProcess } from '../../testing/processes/server-process.ts';
import { serverAddress, startServer } from '../../testing/processes/server-under-test.ts';
import { expectSignedIn } from '../../testing/app/expect-signed-in.ts';
import { temporaryFolder } from '../../testing/processes/temporary-folder.ts';

async function admin(dataDir: string, args: readonly string[], env: Record<string, string> = {}) {
  const command = startProcess(builtProgram('admin'), { env: { DATA_DIR: dataDir, ...env }, args });
  return { code: await command.ended, ...command.output() };
}

const password = 'a long password of mine';

interface Sent {
  readonly token?: string;
  readonly method?: 'POST' | 'DELETE';
  readonly body?: object;
}

function send(url: string, { token, method = 'POST', body }: Sent): Promise<Response> {
  return fetch(url, {
    method,
    headers: {
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function logIn(address: string, email: string): Promise<number> {
  return (await send(`${address}/api/auth/login`, { body: { email, password } })).status;
}

async function signIn(address: string, email: string) {
  const answer = await send(`${address}/api/auth/login`, { body: { email, password } });
  return expectSignedIn(login.answer.parse(await answer.json()));
}

/** An authenticator app that was set up and then lost. */
async function addSecondFactor(address: string, token: string): Promise<void> {
  const app = `${address}/api/account/second-factor/app`;
  const begun = await send(app, { token, body: { currentPassword: password } });
  const { setupKey } = beginApp.answer.parse(await begun.json());
  const confirmed = await send(`${app}/confirm`, { token, body: { code: codeAt(setupKey, new Date()) } });
  expect(confirmed.status).toBe(200);
}

describe('npm run admin -- create EMAIL', () => {
  test('adds an administrator while the server runs, and before its first start', async () => {
    const dataDir = temporaryFolder();
    const early = await admin(dataDir, ['create', 'early@example.com'], { ADMIN_PASSWORD: password });
    expect(early).toEqual({
      code: 0,
      out: 'early@example.com is an administrator now: http://127.0.0.1:3000/login\n',
      err: '',
    });
    const address = await serverAddress(startServer(builtProgram('main'), { dataDir }));
    const late = await admin(dataDir, ['create', 'late@example.com'], { ADMIN_PASSWORD: password });
    expect(late.code).toBe(0);
    expect([await logIn(address, 'early@example.com'), await logIn(address, 'late@example.com')]).toEqual([
      200, 200,
    ]);
  });

  test('restores access for the only administrator after the loss of the second factor: a new one can remove it', async () => {
    const dataDir = aCluster();
    await admin(dataDir, ['create', 'lost@example.com'], { ADMIN_PASSWORD: password });
    const address = await serverAddress(startServer(builtProgram('main'), { dataDir }));
    const lost = await signIn(address, 'lost@example.com');
    await addSecondFactor(address, lost.token);
    await expect(signIn(address, 'lost@example.com')).rejects.toThrow('nobody was signed in');
    await admin(dataDir, ['create', 'helper@example.com'], { ADMIN_PASSWORD: password });
    const helper = await signIn(address, 'helper@example.com');
    const users = `${address}/api/admin/users`;
    const removed = await send(`${users}/${lost.user.userId}/second-factor`, {
      method: 'DELETE',
      token: helper.token,
    });
    expect(removed.status).toBe(204);
    const again = await signIn(address, 'lost@example.com');
    const gone = await send(`${users}/${helper.user.userId}`, { method: 'DELETE', token: again.token });
    expect(gone.status).toBe(204);
  });

  test('without a terminal and a password prints a link or, if there is an administrator, says what to do', async () => {
    const dataDir = aCluster();
    const first = await admin(dataDir, ['create', 'first@example.com']);
    expect(first.out).toMatch(/^Set up the first administrator .*: http:\/\/127\.0\.0\.1:3000\/setup#\S+\n$/);
    await admin(dataDir, ['create', 'first@example.com'], { ADMIN_PASSWORD: password });
    expect(await admin(dataDir, ['create', 'second@example.com'])).toEqual({
      code: 1,
      out: '',
      err: 'there is an administrator already: for another one set ADMIN_PASSWORD, or use a terminal\n',
    });
  });

  test('refuses a taken email, and a weak password', async () => {
    const dataDir = aCluster();
    await admin(dataDir, ['create', 'first@example.com'], { ADMIN_PASSWORD: password });
    const taken = await admin(dataDir, ['create', 'First@example.com'], { ADMIN_PASSWORD: password });
    expect([taken.code, taken.err]).toEqual([1, 'ADMIN_EMAIL: Email is already in use.\n']);
    const weak = await admin(dataDir, ['create', 'second@example.com'], { ADMIN_PASSWORD: 'short' });
    expect(weak.err).toBe(
      'ADMIN_PASSWORD: got a value that is not shown here, takes 15 to 1024 characters\n',
    );
  });

  test.each([[[]], [['create']], [['create', 'a@example.com', 'more']], [['remove', 'a@example.com']]])(
    'says how it is used when called with %j',
    async (args) => {
      const { code, out, err } = await admin(temporaryFolder(), args);
      expect([code, out]).toEqual([1, '']);
      expect(err).toMatch(/^npm run admin -- create EMAIL\n/);
    },
  );

  test('names an invalid email', async () => {
    const { err } = await admin(temporaryFolder(), ['create', 'somebody']);
    expect(err).toBe('EMAIL: got "somebody", takes an email address\n');
  });

  test('says if the database cannot be reached', async () => {
    const { code, err } = await admin(temporaryFolder(), ['create', 'a@example.com'], {
      ADMIN_PASSWORD: password,
      DATABASE_URL: 'postgres://someone:secret@127.0.0.1:1/kupon',
    });
    expect([code, err]).toEqual([
      1,
      'DATABASE_URL: the database at 127.0.0.1:1 cannot be reached (connect ECONNREFUSED 127.0.0.1:1)\n',
    ]);
  });
});

/** `script` of util-linux gives its child a terminal. */
const script = '/usr/bin/script';
if (!existsSync(script))
  process.stdout.write(`SKIPPED: the password on the terminal, because there is no ${script}\n`);

describe.runIf(existsSync(script))('on a terminal', () => {
  async function answer(...answers: string[]) {
    const command = startProcess(builtProgram('admin'), {
      env: { DATA_DIR: aCluster() },
      args: ['create', 'first@example.com'],
      wrapper: ['/bin/sh', '-c', `exec ${script} -qefc "$0 $1 $2 $3" /dev/null`],
      interactive: true,
    });
    await command.printed(/Password .*: $/);
    command.type(`${answers[0]}\r`);
    await command.printed(/Once more: $/);
    command.type(`${answers[1]}\r`);
    return { code: await command.ended, out: command.output().out };
  }

  test('the password is asked for twice without being shown; typing errors can be corrected', async () => {
    const { code, out } = await answer(`${password}xy\u007f\u007f`, password);
    expect(code).toBe(0);
    expect(out).toContain('first@example.com is an administrator now');
    expect(out).not.toContain(password);
  });

  test('two different ones are refused', async () => {
    const { code, out } = await answer(password, `${password}!`);
    expect(code).toBe(1);
    expect(out).toContain('the two are not the same');
  });
});
