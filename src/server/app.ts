import type { Server } from 'node:http';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyHttpOptions,
} from 'fastify';
import { onPrimary } from './platform/database/replica.ts';
import { logUnreadable } from './platform/encryption/log-unreadable.ts';
import { ApiError } from './platform/errors/api-error.ts';
import { refuseUnknown } from './platform/http/refuse-unknown.ts';
import { compressAnswers } from './platform/http/answers/compress-answers.ts';
import { registerSecurityHeaders } from './platform/http/answers/security-headers.ts';
import { asApiError, sendProblem } from './platform/http/answers/send-problem.ts';
import { registerWebFiles } from './platform/http/answers/web-files.ts';
import { clientErrorHandler } from './platform/http/client-error.ts';
import { refuseUntilStarted, registerHealth } from './platform/http/health.ts';
import { registerJsonBodies } from './platform/http/json-body.ts';
import { requestLog, registerRoutes } from './platform/http/register-routes.ts';
import { registerOpenApi } from './platform/openapi/register-openapi.ts';
import { authenticate } from './people/access/authenticate.ts';
import { processHashing } from './people/passwords/password-hashing.ts';
import { registerCalendar } from './portfolio/notices/calendar-feeds/serve-calendar.ts';
import { registerUnsubscribe } from './portfolio/notices/reminders/serve-unsubscribe.ts';
import { readHere } from './portfolio/transfer/imports/thread/read-here.ts';
import type { AppDependencies } from './app-dependencies.ts';
import { apiRoutes } from './routes.ts';

const MIB = 1_048_576;
const MAX_ADDRESS_LENGTH = 2_048;

function noSchemas(): never {
  throw new Error('requests and answers are checked only by the schemas of their endpoints');
}

function serverOptions({ log, config }: AppDependencies) {
  return {
    loggerInstance: log,
    // One log line per request, when it is answered, instead of one at each end.
    logController: new LogController({ disableRequestLogging: true }),
    // Otherwise every request gets a log of its own, and few write to theirs (requestLog).
    childLoggerFactory: (logger: FastifyBaseLogger) => logger,
    // Otherwise Fastify loads its own validator and serializer, which nothing here uses.
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    bodyLimit: MIB,
    // While the server closes, a request on an open connection is still answered; then the connection is closed.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    requestTimeout: 30_000,
    // Slow senders of headers are cut off after 10 seconds, not at the next check half a minute later.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
    connectionTimeout: 60_000,
    keepAliveTimeout: 65_000,
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    genReqId: () => crypto.randomUUID(),
    clientErrorHandler: clientErrorHandler(config),
    frameworkErrors: (error, request, reply) => sendProblem(asApiError(error), request, reply),
  } satisfies FastifyHttpOptions<Server>;
}

function refuseLongAddress(
  { url }: FastifyRequest,
  _reply: FastifyReply,
  done: (error?: Error) => void,
): void {
  const isLong = url.length > MAX_ADDRESS_LENGTH;
  done(
    isLong
      ? new ApiError('uri_too_long', `The address may have at most ${MAX_ADDRESS_LENGTH} characters.`)
      : undefined,
  );
}

/** Loads the metrics library only if metrics are enabled. */
async function offerMetrics(app: FastifyInstance, { config, db, now }: AppDependencies): Promise<void> {
  if (config.metricsToken === undefined) return;
  const { registerMetrics } = await import('./platform/metrics/register-metrics.ts');
  registerMetrics(app, config.metricsToken, { db, now, hashing: processHashing.stats });
}

/**
 * Logs a line for each answer. Its serializers pick the fields, so no search for secrets is needed, which would take longer than
 * writing it.
 */
function logAnswers(app: FastifyInstance, log: FastifyBaseLogger): void {
  const answered = log.child({}, { redact: [] });
  app.addHook('onResponse', (request, reply, done) => {
    const { elapsedTime, statusCode } = reply;
    answered.info(
      { reqId: request.id, req: request, res: { statusCode }, responseTime: elapsedTime },
      'answered',
    );
    done();
  });
}

function registerApi(api: FastifyInstance, deps: AppDependencies): void {
  api.addHook('onRequest', refuseUntilStarted(deps.readiness));
  compressAnswers(api, 'application/json');
  const routes = apiRoutes({ ...deps, runReading: deps.runReading ?? readHere(deps) });
  registerRoutes(api, routes, {
    db: deps.db,
    reports: deps.reports ?? onPrimary(deps.db),
    dataKeys: logUnreadable(deps.dataKeys, deps.log),
    strictIds: deps.config.strictIds,
    timeZone: deps.config.timeZone,
    now: deps.now,
    authenticate: (request, now) => authenticate(deps, request, now),
  });
  if (deps.config.apiDocs) registerOpenApi(api, routes);
  refuseUnknown(api, routes);
}

/** The HTTP server with all routes registered, not yet listening. */
export async function buildApp(deps: AppDependencies): Promise<FastifyInstance> {
  const app = Fastify(serverOptions(deps));
  logAnswers(app, deps.log);
  registerJsonBodies(app);
  app.setErrorHandler((error: Error, request, reply) => {
    const { bodyLimit, config } = request.routeOptions;
    const problem = asApiError(error, { bodyLimit, maxFileBytes: config.maxFileBytes });
    if (problem.status >= 500) requestLog(request).error({ err: error }, 'request failed');
    sendProblem(problem, request, reply);
  });
  registerSecurityHeaders(app, deps.config);
  app.addHook('onRequest', refuseLongAddress);
  registerHealth(app, deps.readiness);
  await offerMetrics(app, deps);
  await app.register(
    (api, _options, done) => {
      registerApi(api, deps);
      done();
    },
    { prefix: '/api' },
  );
  await app.register((calendar, _options, done) => {
    registerCalendar(calendar, deps);
    done();
  });
  registerUnsubscribe(app, deps);
  if (deps.webFolder === undefined) refuseUnknown(app, []);
  else await registerWebFiles(app, deps.webFolder, deps.config);
  return app;
}
