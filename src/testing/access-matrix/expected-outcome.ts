import type { Access, Endpoint } from '#api/platform/endpoint';
import type { ErrorCode } from '#api/errors';
import type { Identity } from './identities.ts';

export type Outcome = 'success' | ErrorCode;
type Row = Readonly<Record<Identity, Outcome>>;

const WITHOUT_A_SESSION = {
  nobody: 'not_signed_in',
  garbage: 'not_signed_in',
  expired: 'not_signed_in',
  revoked: 'not_signed_in',
  deleted: 'not_signed_in',
} as const;

const ANYONE: Row = {
  nobody: 'success',
  garbage: 'success',
  expired: 'success',
  revoked: 'success',
  deleted: 'success',
  owner: 'success',
  'owner who only reads': 'success',
  'other user': 'success',
  administrator: 'success',
  'administrator with a portfolio': 'success',
  demoted: 'success',
  'must change password': 'success',
};

/** About the caller themself: everybody who is signed in has rows of their own, be they none. */
const SIGNED_IN: Row = {
  ...ANYONE,
  ...WITHOUT_A_SESSION,
  'must change password': 'password_change_required',
};

const BY_ACCESS: Readonly<Record<Access, Row>> = {
  anyone: ANYONE,
  'signed-in': SIGNED_IN,
  user: { ...SIGNED_IN, administrator: 'not_allowed' },
  'own-portfolio': {
    ...SIGNED_IN,
    'owner who only reads': 'portfolio_read_only',
    administrator: 'portfolio_read_only',
  },
  administrator: {
    ...SIGNED_IN,
    owner: 'not_allowed',
    'owner who only reads': 'not_allowed',
    'other user': 'not_allowed',
    demoted: 'not_allowed',
  },
};

/** What a path of users names by its id is its owner's alone; not even an administrator finds it there. */
const NOT_THEIRS = {
  'other user': 'not_found',
  administrator: 'not_found',
  'administrator with a portfolio': 'not_found',
  demoted: 'not_found',
} as const;

const sameForAll = (outcome: Outcome): Row =>
  ({
    nobody: outcome,
    garbage: outcome,
    expired: outcome,
    revoked: outcome,
    deleted: outcome,
    owner: outcome,
    'owner who only reads': outcome,
    'other user': outcome,
    administrator: outcome,
    'administrator with a portfolio': outcome,
    demoted: outcome,
    'must change password': outcome,
  }) as const;

/** What only its owner has set up or begun, though the path does not name it. */
const NOT_BEGUN: Readonly<Record<string, Outcome>> = {
  'POST /account/second-factor/app/confirm': 'not_found',
  'POST /account/second-factor/app/remove': 'not_found',
  'POST /account/second-factor/recovery-codes': 'not_found',
  'POST /account/second-factor/passkeys': 'invalid_fields',
};

/** Where the rules say something else. */
const EXCEPTIONS: Readonly<Record<string, Row>> = {
  // There is an administrator already: the set-up is over for everybody.
  'POST /setup': sameForAll('setup_done'),
  // What somebody else holds; administrators keep every instrument.
  'GET /instruments/{isin}': { ...SIGNED_IN, 'other user': 'not_found', demoted: 'not_found' },
};

export const endpointName = ({ method, path }: Endpoint) => `${method} ${path}`;

/** A path of users that names an object by its id. */
export function namesAnObject({ access, path }: Endpoint): boolean {
  return access !== 'anyone' && access !== 'administrator' && path.includes('{');
}

export function expectedOutcome(endpoint: Endpoint, identity: Identity): Outcome {
  const exception = EXCEPTIONS[endpointName(endpoint)];
  if (exception !== undefined) return exception[identity];
  const notBegun = NOT_BEGUN[endpointName(endpoint)];
  const row = {
    ...BY_ACCESS[endpoint.access],
    ...(namesAnObject(endpoint) ? NOT_THEIRS : {}),
    ...(endpoint.access === 'own-portfolio' ? { administrator: 'portfolio_read_only' as const } : {}),
    ...(notBegun && Object.fromEntries(Object.keys(NOT_THEIRS).map((other) => [other, notBegun]))),
    ...(endpoint.duringPasswordChange ? { 'must change password': 'success' as const } : {}),
  };
  return row[identity];
}
