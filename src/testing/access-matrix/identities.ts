import type { Access } from '#api/platform/endpoint';
import { newToken } from '../../server/people/access/session-token.ts';
import { anAdministrator, aUser, type TestUser } from '../factories/a-user.ts';
import type { TestApp } from '../app/start-test-app.ts';

/** All kinds of callers: the columns of the matrix. */
export const IDENTITIES = [
  'nobody',
  'garbage',
  'expired',
  'revoked',
  'deleted',
  'owner',
  'owner who only reads',
  'other user',
  'administrator',
  'administrator with a portfolio',
  'demoted',
  'must change password',
] as const;
export type Identity = (typeof IDENTITIES)[number];

export interface Caller {
  /** Undefined: no Authorization header. */
  readonly token: string | undefined;
  /** The owner of the rows in the call: the caller, if the rows are their own. */
  readonly owner: TestUser;
}

async function withSessions(app: TestApp, { userId }: TestUser, end: 'expire' | 'remove'): Promise<void> {
  if (end === 'remove') await app.db.deleteFrom('sessions').where('user_id', '=', userId).execute();
  else
    await app.db
      .updateTable('sessions')
      .set({ expires_at: app.clock.now() })
      .where('user_id', '=', userId)
      .execute();
}

type Make = (app: TestApp, access: Access) => Promise<Caller>;

/** For all paths with something to write; an office's users only read. */
const KEEPER = { keeps_own_portfolio: true } as const;

/** A user who would be allowed, were it not for what `change` does to them. */
function otherwiseAllowed(change: (app: TestApp, user: TestUser) => Promise<void>): Make {
  return async (app, access) => {
    const owner = await aUser(app, KEEPER);
    const caller = access === 'administrator' ? await anAdministrator(app) : owner;
    await change(app, caller);
    return { token: caller.token, owner };
  };
}

const stranger =
  (token: () => string | undefined): Make =>
  async (app) => ({ token: token(), owner: await aUser(app) });

/** Each identity, created for one call. */
export const CALLERS: Readonly<Record<Identity, Make>> = {
  nobody: stranger(() => undefined),
  garbage: stranger(newToken),
  expired: otherwiseAllowed((app, user) => withSessions(app, user, 'expire')),
  revoked: otherwiseAllowed((app, user) => withSessions(app, user, 'remove')),
  deleted: async (app) => {
    const [owner, gone] = [await aUser(app), await anAdministrator(app)];
    await app.db.deleteFrom('users').where('id', '=', gone.userId).execute();
    return { token: gone.token, owner };
  },
  owner: async (app) => {
    const owner = await aUser(app, KEEPER);
    return { token: owner.token, owner };
  },
  'owner who only reads': async (app) => {
    const owner = await aUser(app);
    return { token: owner.token, owner };
  },
  'other user': async (app) => ({ token: (await aUser(app, KEEPER)).token, owner: await aUser(app) }),
  administrator: async (app) => ({ token: (await anAdministrator(app)).token, owner: await aUser(app) }),
  'administrator with a portfolio': async (app) => ({
    token: (await anAdministrator(app, KEEPER)).token,
    owner: await aUser(app),
  }),
  demoted: async (app) => {
    const [owner, demoted] = [await aUser(app), await anAdministrator(app, KEEPER)];
    await app.db.updateTable('users').set({ role: 'user' }).where('id', '=', demoted.userId).execute();
    return { token: demoted.token, owner };
  },
  'must change password': otherwiseAllowed(async (app, { userId }) => {
    await app.db.updateTable('users').set({ must_change_password: true }).where('id', '=', userId).execute();
  }),
};
