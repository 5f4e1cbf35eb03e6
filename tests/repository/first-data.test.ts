import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ENDPOINTS } from '#api/endpoints';
import { FIRST_DATA } from '../../src/web/first-data.ts';

const pattern = (address: string) => address.split(/[?#]/)[0]?.replaceAll(/\$\w+|\{\w+\}/g, '*');
const findEndpoint = (used: 'GET' | 'POST', address: string) =>
  ENDPOINTS.find(({ method, path: own }) => method === used && pattern(own) === pattern(address));
const routes = readFileSync(path.join(import.meta.dirname, '..', '..', 'src', 'web', 'routes.tsx'), 'utf8');

it.each(Object.entries(FIRST_DATA))(
  '%s is a screen, and its first requests can be read',
  (screen, addresses) => {
    expect(routes).toContain(`path: '${screen}'`);
    for (const address of addresses) {
      const [, body] = address.split('#');
      const endpoint = findEndpoint(body === undefined ? 'GET' : 'POST', address);
      expect(endpoint, address).toBeDefined();
      // A POST only previews.
      if (body !== undefined) expect(endpoint?.body.parse(JSON.parse(body))).toMatchObject({ preview: true });
      const params = [...address.matchAll(/\$\w+/g)].map(([name]) => name);
      for (const name of params) expect(screen).toContain(name);
    }
  },
);
