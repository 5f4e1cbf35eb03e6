import { createHash, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect } from 'vitest';
import { changePassword } from '#api/people/account';
import { login, logout, logoutAll, register, resetPassword } from '#api/people/auth';
import { addBond, changeBond, changeBondStatus, removeBond } from '#api/portfolio/bonds';
import { addMyPayment } from '#api/portfolio/payments';
import { changeUser, removeUser } from '#api/people/users';
import { newToken } from '../../src/server/people/access/session-token.ts';
import { endSessions, expectMatches, type Life, type Model, type ModelBond, type Real } from './lives.ts';

export type Command = fc.AsyncCommand<Model, Real>;
type Act = (real: Real, life: Life, model: Model) => Promise<void>;

const PROFILE = { username: 'Model', phoneNumber: '1', personOrCompany: 'person', bulstatOrEgn: '1' };
const newPassword = () => `password ${randomUUID()}`;

/** A command on the user with this number (modulo the count); does nothing if the user lacks what it needs. */
function onLife(name: string, act: Act, needs: (life: Life) => boolean = () => true) {
  return (number: number): Command => {
    const chosen = ({ lives }: Model) => lives[number % Math.max(lives.length, 1)];
    return {
      check: (model) => {
        const life = chosen(model);
        return life !== undefined && needs(life);
      },
      run: async (model, real) => {
        const life = chosen(model);
        if (life === undefined) return;
        await act(real, life, model);
        if (model.lives.includes(life)) await expectMatches(real, life);
      },
      toString: () => `${name}(${number})`,
    };
  };
}

const isSignedIn = ({ live }: Life) => live.length > 0;
const hasBond = ({ bonds }: Life) => bonds.length > 0;
const currentToken = ({ live }: Life): string => live.at(-1) ?? '';
const lastBond = ({ bonds }: Life): ModelBond => {
  const bond = bonds.at(-1);
  if (bond === undefined) throw new Error('no bond');
  return bond;
};

export function registerSomeone(): Command {
  return {
    check: ({ lives }) => lives.length < 4,
    run: async ({ lives }, { app }) => {
      const [email, password] = [`model-${randomUUID()}@example.com`, newPassword()];
      const { token, user } = await app.answer(register, {
        body: { ...PROFILE, email, password },
        ip: '10.9.0.1',
      });
      lives.push({ userId: user.userId, email, password, role: 'user', live: [token], dead: [], bonds: [] });
    },
    toString: () => 'register',
  };
}

const logIn: Act = async ({ app }, life) => {
  const answer = await app.answer(login, {
    body: { email: life.email.toUpperCase(), password: life.password },
  });
  if (!('token' in answer)) throw new Error('no second factor was set up');
  life.live.push(answer.token);
};
const logInWrongly: Act = async ({ app }, { email }) => {
  const refused = await app.request(login, { body: { email, password: 'wrong' }, ip: '10.9.0.2' });
  expect([401, 429]).toContain(refused.status);
};
const logOut: Act = async ({ app }, life) => {
  const token = currentToken(life);
  await app.answer(logout, { token });
  life.live = life.live.filter((other) => other !== token);
  life.dead.push(token);
};
const logOutEverywhere: Act = async ({ app }, life) => {
  await app.answer(logoutAll, { token: currentToken(life) });
  endSessions(life);
};
const changeThePassword: Act = async ({ app }, life) => {
  const [token, next] = [currentToken(life), newPassword()];
  await app.answer(changePassword, { token, body: { currentPassword: life.password, newPassword: next } });
  life.password = next;
  endSessions(life, token);
};
const resetThePassword: Act = async ({ app }, life) => {
  const [token, next] = [newToken(), newPassword()];
  const row = { token_hash: createHash('sha256').update(token).digest(), expires_at: new Date(app.clock.now().getTime() + 60_000) }; // prettier-ignore
  await app.db.insertInto('reset_tokens').values({ user_id: life.userId, ...row }).execute(); // prettier-ignore
  await app.answer(resetPassword, { body: { token, newPassword: next }, ip: '10.9.0.3' });
  const again = await app.request(resetPassword, { body: { token, newPassword: next }, ip: '10.9.0.3' });
  expect([400, 429]).toContain(again.status);
  life.password = next;
  endSessions(life);
};
const changeRole: Act = async ({ app, root }, life) => {
  const role = life.role === 'admin' ? 'user' : 'admin';
  const body = { ...PROFILE, email: life.email, role };
  await app.answer(changeUser, { token: await root(), params: { id: life.userId }, body });
  life.role = role;
  endSessions(life);
};
const addABond: Act = async ({ app, root }, life) => {
  const nominal = (life.bonds.length + 1) * 100;
  const body = { isin: 'X', buyPrice: 100, nominal };
  const { id } = await app.answer(addBond, { token: await root(), params: { id: life.userId }, body });
  life.bonds.push({ id, nominal, expired: false, payments: [] });
};
const editBond: Act = async ({ app, root }, life) => {
  const bond = lastBond(life);
  const body = { isin: 'X', buyPrice: 100, nominal: bond.nominal + 7 };
  await app.answer(changeBond, { token: await root(), params: { id: bond.id }, body });
  bond.nominal += 7;
};
const deleteBond: Act = async ({ app, root }, life) => {
  const { id } = lastBond(life);
  await app.answer(removeBond, { token: await root(), params: { id } });
  life.bonds.pop();
};
const expireBond: Act = async ({ app, root }, life) => {
  const bond = lastBond(life);
  await app.answer(changeBondStatus, { token: await root(), params: { id: bond.id }, body: { expired: !bond.expired } }); // prettier-ignore
  bond.expired = !bond.expired;
};
const addAPayment: Act = async ({ app }, life) => {
  const { id, payments } = lastBond(life);
  const profit = payments.length + 0.25;
  await app.answer(addMyPayment, { token: currentToken(life), params: { bondId: id }, body: { profit } });
  payments.push(profit);
};
/** No user finds anything under the next user's bonds. */
const lookAtAnothers: Act = async ({ app }, life, { lives }) => {
  for (const { id } of lives.filter((other) => other !== life).flatMap(({ bonds }) => bonds)) {
    const sent = { token: currentToken(life), params: { bondId: id }, body: { profit: 1 } };
    expect((await app.request(addMyPayment, sent)).status).toBe(404);
  }
};
const waitADay: Act = ({ app }, _life, { lives }) => {
  app.clock.advance({ hours: 25 });
  for (const each of lives) endSessions(each);
  return Promise.resolve();
};
const removeTheUser: Act = async ({ app, root }, life, { lives }) => {
  await app.answer(removeUser, { token: await root(), params: { id: life.userId } });
  lives.splice(lives.indexOf(life), 1);
};

const ON_A_LIFE = [
  onLife('log in', logIn),
  onLife('log in with a wrong password', logInWrongly),
  onLife('log out', logOut, isSignedIn),
  onLife('log out everywhere', logOutEverywhere, isSignedIn),
  onLife('change the password', changeThePassword, isSignedIn),
  onLife('reset the password', resetThePassword),
  onLife('promote or demote', changeRole),
  onLife('add a bond', addABond),
  onLife('edit a bond', editBond, hasBond),
  onLife('delete a bond', deleteBond, hasBond),
  onLife('expire a bond, or take it back', expireBond, hasBond),
  onLife('add a payment', addAPayment, (life) => isSignedIn(life) && hasBond(life)),
  onLife('look at the bonds of others', lookAtAnothers, isSignedIn),
  onLife('wait a day', waitADay),
  onLife('remove the user', removeTheUser),
];

export const COMMANDS: fc.Arbitrary<Command>[] = [
  fc.constant(0).map(registerSomeone),
  ...ON_A_LIFE.map((command) => fc.nat(3).map(command)),
];
