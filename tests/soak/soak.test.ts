import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { login } from '#api/people/auth';
import type { PaymentId } from '#api/platform/ids';
import { listMyPayments } from '#api/portfolio/payments';
import { builtProgram } from '#testing/processes/built-program';
import { aCluster } from '#testing/app/embedded-database';
import { expectSignedIn } from '#testing/app/expect-signed-in';
import { reportFault } from '../faults/fault-table.ts';
import { startSite, type Site } from '../faults/site.ts';
import { makeWriters, PASSWORD, writePayment, type Writer } from '../faults/writers.ts';
import { growthPerMinute, type Sample } from './growth.ts';

/** `npm run soak` sets how long; `npm test` only checks that every request is answered. */
const MINUTES = Number(process.env['SOAK_MINUTES'] ?? 0.1);
/** A warm-up without pauses: caches fill, code is compiled, the heap finds its size. */
const WARM_UP_MINUTES = MINUTES / 10;
/** Shorter runs are still warming up. */
const MIN_MINUTES_TO_JUDGE = 5;
const PEOPLE = 20;
const REQUESTS_PER_SECOND = 50;
const SAMPLE_EVERY_MS = 1_000;
const MAX_MB_PER_MINUTE = 1;
const MAX_DESCRIPTORS_PER_MINUTE = 1;

/** A client with its own address, as people have: few sign-ins per address are accepted at once. */
interface Person extends Writer {
  readonly ip: string;
}

/** How often each kind of answer came. */
type Answers = Map<string, number>;

async function send(
  url: string,
  token: string | undefined,
  {
    body,
    method = body === undefined ? 'GET' : 'POST',
    headers = {},
  }: { body?: object; method?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
  return fetch(url, {
    method,
    headers: {
      ...headers,
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

let payments = 0;

interface UserState {
  readonly address: string;
  /** An administrator who removes the payments again, so that lists do not grow. */
  readonly remover: Writer;
}

/** Requests until they start again. */
const DEEDS = 12;

/** What a person does repeatedly: a third of it is signing in. Every other session stays open. */
function* listDeeds(
  person: Person,
  { address, remover }: UserState,
): Generator<readonly [string, () => Promise<number>], never> {
  let token: string | undefined;
  let added: PaymentId | undefined;
  const signIn = async () => {
    const answer = await send(`${address}/api/auth/login`, undefined, {
      body: { email: person.email, password: PASSWORD },
      headers: { 'X-Forwarded-For': person.ip },
    });
    if (answer.ok) ({ token } = expectSignedIn(login.answer.parse(await answer.json())));
    return answer.status;
  };
  const parseStatus = async (sent: Promise<Response>) => {
    const answer = await sent;
    await answer.arrayBuffer();
    return answer.status;
  };
  // The person's first session has been ended by then: only the newest hundred stay open.
  const pay = async () =>
    (await writePayment(address, { ...person, token: token ?? person.token }, ++payments)).status;
  const readPayments = async () => {
    const answer = await send(`${address}/api/Payments/bond/${person.bondId}`, token);
    added = listMyPayments.answer.parse(await answer.json())[0]?.id;
    return answer.status;
  };
  const removePayment = () =>
    parseStatus(send(`${address}/api/admin/payments/${added}`, remover.token, { method: 'DELETE' }));
  for (;;) {
    for (const payOrRemove of [
      ['payment', pay],
      ['payment removed', removePayment],
    ] as const) {
      yield ['login', signIn];
      yield ['my-bonds', () => parseStatus(send(`${address}/api/ClientData/my-bonds`, token))];
      yield payOrRemove;
      yield ['login', signIn];
      yield ['payments of a bond', readPayments];
      yield ['logout', () => parseStatus(send(`${address}/api/auth/logout`, token, { body: {} }))];
    }
  }
}

/** Each repeats one action after the other until the time is over. */
async function hurry(people: readonly Person[], place: UserState): Promise<void> {
  const end = performance.now() + WARM_UP_MINUTES * 60_000;
  const ofOne = async (person: Person) => {
    const deeds = listDeeds(person, place);
    // Removes the payment that was added.
    for (let deed = 0; performance.now() < end || deed % DEEDS !== 0; deed += 1)
      await deeds.next().value[1]();
  };
  await Promise.all(people.map(ofOne));
}

/** Each person's requests on schedule; a slow one delays the next. */
async function live(people: readonly Person[], place: UserState): Promise<Answers> {
  const answers: Answers = new Map();
  const began = performance.now();
  const pace = (PEOPLE / REQUESTS_PER_SECOND) * 1_000;
  const ofOne = async (person: Person, number: number) => {
    const deeds = listDeeds(person, place);
    for (let at = (number / PEOPLE) * pace; at < MINUTES * 60_000; at += pace) {
      await delay(Math.max(0, began + at - performance.now()));
      const [name, act] = deeds.next().value;
      const answer = `${name} ${await act()}`;
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
    }
  };
  await Promise.all(people.map(ofOne));
  return answers;
}

interface ServerWatch {
  readonly megabytes: Sample[];
  readonly descriptors: Sample[];
}

/** The server's memory and open descriptors, every second until the work is done. */
async function watch(pid: number, work: Promise<unknown>): Promise<ServerWatch> {
  const watched: ServerWatch = { megabytes: [], descriptors: [] };
  const began = performance.now();
  let over = false;
  void work.finally(() => (over = true)).catch(() => undefined);
  const isOver = () => over;
  while (!isOver()) {
    const minute = (performance.now() - began) / 60_000;
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    watched.megabytes.push({ minute, value: Number(kilobytes) / 1024 });
    watched.descriptors.push({ minute, value: readdirSync(`/proc/${pid}/fd`).length });
    await delay(SAMPLE_EVERY_MS);
  }
  return watched;
}

function report(answers: Answers, { megabytes, descriptors }: ServerWatch): void {
  const requests = [...answers.values()].reduce((sum, count) => sum + count, 0);
  const ends = (samples: readonly Sample[]) =>
    `${Math.round(samples[0]?.value ?? 0)} … ${Math.round(samples.at(-1)?.value ?? 0)}`;
  const judged = MINUTES < MIN_MINUTES_TO_JUDGE ? ' (not judged: still warming up)' : '';
  reportFault({
    fault: `soak of ${MINUTES} minutes, ${Math.round(requests / MINUTES / 60)} requests a second (REL-24)`,
    rounds: requests,
    result:
      `${growthPerMinute(megabytes).toFixed(2)} MB a minute, ${ends(megabytes)} MB; ` +
      `${growthPerMinute(descriptors).toFixed(2)} descriptors a minute, ${ends(descriptors)}${judged}; ` +
      [...answers].map(([answer, count]) => `${answer}: ${count}`).join(', '),
  });
}

test(
  'a server under long use does not leak memory or descriptors (REL-24)',
  { timeout: (MINUTES + WARM_UP_MINUTES) * 60_000 + 120_000 },
  async () => {
    const site: Site = await startSite({
      program: builtProgram('main'),
      dataDir: aCluster(),
      env: { TRUST_PROXY: 'loopback' },
    });
    const db = await site.database();
    const [remover, ...writers] = await makeWriters(site.address(), db, PEOPLE + 1);
    if (remover === undefined) throw new Error('nobody to remove payments');
    await db.updateTable('users').set({ role: 'admin' }).where('email', '=', remover.email).execute();
    const people = writers.map((writer, number) => ({ ...writer, ip: `203.0.113.${number + 1}` }));
    const place = { address: site.address(), remover };
    await hurry(people, place);
    const living = live(people, place);
    const watched = await watch(site.server().child.pid ?? 0, living);
    const answers = await living;
    report(answers, watched);
    expect([...answers.keys()].toSorted()).toEqual([
      'login 200',
      'logout 204',
      'my-bonds 200',
      'payment 201',
      'payment removed 204',
      'payments of a bond 200',
    ]);
    if (MINUTES < MIN_MINUTES_TO_JUDGE) return;
    expect(growthPerMinute(watched.megabytes)).toBeLessThan(MAX_MB_PER_MINUTE);
    expect(growthPerMinute(watched.descriptors)).toBeLessThan(MAX_DESCRIPTORS_PER_MINUTE);
  },
);
