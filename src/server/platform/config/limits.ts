const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** Failures in a row that shut what can be guessed. */
export const MAX_IN_A_ROW = 100;

/** How often something may be tried, and how long to wait from then on. */
export interface Limit {
  readonly name: string;
  /** Attempts within the window; with the last of them the waiting begins. */
  readonly most: number;
  readonly windowMs: number;
  /** The first wait; each further attempt doubles it. */
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
  /** How long after a wait a further attempt still doubles it. */
  readonly rememberedMs: number;
  /** Attempts without a success between them, over any time; from then on a new password helps, or a year without attempts. */
  readonly mostInARow?: number;
}

const signingIn = {
  windowMs: 15 * MINUTE_MS,
  firstWaitMs: MINUTE_MS,
  longestWaitMs: 15 * MINUTE_MS,
  rememberedMs: 15 * MINUTE_MS,
} as const;

function per(windowMs: number, most: number) {
  return { most, windowMs, firstWaitMs: windowMs, longestWaitMs: windowMs, rememberedMs: 0 } as const;
}

/** Of logins, of second factors, of changing and resetting a password failures are counted; of the others every attempt. */
export const LIMITS = {
  loginOfAccount: { name: 'login of account', most: 10, mostInARow: MAX_IN_A_ROW, ...signingIn },
  /** At an address from which the account signed in lately: tries of its own, whatever others have used up. */
  loginAtOwnAddress: { name: 'login at own address', most: 10, mostInARow: MAX_IN_A_ROW, ...signingIn },
  loginFromAddress: { name: 'login from address', most: 50, ...signingIn },
  /** Successes: each takes a hash of the password, and begins a session. */
  signInOfAccount: { name: 'sign-in of account', ...per(15 * MINUTE_MS, 30) },
  /** Wrong current passwords of a session that may be stolen. */
  changePasswordOfAccount: { name: 'change password of account', most: 10, ...signingIn },
  /** Of six digits each: nobody gets to try so many that one is likely to be right. */
  appCodeOfAccount: { name: 'app code of account', most: 10, mostInARow: MAX_IN_A_ROW, ...signingIn },
  /** Passkeys and recovery codes, which cannot be guessed. */
  otherProofOfAccount: { name: 'other proof of account', most: 10, ...signingIn },
  registerFromAddress: { name: 'register from address', ...per(HOUR_MS, 30) },
  forgotPasswordFromAddress: { name: 'forgot password from address', ...per(HOUR_MS, 20) },
  forgotPasswordOfAccount: { name: 'forgot password of account', ...per(HOUR_MS, 5) },
  resetPasswordFromAddress: { name: 'reset password from address', ...per(HOUR_MS, 10) },
  chatOfUser: { name: 'chat of user', ...per(HOUR_MS, 60) },
  /** Where a language model answers, which costs somebody money. */
  chatWithModelOfUser: { name: 'chat with model of user', ...per(HOUR_MS, 20) },
  /** What is written stays in the audit for good, so nobody writes without end. */
  profileChangeOfUser: { name: 'profile change of user', ...per(HOUR_MS, 60) },
  /** Of their own payments: added, changed, removed or restored. */
  paymentOfUser: { name: 'payment of user', ...per(HOUR_MS, 1_000) },
  exportOfUser: { name: 'export of user', ...per(HOUR_MS, 10) },
  /** Of each address of a calendar: programs ask a few times a day. */
  readsOfCalendarFeed: { name: 'reads of calendar feed', ...per(HOUR_MS, 30) },
  /** Addresses of calendars that there are not. */
  unknownCalendarFromAddress: { name: 'unknown calendar from address', ...per(HOUR_MS, 30) },
  /** Mails to the owner of an address that someone else tried to register. */
  registrationNotice: { name: 'registration notice', ...per(DAY_MS, 1) },
} as const satisfies Record<string, Limit>;

/** Those that the configuration sets: how many within their time. */
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
  return { ...LIMITS[name], most: limits[name] };
}
