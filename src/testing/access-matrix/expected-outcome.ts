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

/** Endpoints about the caller: every signed-in user has rows of their own, even if there are none yet. */
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

/** Objects that a user path names by id belong to their owner only; not even an administrator finds them there. */
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

/** Objects that only their owner has, set up or started, although the path does not name them. */
const NOT_BEGUN: Readonly<Record<string, Outcome>> = {
  'POST /income/missed/record': 'invalid_fields',
  'POST /account/second-factor/app/confirm': 'not_found',
  'POST /account/second-factor/app/remove': 'not_found',
  'POST /account/second-factor/recovery-codes': 'not_found',
  'POST /account/second-factor/passkeys': 'invalid_fields',
};

/** Exceptions. */
const EXCEPTIONS: Readonly<Record<string, Row>> = {
  // There is an administrator already, so the set-up is over for everybody.
  'POST /setup': sameForAll('setup_done'),
  // Somebody else holds these; administrators maintain every instrument.
  'GET /instruments/{isin}': { ...SIGNED_IN, 'other user': 'not_found', demoted: 'not_found' },
};

export const endpointName = ({ method, path }: Endpoint) => `${method} ${path}`;

/** Whether a user path names an object by its id. */
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
