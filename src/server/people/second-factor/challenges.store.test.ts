import { expect, it, onTestFinished } from 'vitest';
import { askForSecondFactor } from '#api/people/second-factor';
import { aUser } from '../../../testing/factories/a-user.ts';
import { startTestApp } from '../../../testing/app/start-test-app.ts';
import { findChallenged, MAX_CHALLENGES, newChallenge } from './challenges.store.ts';

it('the newest thirty challenges of a user are kept for each purpose', async () => {
  const app = await startTestApp();
  onTestFinished(() => app.stop());
  const [{ userId, token }, other] = [await aUser(app), await aUser(app)];
  const purpose = 'confirmation';
  const isGood = async (challenge: string) =>
    (await findChallenged(app.db, { challenge, purpose, now: app.clock.now() })) !== undefined;
  const ofOther = await newChallenge(app.db, { userId: other.userId, purpose, now: app.clock.now() });
  const toSignIn = await newChallenge(app.db, { userId, purpose: 'sign-in', now: app.clock.now() });
  const challenges: string[] = [];
  for (let i = 0; i < MAX_CHALLENGES + 2; i += 1) {
    challenges.push((await app.answer(askForSecondFactor, { token })).challenge);
    app.clock.advance({ seconds: 1 });
  }
  expect(await Promise.all(challenges.slice(0, 3).map(isGood))).toEqual([false, false, true]);
  expect(await Promise.all([challenges.at(-1)!, ofOther].map(isGood))).toEqual([true, true]);
  const sent = { challenge: toSignIn, purpose: 'sign-in', now: app.clock.now() } as const;
  expect(await findChallenged(app.db, sent)).toBe(userId);
});
