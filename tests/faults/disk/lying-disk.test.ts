import { expect, test } from 'vitest';
import { builtServer } from '#testing/built-server';
import { extent } from '../extent.ts';
import { tellFault, tellSkipped } from '../fault-table.ts';
import { spread } from '../spread.ts';
import { HALF_SURVIVES, NOTHING_SURVIVES, replay, type Loss } from './loss-of-power.ts';
import { syncsOf, whyNoDisk, type Recording } from './recording-disk.ts';
import { acknowledgedIn, isPayment, startAfterLoss } from './start-after-loss.ts';
import { recordLife } from './written-life.ts';

const program = builtServer();
const FAULT = 'a disk that acknowledges what it did not write, then a loss of power';
const PAYMENTS = 20;
const WHOLE = { runs: true, auditFault: undefined, checked: { lost: 0, doubled: 0, unaudited: 0 } };
const SENTENCE = /^(the database is damaged|the embedded database does not start)[^\n]*$/;

/** The moments from which on the disk lies: after the first payment, at syncs. */
function liesOf(recording: Recording): readonly number[] {
  const disk = replay(recording);
  return syncsOf(recording).filter((sync) => acknowledgedIn(disk.stateAfter(sync)).length > 0);
}

/** The power goes at the end of the record; `before` and `all` are how many payments were acknowledged before the lies, and in all. */
async function startAfterLies(recording: Recording, lie: number, loss: Loss) {
  const end = recording.changes.length;
  const before = acknowledgedIn(replay(recording).stateAfter(lie));
  const disk = replay(recording, lie).stateAfter(end);
  return {
    before: before.filter(isPayment).length,
    all: acknowledgedIn(disk).filter(isPayment).length,
    outcome: await startAfterLoss(program('main'), { disk, loss, acknowledged: before }),
  };
}

test(
  'a disk that keeps nothing that was written after a moment takes back what came later, and nothing of what was before',
  { timeout: extent(1_800_000, 60_000) },
  async () => {
    const reason = whyNoDisk();
    if (reason !== undefined) {
      tellSkipped(`${FAULT}: nothing is kept`, reason);
      return;
    }
    const recording = await recordLife(program, PAYMENTS);
    const lies = spread(liesOf(recording), extent(20, 1));
    const sums = { acknowledged: 0, lost: 0 };
    for (const lie of lies) {
      const { before, all, outcome } = await startAfterLies(recording, lie, NOTHING_SURVIVES);
      expect({ lie, outcome }).toMatchObject({
        lie,
        outcome: {
          damagedBackups: [],
          server: WHOLE,
        },
      });
      sums.acknowledged += all;
      sums.lost += all - before;
    }
    tellFault({
      fault: `${FAULT}: nothing is kept`,
      rounds: lies.length,
      ...sums,
      result: 'starts in the state before the disk began to lie, whole and audited; what came later is lost',
    });
  },
);

test(
  'a disk that keeps half of what it acknowledged is refused in a sentence, unless all that was acknowledged before is there',
  { timeout: extent(1_800_000, 60_000) },
  async () => {
    const reason = whyNoDisk();
    if (reason !== undefined) {
      tellSkipped(`${FAULT}: half of the pages are kept`, reason);
      return;
    }
    const recording = await recordLife(program, PAYMENTS);
    const lies = spread(liesOf(recording), extent(20, 1));
    const counts = { refused: 0, damagedBackups: 0 };
    for (const lie of lies) {
      const { outcome } = await startAfterLies(recording, lie, HALF_SURVIVES);
      const { server, damagedBackups } = outcome;
      if (server.runs) expect({ lie, outcome }).toMatchObject({ lie, outcome: { server: WHOLE } });
      else expect(server.words, `lies from ${lie} on`).toMatch(SENTENCE);
      counts.refused += server.runs ? 0 : 1;
      counts.damagedBackups += damagedBackups.length;
    }
    tellFault({
      fault: `${FAULT}: half of the pages are kept`,
      rounds: lies.length,
      result: `${counts.refused} times refused in a sentence, else whole; ${counts.damagedBackups} backups that were not whole, each told by its checksum`,
    });
  },
);
