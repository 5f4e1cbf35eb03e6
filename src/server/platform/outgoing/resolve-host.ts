import { lookup } from 'node:dns/promises';
import { OutgoingError } from './outgoing-error.ts';
import { isPublicAddress, literalAddress } from './public-address.ts';

/** Finds all addresses of a name. */
type Resolve = (host: string) => Promise<readonly string[]>;

const resolveBySystem: Resolve = async (host) =>
  (await lookup(host, { all: true })).map(({ address }) => address);

/** Replaced only in tests. */
export interface HostRules {
  readonly resolve?: Resolve;
  readonly isAllowed?: (address: string) => boolean;
}

/**
 * The address to connect to: the one in the URL, or one of a name that is resolved once. Throws if any address of the host is not
 * public, so a name that also has a private address is refused.
 */
export async function resolveHost(url: URL, rules: HostRules = {}): Promise<string> {
  const { resolve = resolveBySystem, isAllowed = isPublicAddress } = rules;
  const literal = literalAddress(url);
  const addresses = literal === undefined ? await resolved(url.hostname, resolve) : [literal];
  if (!addresses.every((address) => isAllowed(address))) throw new OutgoingError('private-address');
  const [first] = addresses;
  if (first === undefined) throw new OutgoingError('unknown-host');
  return first;
}

async function resolved(host: string, resolve: Resolve): Promise<readonly string[]> {
  try {
    return await resolve(host);
  } catch (error) {
    throw new OutgoingError('unknown-host', { cause: error });
  }
}
