import type { Passkey } from '#api/second-factor';
import type { BegunApp } from './app-set-up.tsx';

/** Those that take the password, the second factor and nothing else. */
export type ConfirmedAct =
  | { readonly kind: 'addApp' }
  | { readonly kind: 'removeApp' }
  | { readonly kind: 'renewCodes' }
  | { readonly kind: 'removePasskey'; readonly passkey: Passkey };

/** What the person is about to do, each in a dialog of its own. */
export type Act =
  | ConfirmedAct
  | { readonly kind: 'setUpApp'; readonly begun: BegunApp }
  | { readonly kind: 'addPasskey' }
  | { readonly kind: 'renamePasskey'; readonly passkey: Passkey }
  | { readonly kind: 'showCodes'; readonly codes: readonly string[] };
