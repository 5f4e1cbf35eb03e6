import { isIPv4, isIPv6 } from 'node:net';

/**
 * The form in which an address is counted: IPv4 as it is, even inside IPv6; the /64 of IPv6, the smallest block that one
 * household or server gets.
 */
export function addressKey(address: string): string {
  const plain = withoutZone(address).toLowerCase();
  if (isIPv4(plain) || !isIPv6(plain)) return plain;
  const groups = parseGroups(plain);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** An address such as fe80::1%eth0 also names the interface of this machine. */
function withoutZone(address: string): string {
  const [plain = ''] = address.split('%', 1);
  return plain;
}

/** The eight numbers of an IPv6 address in any notation. */
function parseGroups(address: string): number[] {
  // The URL parser normalises every form: dotted ends become hexadecimal, and one '::' replaces the longest run of zeros.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [left = '', right] = canonical.split('::');
  const numbers = (text: string) => (text === '' ? [] : text.split(':').map((group) => parseInt(group, 16)));
  const [before, after] = [numbers(left), numbers(right ?? '')];
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => 0);
  return [...before, ...zeros, ...after];
}
