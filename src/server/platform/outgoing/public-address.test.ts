import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

test.each([
  '1.1.1.1',
  '8.8.8.8',
  '172.32.0.1',
  '100.128.0.1',
  '223.255.255.255',
  '2606:4700::1111',
  '2a00:1450::1',
])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true));

test.each([
  ['this network', '0.0.0.0', '0.1.2.3'],
  ['loopback', '127.0.0.1', '127.255.255.255', '::1'],
  ['private', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fd12:3456::1'],
  ['link-local', '169.254.1.1', 'fe80::1', 'fe80::1%eth0'],
  ['the metadata of clouds', '169.254.169.254', 'fd00:ec2::254'],
  ['shared by a provider’s customers', '100.64.0.1', '100.127.255.255'],
  ['multicast', '224.0.0.1', '239.255.255.255', 'ff02::1'],
  ['reserved or broadcast', '240.0.0.1', '255.255.255.255', '192.0.0.1', '198.18.0.1', '192.88.99.1'],
  ['for documentation', '192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1'],
  ['IPv4 written as IPv6', '::ffff:10.0.0.1', '::ffff:a00:1', '::ffff:8.8.8.8', '::127.0.0.1'],
  ['of a tunnel or a translation', '2002:a00:1::', '2001::1', '64:ff9b::a00:1'],
  ['unspecified', '::'],
  ['no address', '', 'localhost', '1.2.3', '2130706433', '0x7f.0.0.1', '127.0.0.1.', '[::1]'],
])('an address that is %s is not public', (_what, ...addresses) =>
  expect(addresses.filter((address) => isPublicAddress(address))).toEqual([]),
);
