const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** The number of consecutive failures that locks something guessable. */
export const MAX_CONSECUTIVE_FAILURES = 100;

/** How often something may be tried, and how long to wait after that. */
export interface Limit {
  readonly name: string;
  /** The attempts within the window; the last of them starts the wait. */
  readonly maxAttempts: number;
  readonly windowMs: number;
  /** The first wait; each further attempt doubles it. */
  readonly firstWaitMs: number;
  readonly maxWaitMs: number;
  /** How long after a wait another attempt still doubles it. */
  readonly rememberedMs: number;
  /**
   * The attempts without a success between them, over any time. After that, only a new password or a year without attempts helps.
   */
  readonly maxConsecutive?: number;
}

const signingIn = {
  windowMs: 15 * MINUTE_MS,
  firstWaitMs: MINUTE_MS,
  maxWaitMs: 15 * MINUTE_MS,
  rememberedMs: 15 * MINUTE_MS,
} as const;

function per(windowMs: number, maxAttempts: number) {
  return { maxAttempts, windowMs, firstWaitMs: windowMs, maxWaitMs: windowMs, rememberedMs: 0 } as const;
}

/** Logins, second factors, and changing and resetting a password count failures; the others count every attempt. */
export const LIMITS = {
  loginOfAccount: {
    name: 'login of account',
    maxAttempts: 10,
    maxConsecutive: MAX_CONSECUTIVE_FAILURES,
    ...signingIn,
  },
  /** At an address from which the account recently signed in: a separate allowance, whatever others have used up. */
  loginAtOwnAddress: {
    name: 'login at own address',
    maxAttempts: 10,
    maxConsecutive: MAX_CONSECUTIVE_FAILURES,
    ...signingIn,
  },
  loginFromAddress: { name: 'login from address', maxAttempts: 50, ...signingIn },
  /** Successful sign-ins: each hashes the password and starts a session. */
  signInOfAccount: { name: 'sign-in of account', ...per(15 * MINUTE_MS, 30) },
  /** Wrong current passwords in a session, which may be stolen. */
  changePasswordOfAccount: { name: 'change password of account', maxAttempts: 10, ...signingIn },
  /** Codes of six digits: nobody can try enough of them to be likely to find the right one. */
  appCodeOfAccount: {
    name: 'app code of account',
    maxAttempts: 10,
    maxConsecutive: MAX_CONSECUTIVE_FAILURES,
    ...signingIn,
  },
  /** Passkeys and recovery codes, which cannot be guessed. */
  otherProofOfAccount: { name: 'other proof of account', maxAttempts: 10, ...signingIn },
  registerFromAddress: { name: 'register from address', ...per(HOUR_MS, 30) },
  forgotPasswordFromAddress: { name: 'forgot password from address', ...per(HOUR_MS, 20) },
  forgotPasswordOfAccount: { name: 'forgot password of account', ...per(HOUR_MS, 5) },
  resetPasswordFromAddress: { name: 'reset password from address', ...per(HOUR_MS, 10) },
  chatOfUser: { name: 'chat of user', ...per(HOUR_MS, 60) },
  /** Questions answered by a language model, which costs money. */
  chatWithModelOfUser: { name: 'chat with model of user', ...per(HOUR_MS, 20) },
  /** Every change stays in the audit for good, so nobody may write without end. */
  profileChangeOfUser: { name: 'profile change of user', ...per(HOUR_MS, 60) },
  /** Payments of one's own: added, changed, removed or restored. */
  paymentOfUser: { name: 'payment of user', ...per(HOUR_MS, 1_000) },
  exportOfUser: { name: 'export of user', ...per(HOUR_MS, 10) },
  /** Reads of each address of a calendar; programs read it a few times a day. */
  readsOfCalendarFeed: { name: 'reads of calendar feed', ...per(HOUR_MS, 30) },
  /** Reads of calendar addresses that do not exist. */
  unknownCalendarFromAddress: { name: 'unknown calendar from address', ...per(HOUR_MS, 30) },
  /** Emails to the owner of an address that someone else tried to register. */
  registrationNotice: { name: 'registration notice', ...per(DAY_MS, 1) },
} as const satisfies Record<string, Limit>;

/** The limits set by the configuration. */
export type ConfiguredLimits = Readonly<
  Record<
    | 'signInOfAccount'
    | 'registerFromAddress'
    | 'forgotPasswordFromAddress'
    | 'forgotPasswordOfAccount'
    | 'resetPasswordFromAddress'
    | 'chatOfUser'
    | 'profileChangeOfUser'
    | 'paymentOfUser'
    | 'exportOfUser',
    number
  >
>;

export function configuredLimit(
  name: keyof ConfiguredLimits,
  { limits }: { readonly limits: ConfiguredLimits },
): Limit {
  return { ...LIMITS[name], maxAttempts: limits[name] };
}
