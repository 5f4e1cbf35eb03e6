import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ENDPOINTS } from '#api/endpoints';
import { FIRST_DATA } from '../../src/web/first-data.ts';

const pattern = (address: string) => address.split('?')[0]?.replaceAll(/\$\w+|\{\w+\}/g, '*');
const readable = new Set(
  ENDPOINTS.filter(({ method }) => method === 'GET').map(({ path: address }) => pattern(address)),
);
const routes = readFileSync(path.join(import.meta.dirname, '..', '..', 'src', 'web', 'routes.tsx'), 'utf8');

it.each(Object.entries(FIRST_DATA))(
  '%s is a screen, and its first requests can be read',
  (screen, addresses) => {
    expect(routes).toContain(`path: '${screen}'`);
    for (const address of addresses) {
      expect(readable).toContain(pattern(address));
      const params = [...address.matchAll(/\$\w+/g)].map(([name]) => name);
      for (const name of params) expect(screen).toContain(name);
    }
  },
);
