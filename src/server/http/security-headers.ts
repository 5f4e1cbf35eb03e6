import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from '../config.ts';

const YEAR_SECONDS = 31_536_000;

function optionsFor({ appUrl }: Config): HelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        // The one policy that is made: src/web/export-to-excel/start-worker.ts.
        trustedTypes: ['spreadsheet-worker'],
      },
    },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: appUrl.startsWith('https:') && { maxAge: YEAR_SECONDS },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
    xPoweredBy: false,
  };
}

/** What the library puts on an answer. It is the same for each, so it is asked once. */
function headersOf(options: HelmetOptions): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, (error) => {
    if (error !== undefined) throw new Error('the headers cannot be made', { cause: error });
  });
  return { ...response.getHeaders() };
}

/** Headers of every answer: nothing is loaded from elsewhere, nothing frames us, answers of the API are not stored. */
export function registerSecurityHeaders(app: FastifyInstance, config: Config): void {
  const everywhere = {
    ...headersOf(optionsFor(config)),
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  };
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(everywhere);
    done();
  });
  app.addHook('onSend', (...[request, reply, , done]) => {
    if (request.url.startsWith('/api/')) void reply.header('Cache-Control', 'no-store');
    done();
  });
}
