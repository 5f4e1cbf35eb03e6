import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Access, Endpoint } from '#api/platform/endpoint';
import type { Problem } from '#api/errors';
import { buildApp } from '../../server/app.ts';
import type { AppDependencies } from '../../server/app-dependencies.ts';
import type { Assistant } from '../../server/assistant/assistant.ts';
import { setUnderstandingFile } from '../../server/assistant/built-in/matching/understanding.ts';
import { runTask, type PortfolioTask } from '../../server/assistant/thread/portfolio-task.ts';
import { startAssistantThread } from '../../server/assistant/thread/start-assistant-thread.ts';
import { readConfig, type Config } from '../../server/platform/config/config.ts';
import type { ServerAddress } from '../../server/platform/database/connection/connect.ts';
import { onReplica } from '../../server/platform/database/replica.ts';
import type { Database } from '../../server/platform/database/schema.ts';
import type { DataKeys } from '../../server/platform/encryption/data-keys.ts';
import { createLog } from '../../server/platform/runtime/log.ts';
import type { Mailer } from '../../server/platform/mail/mailer.ts';
import { startReadingThreads } from '../../server/portfolio/transfer/imports/thread/start-reading-threads.ts';
import { aClock, type TestClock } from './a-clock.ts';
import { checkAnswer, checkProblem } from './check-answer.ts';
import { connectAsServer, createTestDatabase } from './create-test-database.ts';
import {
  callOver,
  nodesBehindNginx,
  type NetworkCall,
  type NetworkAnswer,
} from '../processes/nodes-behind-nginx.ts';
import { BUILT_UNDERSTANDING } from '../processes/built-program.ts';
import { testEnvironment } from './test-environment.ts';
import { testDataKeys } from './test-data-keys.ts';
import { aMailer, type TestMailer } from './test-mailer.ts';

/** The content of a test's request; `body` is unknown so that a test can send invalid data. */
export interface TestRequest {
  readonly token?: string;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The address that the request comes from. */
  readonly ip?: string;
}

/** Either `answer` (success) or `problem` is set. */
export interface TestAnswer<T> {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly answer: T | undefined;
  readonly problem: Problem | undefined;
}

export interface TestApp {
  readonly fastify: FastifyInstance;
  readonly db: Database;
  readonly address: ServerAddress;
  readonly dataKeys: DataKeys;
  readonly config: Config;
  readonly clock: TestClock;
  /** Receives the emails that the application sends at once, unless the test has a mailer of its own. */
  readonly mailer: TestMailer;
  /** Every line that the application has logged, from all its servers. */
  readonly logLines: readonly string[];
  /** How many servers answer in turn. */
  readonly servers: number;
  /** Sends a request to an endpoint, in process; the answer is checked against the endpoint's schema. */
  request<
    A extends Access,
    P extends z.ZodType,
    Q extends z.ZodType,
    B extends z.ZodType,
    R extends z.ZodType,
  >(
    endpoint: Endpoint<A, P, Q, B, R>,
    sent?: TestRequest,
  ): Promise<TestAnswer<z.output<R>>>;
  /** The answer of a request that must succeed. */
  answer<
    A extends Access,
    P extends z.ZodType,
    Q extends z.ZodType,
    B extends z.ZodType,
    R extends z.ZodType,
  >(
    endpoint: Endpoint<A, P, Q, B, R>,
    sent?: TestRequest,
  ): Promise<z.output<R>>;
  /** The problem document of a request that must be refused. */
  refusal(endpoint: Endpoint, sent?: TestRequest): Promise<Problem>;
  stop(): Promise<void>;
}

/** Not the data folder of a server that somebody runs from this folder. */
const NO_DATA_DIR = path.join(os.tmpdir(), 'kupon-tests-without-data-folder');

/** The real application on a database of its own, in process, with a clock that the test moves. */
export async function startTestApp(
  settings: Partial<Config> = {},
  {
    webFolder,
    mailSender,
    assistant,
    assistantThread,
    readingThread,
    replica,
    dataKeys = testDataKeys(),
  }: {
    webFolder?: string;
    mailSender?: Mailer;
    assistant?: Assistant;
    /** The built thread of the assistant; otherwise the test's own thread computes. */
    assistantThread?: string;
    /** The built thread that reads uploaded files; without one the test's own thread does. */
    readingThread?: string;
    replica?: Database;
    dataKeys?: DataKeys;
  } = {},
): Promise<TestApp> {
  const database = await createTestDatabase();
  const { db } = database;
  const clock = aClock();
  const mailer = aMailer();
  const logLines: string[] = [];
  const config = { ...readConfig({}), dataDir: NO_DATA_DIR, ...settings };
  const isProxied = testEnvironment.nginx !== undefined;
  const log = createLog({ logLevel: 'debug' }, { write: (line: string) => logLines.push(line) > 0 });
  setUnderstandingFile(BUILT_UNDERSTANDING);
  const thread =
    assistantThread === undefined
      ? undefined
      : startAssistantThread({
          file: assistantThread,
          understanding: BUILT_UNDERSTANDING,
          address: database.address,
          log,
        });
  const dependencies = {
    db,
    assistantTasks: thread ?? { run: (task: PortfolioTask) => runTask(db, task) },
    ...(readingThread !== undefined && {
      runReading: startReadingThreads({
        file: readingThread,
        address: database.address,
        config: { ...config, dataKeys: dataKeys.all() },
      }),
    }),
    ...(replica === undefined ? {} : { reports: onReplica({ primary: db, replica, log }) }),
    dataKeys,
    config: isProxied ? { ...config, trustProxy: ['loopback', ...config.trustProxy] } : config,
    log,
    now: clock.now,
    mailer: mailSender ?? mailer,
    readiness: { hasStarted: () => true, isReady: () => Promise.resolve(true) },
    webFolder,
    assistant,
  };
  const fastify = await buildApp(dependencies);
  const { call, stop } = await listenAll(fastify, { dependencies, address: database.address });
  return {
    fastify,
    db,
    address: database.address,
    dataKeys,
    config,
    clock,
    mailer,
    logLines,
    servers: isProxied ? 2 : 1,
    request: (endpoint, sent) => request(call, endpoint, sent),
    answer: async (endpoint, sent) => checkAnswer(endpoint, await receive(call, endpoint, sent)),
    refusal: async (endpoint, sent) => checkProblem(await receive(call, endpoint, sent)),
    stop: async () => {
      await stop();
      await thread?.stop();
      await database.drop();
    },
  };
}

type Call = (call: NetworkCall) => Promise<NetworkAnswer>;

interface Target {
  readonly call: Call;
  readonly stop: () => Promise<void>;
}

/** In process; or, if npm run scale requires it, over the network with a second node that has connections of its own. */
async function listenAll(
  first: FastifyInstance,
  { dependencies, address }: { dependencies: AppDependencies; address: ServerAddress },
): Promise<Target> {
  if (testEnvironment.nginx === undefined)
    return { call: (call) => first.inject(call), stop: () => first.close() };
  const db = connectAsServer(address);
  const second = await buildApp({ ...dependencies, db });
  const proxied = await nodesBehindNginx([first, second], testEnvironment.nginx);
  return {
    call: (call) => callOver(proxied.address, call),
    stop: async () => {
      await proxied.stop();
      await Promise.all([first.close(), second.close()]);
      await db.destroy();
    },
  };
}

async function request<
  A extends Access,
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
>(call: Call, endpoint: Endpoint<A, P, Q, B, R>, sent?: TestRequest): Promise<TestAnswer<z.output<R>>> {
  const received = await receive(call, endpoint, sent);
  const { status, headers } = received;
  return status < 400
    ? { status, headers, answer: checkAnswer(endpoint, received), problem: undefined }
    : { status, headers, answer: undefined, problem: checkProblem(received) };
}

async function receive(call: Call, endpoint: Endpoint, sent: TestRequest = {}) {
  const { token, params = {}, query = {}, body, headers = {}, ip } = sent;
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  );
  const response = await call({
    method: endpoint.method,
    url: `/api${path}`,
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    ...(ip === undefined ? {} : { remoteAddress: ip }),
  });
  const receivedHeaders: Readonly<Record<string, string>> = Object.fromEntries(
    Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
  );
  const type = response.headers['content-type'];
  return {
    status: response.statusCode,
    headers: receivedHeaders,
    type: typeof type === 'string' ? type : '',
    text: response.body,
  };
}
