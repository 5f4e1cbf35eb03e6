import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { builtProgram } from '../../testing/processes/built-program.ts';
import { aCluster } from '../../testing/app/embedded-database.ts';
import { startProcess } from '../../testing/processes/server-process.ts';
import { serverAddress, stopServer, startServer } from '../../testing/processes/server-under-test.ts';

const ADMINISTRATOR = { email: 'boss@example.com', password: 'a lighthouse counts four waves' };
const env = { ADMIN_EMAIL: ADMINISTRATOR.email, ADMIN_PASSWORD: ADMINISTRATOR.password };

/** The tax id that the account page of the administrator receives. */
async function taxIdOfAdministrator(address: string, bulstatOrEgn?: string): Promise<unknown> {
  const call = async (
    method: string,
    at: string,
    { body, token = '' }: { body?: object; token?: string },
  ) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const answer = await fetch(`${address}/api${at}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answered: unknown = await answer.json();
    return Object.assign({ token: '', bulstatOrEgn: '' }, answered);
  };
  const { token } = await call('POST', '/auth/login', { body: ADMINISTRATOR });
  const profile = { username: 'Boss', phoneNumber: '1', personOrCompany: 'person', bulstatOrEgn };
  if (bulstatOrEgn !== undefined) await call('PUT', '/account/me', { body: profile, token });
  return (await call('GET', '/account/me', { token })).bulstatOrEgn;
}

describe('npm run rotate-data-key', () => {
  test('gives a running server a new key; without the file no server starts (SEC-130)', async () => {
    const dataDir = aCluster();
    const file = path.join(dataDir, 'data-key');
    const server = startServer(builtProgram('main'), { dataDir, env });
    const address = await serverAddress(server);
    expect(await taxIdOfAdministrator(address, '6101047500')).toBe('6101047500');
    const before = readFileSync(file, 'utf8');

    const command = startProcess(builtProgram('rotate-data-key'), { env: { DATA_DIR: dataDir } });
    expect(await command.ended).toBe(0);
    expect(command.output().out).toMatch(
      /^1 values are encrypted with the key [0-9a-f]{8} now \(.+data-key\)\n$/,
    );
    const [newest = '', ...older] = readFileSync(file, 'utf8').trim().split('\n');
    expect(older).toEqual([before.trim()]);
    expect(await taxIdOfAdministrator(address)).toBe('6101047500');
    expect(await taxIdOfAdministrator(address, '7523169263')).toBe('7523169263');
    expect(await stopServer(server)).toBe(0);

    rmSync(file);
    const refused = startServer(builtProgram('main'), { dataDir, env: { LOG_LEVEL: 'silent' } });
    expect(await refused.ended).toBe(1);
    expect(refused.output().err).toMatch(/^\S+data-key: not there, and personal numbers .*\n$/);

    const restored = startServer(builtProgram('main'), { dataDir, env: { DATA_KEY: newest } });
    expect(await taxIdOfAdministrator(await serverAddress(restored))).toBe('7523169263');
  });
});
