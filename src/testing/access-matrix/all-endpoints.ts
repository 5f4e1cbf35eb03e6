import type { Endpoint } from '#api/endpoint';
import { readConfig } from '../../server/platform/config/config.ts';
import { apiRoutes } from '../../server/routes.ts';
import { aMailer } from '../app/test-mailer.ts';

/** Every endpoint that a route answers, whoever wrote it: known from the configuration alone, before an application runs. */
export function allEndpoints(): Endpoint[] {
  return apiRoutes({ config: readConfig({}), mailer: aMailer() }).map(({ endpoint }) => endpoint);
}
