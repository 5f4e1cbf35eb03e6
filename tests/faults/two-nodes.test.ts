import { expect, onTestFinished, test } from 'vitest';
import { SignedIn } from '#api/people/auth';
import { anSmtpServer } from '#testing/processes/an-smtp-server';
import { builtProgram } from '#testing/processes/built-program';
import { runDatabase } from '#testing/app/embedded-database';
import { serverAddress, startServer } from '#testing/processes/server-under-test';
import { temporaryFolder } from '#testing/processes/temporary-folder';
import { TEST_DATA_KEY } from '#testing/app/test-data-keys';
import { scaleFactor } from './scale-factor.ts';
import { reportFault } from './fault-table.ts';

const ROUNDS = scaleFactor(50, 10);
const PASSWORD = 'correct horse battery staple';

/** Two servers that start at the same moment on one empty external database, with one mail server. */
async function twoNodes() {
  const { address, db } = await runDatabase(temporaryFolder());
  const smtp = await anSmtpServer();
  const env = {
    DATABASE_URL: `postgres://${address.user}@localhost/${address.database}?host=${encodeURIComponent(address.host)}&port=${address.port}`,
    DATA_KEY: TEST_DATA_KEY,
    SMTP_URL: smtp.mail.smtpUrl,
    MAIL_FROM: smtp.mail.from,
    LIMIT_REGISTER: '100000',
    LIMIT_PAYMENTS: '100000',
    LIMIT_FORGOT_PASSWORD: '100000',
    LOG_LEVEL: 'error',
  };
  const nodes = [1, 2].map(() => startServer(builtProgram('main'), { dataDir: temporaryFolder(), env }));
  const [one = '', two = ''] = await Promise.all(nodes.map(serverAddress));
  return { one, two, db, smtp };
}

function post(url: string, body: unknown, token?: string): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function register(node: string, email: string): Promise<string> {
  const response = await post(`${node}/api/auth/register`, {
    username: 'Node Example',
    email,
    phoneNumber: '+359 88 123 4567',
    bulstatOrEgn: '7523169263',
    password: PASSWORD,
  });
  return SignedIn.parse(await response.json()).token;
}

test('two servers on one database: what one revokes the other refuses, failures are counted together, each email is sent once (REL-16)', async () => {
  const { one, two, db, smtp } = await twoNodes();
  onTestFinished(() => smtp.behave('accepts'));
  const me = (node: string, token: string) =>
    fetch(`${node}/api/account/me`, { headers: { Authorization: `Bearer ${token}` } }).then(
      ({ status }) => status,
    );

  for (let round = 1; round <= ROUNDS; round += 1) {
    const [here, there] = round % 2 === 0 ? [one, two] : [two, one];
    const email = `node-${round}@example.com`;
    const token = await register(here, email);
    expect(await me(there, token)).toBe(200);
    expect((await post(`${here}/api/auth/logout`, undefined, token)).status).toBe(204);
    expect(await me(there, token)).toBe(401);
    expect((await post(`${there}/api/auth/forgot-password`, { email })).status).toBe(202);
  }
  const mailed = () => smtp.taken.flatMap(({ to }) => to).length;
  await expect.poll(mailed).toBe(ROUNDS);
  await expect.poll(() => db.selectFrom('outbox').select('id').execute()).toEqual([]);
  expect(new Set(smtp.taken.flatMap(({ to }) => to)).size).toBe(ROUNDS);
  expect(mailed()).toBe(ROUNDS);

  const wrong = { email: 'node-1@example.com', password: 'wrong' };
  const statuses: number[] = [];
  for (let attempt = 1; attempt <= 12; attempt += 1) {
    statuses.push((await post(`${attempt % 2 === 0 ? one : two}/api/auth/login`, wrong)).status);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
  reportFault({
    fault: 'two servers on one database (REL-16)',
    rounds: ROUNDS,
    result: `${ROUNDS} sessions revoked on one and refused on the other at once, ${mailed()} mails sent once each`,
  });
});
