import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { z } from 'zod';
import type { NewPasskeyOptions, PasskeyOptions, Proof } from '#api/second-factor-proof';

/** The person said no, took too long, or the device could not: browsers do not tell which. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && error.name !== 'TypeError';
}

type Assertion = Extract<Proof, { method: 'passkey' }>['assertion'];

/** What a passkey of the person signs; null where it did not. */
export async function askPasskey(optionsJSON: PasskeyOptions): Promise<Assertion | null> {
  try {
    const { id, rawId, response } = await startAuthentication({ optionsJSON });
    return { id, rawId, type: 'public-key', clientExtensionResults: {}, response };
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}

/** A passkey that was made; null where none was. */
export async function makePasskey(optionsJSON: z.output<typeof NewPasskeyOptions>) {
  try {
    const { id, rawId, response } = await startRegistration({ optionsJSON });
    return { id, rawId, type: 'public-key' as const, clientExtensionResults: {}, response };
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}
