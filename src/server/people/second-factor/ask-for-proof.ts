import type { UserId } from '#api/platform/ids';
import type { ProofMethod, SecondFactorChallenge } from '#api/people/second-factor-proof';
import type { Config } from '../../platform/config/config.ts';
import type { DatabaseTransaction } from '../../platform/database/schema.ts';
import { findApp } from './apps.store.ts';
import { newChallenge } from './challenges.store.ts';
import { passkeyOffer } from './passkey-site.ts';
import { passkeyOptions } from './passkeys.ts';
import { listPasskeys } from './passkeys.store.ts';
import { countRecoveryCodes } from './recovery-codes.store.ts';

interface ProofRequest {
  readonly userId: UserId;
  readonly purpose: 'sign-in' | 'confirmation';
  readonly config: Pick<Config, 'appUrl'>;
  readonly now: Date;
}

/** Asks the user for their second factor: returns a challenge and the ways to answer it. */
export async function askForProof(
  tx: DatabaseTransaction,
  asking: ProofRequest,
): Promise<SecondFactorChallenge> {
  const { userId, config } = asking;
  const challenge = await newChallenge(tx, asking);
  const present = await listPasskeys(tx, userId);
  const offer = passkeyOffer(config);
  const methods: ProofMethod[] = [];
  if ((await findApp(tx, userId)) !== undefined) methods.push('app');
  if (offer.offered === 'yes' && present.length > 0) methods.push('passkey');
  if ((await countRecoveryCodes(tx, userId)) > 0) methods.push('recovery-code');
  if (offer.offered !== 'yes' || present.length === 0) return { challenge, methods };
  return { challenge, methods, passkey: await passkeyOptions(offer.site, { challenge, present }) };
}
