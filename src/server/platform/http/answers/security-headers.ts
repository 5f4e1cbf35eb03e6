import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';

/** Nothing is loaded from elsewhere, no other page may embed ours, and scripts cannot write HTML. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  // The only policy that the screens create: src/web/portfolio/transfer/export-to-excel/start-worker.ts.
  'trusted-types spreadsheet-worker',
];

/** Headers of every answer. */
const HEADERS = {
  'Content-Security-Policy': CONTENT_SECURITY_POLICY.join(';'),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-DNS-Prefetch-Control': 'off',
  'X-Download-Options': 'noopen',
  'X-Frame-Options': 'DENY',
  'X-Permitted-Cross-Domain-Policies': 'none',
  // Switches off the filters of old browsers, which could be abused.
  'X-XSS-Protection': '0',
};

/** If the server is reached over https, browsers use only https for a year. */
const HTTPS_HEADERS = { ...HEADERS, 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' };

/** The headers of every answer, also of those that Node sends before there is a request. */
export function securityHeaders({ appUrl }: Pick<Config, 'appUrl'>): Readonly<Record<string, string>> {
  return appUrl.startsWith('https:') ? HTTPS_HEADERS : HEADERS;
}

/** The same strict headers for every answer; API answers are not stored. */
export function registerSecurityHeaders(app: FastifyInstance, config: Pick<Config, 'appUrl'>): void {
  const headers = securityHeaders(config);
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
  app.addHook('onSend', (...[request, reply, , done]) => {
    if (request.url.startsWith('/api/')) void reply.header('Cache-Control', 'no-store');
    done();
  });
}
