/** The behaviour that several servers must get right together. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startProxy, startReplica, until } from './machines.mjs';
import {
  addPayment,
  aHolder,
  answer,
  call,
  listPayments,
  logIn,
  readMetrics,
  sharedBy,
  startNode,
} from './nodes.mjs';

/** Counts checks, with a line for each. */
function createChecks() {
  const result = { passed: 0, failed: 0, lines: [] };
  const check = (what, holds) => {
    if (holds) result.passed += 1;
    else result.failed += 1;
    result.lines.push(`${holds ? 'ok  ' : 'FAIL'} ${what}`);
  };
  return { result, check };
}

let databases = 0;

function makeDatabase({ postgres }) {
  databases += 1;
  const name = `scenario_${databases}`;
  postgres.query(`create database ${name}`);
  return name;
}

const countMails = ({ dataDir }) => {
  const outbox = path.join(dataDir, 'outbox');
  return existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith('.eml')).length : 0;
};

export async function twoNodes(site, connection) {
  const { result, check } = createChecks();
  const name = makeDatabase(site);
  const env = sharedBy((connection === 'pooled' ? site.pooler : site.postgres).databaseUrl(name));
  const nodes = await Promise.all([startNode(site.workspace, env), startNode(site.workspace, env)]);
  await Promise.all(nodes.map((node) => node.ready()));
  const [one, two] = nodes.map(({ address }) => address);
  const administrators = site.postgres.query("select count(*) from users where role = 'admin'", name);
  check(
    'both start at once on an empty database: one migrates, one creates the administrator',
    administrators === '1',
  );

  const holder = await aHolder(one, 'holder');
  check(
    'a sign-in at one is valid at the other',
    (await call(two, 'GET', '/api/account/me', holder)).status === 200,
  );
  check('a write at one can be read at the other at once', await readsAtOnce(one, two, holder));
  check('the same key sent to both at the same time creates one payment', await paysOnce(one, two, holder));
  await answer(one, 'POST', '/api/auth/logout', { token: holder.token });
  check(
    'a sign-out at one takes effect at the other',
    (await call(two, 'GET', '/api/account/me', holder)).status === 401,
  );

  await Promise.all(
    [one, two].map((at) =>
      answer(at, 'POST', '/api/auth/forgot-password', { body: { email: holder.email } }),
    ),
  );
  await until(() => countMails(nodes[0]) + countMails(nodes[1]) >= 2, 'the emails');
  await delay(3_000);
  check('each of two emails is sent once', countMails(nodes[0]) + countMails(nodes[1]) === 2);

  const statuses = [];
  for (let attempt = 0; attempt < 11; attempt += 1)
    statuses.push(
      (
        await call([one, two][attempt % 2], 'POST', '/api/auth/login', {
          body: { ...holder, password: 'wrong', token: undefined, bondId: undefined },
        })
      ).status,
    );
  check(
    'ten wrong passwords are allowed in all, at either of them',
    statuses.slice(0, 10).every((status) => status === 401) && statuses[10] === 429,
  );
  check(
    'each reports its metrics',
    (await readMetrics(one)).includes('kupon_database_up 1') &&
      (await readMetrics(two)).includes('kupon_outbox_waiting 0'),
  );
  await until(
    () => site.postgres.query('select count(*) from audit_unsealed', name) === '0',
    'sealed entries',
  );
  const broken = site.postgres.query(
    'select count(*) from audit_seals a join audit_seals b on b.sequence = a.sequence + 1 where b.previous_hash <> a.hash',
    name,
  );
  check('the entries of the audit, sealed by both, are one chain', broken === '0');
  await Promise.all(nodes.map((node) => node.stop()));
  return result;
}

async function readsAtOnce(one, two, holder) {
  for (let count = 1; count <= 20; count += 1) {
    await answer(two, 'GET', '/api/ClientData/my-bonds', holder);
    if ((await addPayment(one, holder)).status !== 201) return false;
    if ((await listPayments(two, holder)).length !== count) return false;
  }
  return true;
}

async function paysOnce(one, two, holder) {
  const before = (await listPayments(one, holder)).length;
  const sent = await Promise.all(
    [one, two, one, two].map((at) => addPayment(at, holder, { 'idempotency-key': 'the same' })),
  );
  const ids = new Set(sent.map(({ answer: { id } }) => id));
  return (
    sent.every(({ status }) => status === 201) &&
    ids.size === 1 &&
    (await listPayments(two, holder)).length === before + 1
  );
}

const LOADERS = 4;

export async function rollingRestart(site) {
  const { result, check } = createChecks();
  const name = makeDatabase(site);
  const env = { ...sharedBy(site.postgres.databaseUrl(name)), DRAIN_SECONDS: '4' };
  let nodes = await Promise.all([startNode(site.workspace, env), startNode(site.workspace, env)]);
  await Promise.all(nodes.map((node) => node.ready()));
  const proxy = await startProxy(
    site.workspace,
    nodes.map(({ port }) => `127.0.0.1:${port}`),
  );
  await delay(2_500);
  const holder = await aHolder(proxy.address, 'holder');
  const load = startLoad(proxy.address, holder);
  for (let at = 0; at < nodes.length; at += 1) {
    await delay(1_500);
    await nodes[at].stop();
    nodes = nodes.with(at, await nodes[at].again());
    await nodes[at].ready();
    // follow-readiness.sh checks every second.
    await delay(3_000);
  }
  const { reads, writes, failures } = await load.stop();
  const stored = (await listPayments(proxy.address, holder)).length;
  check(
    `both nodes were restarted under ${reads} reads and ${writes} payments: none failed (${failures.slice(0, 3).join('; ')})`,
    failures.length === 0 && reads > 100 && writes > 20,
  );
  check(`every confirmed payment is stored once: ${stored}`, stored === writes);
  await proxy.stop();
  await Promise.all(nodes.map((node) => node.stop()));
  return result;
}

/** A holder may add 1,000 payments an hour. */
const PAUSE_MS = 100;

/** Reads and writes with a short pause, each request on its own connection, none sent twice. */
function startLoad(address, holder) {
  const done = { reads: 0, writes: 0, failures: [] };
  let isRunning = true;
  async function ask(kind, request) {
    const status = await request.then(
      ({ status }) => status,
      (error) => `${error.message} ${error.cause?.code ?? ''}`,
    );
    if (status === 200 || status === 201) done[kind] += 1;
    else done.failures.push(`${kind} ${status}`);
  }
  const close = { connection: 'close' };
  const loaders = Array.from({ length: LOADERS }, async () => {
    while (isRunning) {
      await ask(
        'reads',
        call(address, 'GET', '/api/ClientData/my-bonds', { token: holder.token, headers: close }),
      );
      await ask('writes', addPayment(address, holder, close));
      await delay(PAUSE_MS);
    }
  });
  return {
    stop: async () => {
      isRunning = false;
      await Promise.all(loaders);
      return done;
    },
  };
}

export async function laggingReplica(site) {
  const { result, check } = createChecks();
  const name = makeDatabase(site);
  const shared = sharedBy(site.postgres.databaseUrl(name));
  const first = await startNode(site.workspace, shared);
  await first.ready();
  const holder = await aHolder(first.address, 'holder');
  await first.stop();
  const replica = await startReplica(site.workspace, site.postgres, '1h');
  const node = await startNode(site.workspace, { ...shared, READ_DATABASE_URL: replica.databaseUrl(name) });
  await node.ready();
  const exported = async () =>
    (await answer(node.address, 'GET', '/api/account/export', { token })).bonds[0].payments.length;

  const token = await logIn(node.address, holder);
  check(
    'a sign-in is valid at once',
    (await call(node.address, 'GET', '/api/account/me', { token })).status === 200,
  );
  const { status, answer: payment } = await addPayment(node.address, { ...holder, token });
  check(
    'a saved payment is in the list at once',
    status === 201 && (await listPayments(node.address, { ...holder, token }))[0]?.id === payment.id,
  );
  check('an export is read on the replica, as it was an hour ago', (await exported()) === 0);
  check('/readyz says that the replica is reached', (await node.readiness()).replica === 'reached');
  await answer(node.address, 'POST', '/api/auth/logout', { token: holder.token });
  check(
    'a sign-out takes effect at once, also for exports',
    (await call(node.address, 'GET', '/api/account/export', holder)).status === 401,
  );

  await replica.stop('SIGINT');
  check('without the replica the export is read on the primary', (await exported()) === 1);
  const { status: ready, replica: state } = await node.readiness();
  check('/readyz says that the replica is away, and that the node serves', ready === 200 && state === 'away');
  await node.stop();
  check('the log says so', node.output.err.includes('READ_DATABASE_URL'));
  return result;
}
