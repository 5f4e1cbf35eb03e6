import type { EnrolledFactors, Passkey } from '#api/people/second-factor';
import type { BegunApp } from './app-set-up.tsx';

/** The actions that need only the password and the second factor. */
export type ConfirmedAction =
  | { readonly kind: 'addApp' }
  | { readonly kind: 'removeApp' }
  | { readonly kind: 'renewCodes' }
  | { readonly kind: 'removePasskey'; readonly passkey: Passkey };

/** The action that the user has begun; each has its own dialog. */
export type SecondFactorAction =
  | ConfirmedAction
  | { readonly kind: 'setUpApp'; readonly begun: BegunApp }
  | { readonly kind: 'addPasskey' }
  | { readonly kind: 'renamePasskey'; readonly passkey: Passkey }
  | { readonly kind: 'showCodes'; readonly codes: readonly string[] };

export function has({ app, passkeys }: EnrolledFactors): boolean {
  return app !== null || passkeys.length > 0;
}
