import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** The origin and the host name that the passkeys of these tests belong to. */
export const PASSKEY_APP_URL = 'http://localhost:3000';

interface Ceremony {
  readonly challenge: string;
  /** The origin of the page that asks. */
  readonly origin?: string;
}

/** An authenticator in software: creates one passkey (ES256, no attestation) and signs with it. */
export interface Authenticator {
  readonly register: (ceremony: Ceremony) => ReturnType<typeof registration>;
  /** Counts up, unless the count is given. */
  readonly sign: (ceremony: Ceremony, count?: number) => ReturnType<typeof assertion>;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}

function clientData(type: 'webauthn.create' | 'webauthn.get', { challenge, origin }: Ceremony): Buffer {
  return Buffer.from(
    JSON.stringify({ type, challenge, origin: origin ?? PASSKEY_APP_URL, crossOrigin: false }),
  );
}

function authenticatorData(flags: number, count: number): Buffer {
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(count);
  return Buffer.concat([sha256('localhost'), Buffer.from([flags]), counter]);
}

function coseKey(publicKey: KeyObject): Uint8Array {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]),
  );
}

function credentialAnswer(id: Buffer) {
  const name = id.toString('base64url');
  return { id: name, rawId: name, type: 'public-key', clientExtensionResults: {} } as const;
}

function registration(id: Buffer, publicKey: KeyObject, ceremony: Ceremony) {
  const idLength = Buffer.alloc(2);
  idLength.writeUInt16BE(id.length);
  const credential = Buffer.concat([Buffer.alloc(16), idLength, id, coseKey(publicKey)]);
  const authData = Buffer.concat([authenticatorData(PRESENT | VERIFIED | HAS_CREDENTIAL, 0), credential]);
  const attestation = isoCBOR.encode(
    new Map<string, string | Uint8Array | Map<string, string>>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, string>()],
      ['authData', new Uint8Array(authData)],
    ]),
  );
  return {
    ...credentialAnswer(id),
    response: {
      clientDataJSON: clientData('webauthn.create', ceremony).toString('base64url'),
      attestationObject: Buffer.from(attestation).toString('base64url'),
      transports: ['internal'],
    },
  };
}

interface Signing {
  readonly id: Buffer;
  readonly privateKey: KeyObject;
  readonly count: number;
}

function assertion({ id, privateKey, count }: Signing, ceremony: Ceremony) {
  const authData = authenticatorData(PRESENT | VERIFIED, count);
  const data = clientData('webauthn.get', ceremony);
  const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey);
  return {
    ...credentialAnswer(id),
    response: {
      clientDataJSON: data.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
    },
  };
}

export function anAuthenticator(): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let signed = 0;
  return {
    register: (ceremony) => registration(id, publicKey, ceremony),
    sign: (ceremony, count) => {
      signed = count ?? signed + 1;
      return assertion({ id, privateKey, count: signed }, ceremony);
    },
  };
}
