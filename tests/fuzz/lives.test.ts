import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAdministrator, type TestUser } from '#testing/factories/a-user';
import { signIn } from '#testing/app/sign-in';
import { startTestApp, type TestApp } from '#testing/app/start-test-app';
import { reportFault } from '../faults/fault-table.ts';
import { scaleFactor, seed } from './scale-factor.ts';
import { COMMANDS, registerSomeone } from './life-commands.ts';
import type { Model, Real } from './lives.ts';

const RUNS = scaleFactor(300, 30);
const COMMANDS_OF_A_RUN = scaleFactor(50, 20);

let app: TestApp;
let admin: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  admin = await anAdministrator(app);
});
afterAll(() => app.stop());

test(
  'whatever users and administrators do, in any order, sessions, lists, sums and rights match the model (REL-41)',
  { timeout: 900_000 },
  async () => {
    let commands = 0;
    const real: Real = { app, root: () => signIn(app, admin.userId) };
    await fc.assert(
      fc.asyncProperty(
        fc.commands(COMMANDS, { maxCommands: COMMANDS_OF_A_RUN, size: 'max' }),
        async (plan) => {
          await app.db.deleteFrom('attempts').execute();
          const model: Model = { lives: [] };
          await registerSomeone().run(model, real);
          await fc.asyncModelRun(() => ({ model, real }), plan);
          commands += [...plan].length;
        },
      ),
      { seed, numRuns: RUNS },
    );
    expect(commands).toBeGreaterThan(RUNS);
    reportFault({ fault: `lives of users against a model (REL-41), seed ${seed}`, rounds: RUNS, result: `${commands} commands, model and product agree` }); // prettier-ignore
  },
);
