import { isIP } from 'node:net';
import type { PasskeyAvailability } from '#api/people/second-factor';

/** What passkeys are bound to: the host name of the site, and the origin of its pages. */
export interface PasskeySite {
  readonly rpId: string;
  readonly origin: string;
}

type Offer =
  | { readonly offered: 'yes'; readonly site: PasskeySite }
  | { readonly offered: Exclude<PasskeyAvailability, 'yes'> };

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host.startsWith('127.') || host === '::1';
}

/** Browsers create passkeys only for a host name, not for an IP address, and, except on this machine, only over https. */
export function passkeyOffer({ appUrl }: { readonly appUrl: string }): Offer {
  const { protocol, hostname, origin } = new URL(appUrl);
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  if (protocol !== 'https:' && !isThisMachine(host)) return { offered: 'needs_https' };
  if (isIP(host) !== 0) return { offered: 'needs_name' };
  return { offered: 'yes', site: { rpId: host, origin } };
}
