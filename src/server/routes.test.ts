import { expect, it } from 'vitest';
import type { Endpoint } from '#api/platform/endpoint';
import { ENDPOINTS } from '#api/endpoints';
import { endpointName } from '../testing/access-matrix/expected-outcome.ts';
import { aMailer } from '../testing/app/test-mailer.ts';
import { readConfig } from './platform/config/config.ts';
import { apiRoutes } from './routes.ts';

const names = (endpoints: readonly Endpoint[]) => endpoints.map(endpointName).sort();

it('the server answers every endpoint of the API once, and no other', () => {
  const routes = apiRoutes({
    config: readConfig({}),
    mailer: aMailer(),
    runReading: () => Promise.resolve(null),
    assistantTasks: { run: () => Promise.resolve() },
  });
  expect(names(routes.map(({ endpoint }) => endpoint))).toEqual(names(ENDPOINTS));
});
