import { expect, test } from 'vitest';
import { builtServer } from '#testing/built-server';
import { extent } from '../extent.ts';
import { tellFault, tellSkipped } from '../fault-table.ts';
import { spread } from '../spread.ts';
import { ALL_SURVIVES, HALF_SURVIVES, NOTHING_SURVIVES, replay } from './loss-of-power.ts';
import { syncsOf, whyNoDisk } from './recording-disk.ts';
import { acknowledgedIn, startAfterLoss } from './start-after-loss.ts';
import { recordLife } from './written-life.ts';

const program = builtServer();
const FAULT = 'loss of power, by replaying what was written up to each sync';
const PAYMENTS = 20;
const WHOLE = {
  damagedBackups: [],
  server: { runs: true, auditFault: undefined, checked: { lost: 0, doubled: 0, unaudited: 0 } },
};

test(
  'a server whose power goes at any moment starts again with everything that was acknowledged, and a backup is whole or not there',
  { timeout: extent(1_800_000, 60_000) },
  async () => {
    const reason = whyNoDisk();
    if (reason !== undefined) {
      tellSkipped(FAULT, reason);
      return;
    }
    const recording = await recordLife(program, PAYMENTS);
    // After each sync, and right before the next, when most is not synced.
    const moments = syncsOf(recording).flatMap((sync) => [sync, sync + 1]);
    for (const loss of [NOTHING_SURVIVES, HALF_SURVIVES, ALL_SURVIVES]) {
      const disk = replay(recording);
      const tried = spread(moments, extent(40, 1));
      let acknowledged = 0;
      for (const moment of tried) {
        const state = disk.stateAfter(moment);
        const lines = acknowledgedIn(state);
        const outcome = await startAfterLoss(program('main'), { disk: state, loss, acknowledged: lines });
        const at = { loss: loss.name, moment, next: recording.changes[moment] };
        expect({ ...at, ...outcome }).toMatchObject({ ...at, ...WHOLE });
        acknowledged += lines.length;
      }
      tellFault({
        fault: `${FAULT}: ${loss.name} survives of the rest`,
        rounds: tried.length,
        acknowledged,
        lost: 0,
        doubled: 0,
        result: `at ${tried.length} of ${moments.length} moments around syncs; backups whole or not there`,
      });
    }
  },
);
