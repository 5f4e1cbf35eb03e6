import { findSystem } from '#api/system';
import { version } from '../../../package.json';
import type { Config } from '../config.ts';
import { route, type Route } from '../http/route.ts';

export function systemRoutes({ config }: { readonly config: Config }): readonly Route[] {
  const { mail, passwordPolicy } = config;
  return [
    route(findSystem, () =>
      Promise.resolve({ version, mail: mail === undefined ? 'outbox' : 'smtp', passwordPolicy }),
    ),
  ];
}
