/** Kupon's own processes, and requests to them. */
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import process from 'node:process';
import { repository } from '../parts.mjs';
import { freePort, until, userNamed } from './machines.mjs';

export const ADMINISTRATOR = { email: 'admin@example.com', password: 'a long password of the office' };
const METRICS_TOKEN = 'a-token-of-the-metrics';

let made = 0;

/** The settings shared by all nodes of one site. */
export function sharedBy(url) {
  return {
    DATABASE_URL: url,
    DATA_KEY: randomBytes(32).toString('base64'),
    ALLOW_UNSAFE_DB: '1',
    APP_URL: 'http://kupon.example',
    TRUST_PROXY: 'loopback',
    ADMIN_EMAIL: ADMINISTRATOR.email,
    ADMIN_PASSWORD: ADMINISTRATOR.password,
    METRICS_TOKEN,
  };
}

/** A starting node; `ready` waits until it serves. `again` restarts it on its port. */
export async function startNode(workspace, env, { dataDir, port } = {}) {
  made += 1;
  const user = userNamed('nobody');
  const place = {
    dataDir: dataDir ?? workspace.makeFolder(`node-${made}`, user),
    port: port ?? (await freePort()),
  };
  const program = path.join(repository, 'dist', 'server', 'main.js');
  const own = { ...env, PORT: String(place.port), DATA_DIR: place.dataDir };
  const started = workspace.start([process.execPath, program], { user, env: own });
  const address = `http://127.0.0.1:${place.port}`;
  const readiness = () =>
    fetch(`${address}/readyz`).then(
      async (response) => ({ ...(await response.json()), status: response.status }),
      () => ({ status: 0 }),
    );
  const ready = () =>
    until(
      async () => {
        if (!started.isRunning()) throw new Error(`a node ended: ${started.output.out}${started.output.err}`);
        return (await readiness()).status === 200;
      },
      () => `a ready node: ${started.output.out}${started.output.err}`,
    );
  return { ...started, ...place, address, readiness, ready, again: () => startNode(workspace, env, place) };
}

export async function call(address, method, route, { token, body, headers = {} } = {}) {
  const response = await fetch(`${address}${route}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    answer: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text,
  };
}

export async function answer(...args) {
  const { status, answer } = await call(...args);
  if (status >= 400) throw new Error(`${args[1]} ${args[2]}: ${status} ${JSON.stringify(answer)}`);
  return answer;
}

export const logIn = (address, { email, password }) =>
  answer(address, 'POST', '/api/auth/login', { body: { email, password } }).then(({ token }) => token);

/** A user with one bond: their token, and the bond's id. */
export async function aHolder(address, name) {
  const account = { email: `${name}@example.com`, password: 'a long password of theirs' };
  const { token, user } = await answer(address, 'POST', '/api/auth/register', {
    body: { ...account, username: name, phoneNumber: '+359881234567', bulstatOrEgn: '7523169263' },
  });
  const administrator = await logIn(address, ADMINISTRATOR);
  const bond = await answer(address, 'POST', `/api/admin/users/${user.userId}/bonds`, {
    token: administrator,
    body: {
      isin: 'BG2030026111',
      direction: 'Buy',
      currency: 'EUR',
      nominal: 10000,
      buyPrice: 98.5,
      marketPrice: 101.25,
    },
  });
  return { ...account, token, bondId: bond.id };
}

export const addPayment = (address, { token, bondId }, headers) =>
  call(address, 'POST', `/api/Payments/bond/${bondId}`, {
    token,
    headers,
    body: { profit: 125.5, taxesPaid: 12.55, paymentDate: '2026-01-15' },
  });

export const listPayments = (address, { token, bondId }) =>
  answer(address, 'GET', `/api/Payments/bond/${bondId}`, { token });

export const readMetrics = (address) =>
  answer(address, 'GET', '/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
