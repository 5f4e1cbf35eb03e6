import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#api/platform/endpoint';
import { ENDPOINTS } from '#api/endpoints';
import { CALLS } from '#testing/access-matrix/calls';
import { endpointName } from '#testing/access-matrix/expected-outcome';
import { CALLERS } from '#testing/access-matrix/identities';
import { startTestApp, type TestRequest, type TestApp } from '#testing/app/start-test-app';
import { scaleFactor } from './scale-factor.ts';
import { failingCalls, FAILURES } from './failing-calls.ts';
import { reportFault } from './fault-table.ts';
import { changesBetween, databaseState } from './database-state.ts';

let app: TestApp;
let [tried, between] = [0, 0];
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  await app.stop();
  reportFault({
    fault: 'every call to the database fails once, in three manners (REL-08)',
    rounds: tried,
    result: `${between} states between before and after`,
  });
});

/** Examples of the ways in which a request writes; `npm run faults` tries every endpoint. */
const SHOWN = ['POST /auth/register', 'POST /auth/reset-password', 'POST /Payments/bond/{bondId}', 'DELETE /admin/users/{id}']; // prettier-ignore
const writing = ENDPOINTS.filter(
  (endpoint) => endpoint.method !== 'GET' && endpoint.path !== '/setup' && endpoint.path !== '/ai/chat',
);
const endpoints =
  scaleFactor(1, 0) === 1 ? writing : writing.filter((each) => SHOWN.includes(endpointName(each)));

let addresses = 0;

/** A valid call of the endpoint, on its own rows. */
async function rightCall(endpoint: Endpoint): Promise<TestRequest> {
  const caller = await CALLERS[endpoint.access === 'administrator' ? 'administrator' : 'owner'](
    app,
    endpoint.access,
  );
  const call = await CALLS[endpointName(endpoint)]!({ app, owner: caller.owner });
  addresses += 1;
  const ip = `10.1.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`;
  return { ip, ...call, ...(caller.token === undefined ? {} : { token: caller.token }) };
}

/** What the call changes if nothing fails, and with how many database calls. */
async function undisturbed(endpoint: Endpoint, count: (work: () => Promise<unknown>) => Promise<number>) {
  // Shared data (exchange rates) changes only the first time.
  await app.request(endpoint, await rightCall(endpoint));
  const sent = await rightCall(endpoint);
  const before = await databaseState(app.db);
  const calls = await count(() => app.request(endpoint, sent));
  return { calls, changes: changesBetween(before, await databaseState(app.db)) };
}

describe.each(endpoints.map((endpoint) => [endpointName(endpoint), endpoint] as const))(
  '%s',
  (_name, endpoint) => {
    it('is done completely or not at all, whichever of its database calls fails (REL-08)', async () => {
      const database = failingCalls();
      const { calls, changes } = await undisturbed(endpoint, database.count);
      expect(calls).toBeGreaterThan(0);
      for (const manner of FAILURES) {
        for (let number = 1; number <= calls; number += 1) {
          const sent = await rightCall(endpoint);
          const before = await databaseState(app.db);
          const { status } = await database.failing(number, manner, () => app.request(endpoint, sent));
          const changed = changesBetween(before, await databaseState(app.db));
          tried += 1;
          const outcomes = status < 400 ? [changes] : [{}, changes];
          if (!outcomes.some((outcome) => isSame(outcome, changed))) between += 1;
          expect(outcomes, `call ${number} of ${calls} ${manner}, answered with ${status}`).toContainEqual(
            changed,
          );
        }
      }
    });
  },
);

function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
