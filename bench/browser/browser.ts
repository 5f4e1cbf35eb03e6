import { ACTIVE_SHARE } from '../kupon.ts';
import { exportList } from './export-list.ts';
import { openList } from './open-list.ts';
import { measurePhone } from './phone.ts';
import type { PhoneUser } from './phone-screens.ts';
import { measureScripts } from './scripts.ts';
import { withBrowserStage } from './stage.ts';
import { useList } from './use-list.ts';

/** The browser's rows, each sent to the parent benchmark as soon as it is measured. */
const SIZES = {
  full: { rounds: 7, phoneRounds: 5, list: 1_000, long: 10_000 },
  small: { rounds: 1, phoneRounds: 1, list: 300, long: 300 },
} as const;
const { rounds, phoneRounds, list, long } = SIZES[process.argv.includes('--small') ? 'small' : 'full'];
/** The groups of the slow phone. */
const PHONE_USERS: Readonly<Record<string, PhoneUser>> = { '--phone': 'holder', '--phone-office': 'office' };

process.stdout.write('ready\n');
await withBrowserStage(async (stage) => {
  const of = PHONE_USERS[process.argv[2] ?? ''];
  if (of !== undefined) {
    const screen = process.argv[4] ?? '';
    for (const row of await measurePhone(stage, { of, rounds: phoneRounds, manyBonds: long, screen }))
      process.send?.(row);
    return;
  }
  const holder = await stage.kupon.holder(list / ACTIVE_SHARE);
  const longHolder = await stage.kupon.holder(long / ACTIVE_SHARE);
  for (const measure of [
    () => measureScripts(stage, holder),
    () => openList(stage, holder, rounds),
    () => useList(stage, longHolder, rounds),
    () => exportList(stage, longHolder, rounds),
  ]) {
    for (const row of await measure()) process.send?.(row);
  }
});
process.disconnect();
