import { expect, test } from 'vitest';
import { builtProgram } from '#testing/processes/built-program';
import { extent } from '../extent.ts';
import { tellFault, tellSkipped } from '../fault-table.ts';
import { spread } from '../spread.ts';
import { ALL_SURVIVES, HALF_SURVIVES, NOTHING_SURVIVES, replay, type Loss } from './loss-of-power.ts';
import { syncsOf, whyNoDisk, type Recording } from './recording-disk.ts';
import { acknowledgedIn, isPayment, startAfterLoss } from './start-after-loss.ts';
import { recordLife } from './written-life.ts';

const POWER = 'loss of power, by replaying what was written up to each sync';
const LIES = 'a disk that acknowledges what it did not write, then a loss of power';
const NO_FAULT = { runs: true, auditFault: undefined, checked: { lost: 0, doubled: 0, unaudited: 0 } };
const WHOLE = { damagedBackups: [], server: NO_FAULT };
const SENTENCE = /^(the database is damaged|the embedded database does not start)[^\n]*$/;

let recording: Recording | undefined;

/** A test on the record of a server's life, recorded once; SKIPPED if the machine cannot record it. */
function testOfRecord(name: string, fault: string, run: (recording: Recording) => Promise<void>): void {
  test(name, { timeout: extent(1_800_000, 120_000) }, async () => {
    const reason = whyNoDisk();
    if (reason !== undefined) {
      tellSkipped(fault, reason);
      return;
    }
    recording ??= await recordLife(extent(20, 5));
    await run(recording);
  });
}

/** After each sync, and right before the next, when most is unsynced: before and after the first acknowledged payment. */
function momentsOf(recording: Recording): { before: readonly number[]; since: readonly number[] } {
  const replayed = replay(recording);
  const moments = syncsOf(recording).flatMap((sync) => [sync, sync + 1]);
  const first = moments.findIndex((moment) => acknowledgedIn(replayed.stateAfter(moment)).length > 0);
  return { before: moments.slice(0, first), since: moments.slice(first) };
}

testOfRecord(
  'a server whose power goes at any moment starts again with everything that was acknowledged, and a backup is whole or not there',
  POWER,
  async (recording) => {
    const moments = momentsOf(recording);
    for (const loss of [NOTHING_SURVIVES, HALF_SURVIVES, ALL_SURVIVES].slice(0, extent(3, 1))) {
      const replayed = replay(recording);
      const tried = [...spread(moments.before, extent(10, 0)), ...spread(moments.since, extent(30, 1))];
      let payments = 0;
      for (const moment of tried) {
        const disk = replayed.stateAfter(moment);
        const acknowledged = acknowledgedIn(disk);
        const outcome = await startAfterLoss(builtProgram('main'), { disk, loss, acknowledged });
        const at = { loss: loss.name, moment, next: recording.changes[moment] };
        expect({ ...at, ...outcome }).toMatchObject({ ...at, ...WHOLE });
        payments += acknowledged.filter(isPayment).length;
      }
      tellFault({
        fault: `${POWER}: ${loss.name} survives of the rest`,
        rounds: tried.length,
        acknowledged: payments,
        lost: 0,
        doubled: 0,
        result: `at ${tried.length} of ${moments.before.length + moments.since.length} moments around syncs; backups whole or not there`,
      });
    }
  },
);

/** The moments at which the disk starts to lie. */
function liesOf(recording: Recording): readonly number[] {
  return spread(momentsOf(recording).since, extent(20, 1));
}

/** The power fails at the end of the record; `before` and `all` count payments acknowledged before the lies, and in all. */
async function startAfterLies(recording: Recording, lie: number, loss: Loss) {
  const acknowledged = acknowledgedIn(replay(recording).stateAfter(lie));
  const disk = replay(recording, lie).stateAfter(recording.changes.length);
  return {
    before: acknowledged.filter(isPayment).length,
    all: acknowledgedIn(disk).filter(isPayment).length,
    outcome: await startAfterLoss(builtProgram('main'), { disk, loss, acknowledged }),
  };
}

testOfRecord(
  'a disk that keeps nothing that was written after a moment takes back what came later, and nothing of what was before',
  `${LIES}: nothing is kept`,
  async (recording) => {
    const lies = liesOf(recording);
    const sums = { acknowledged: 0, lost: 0 };
    for (const lie of lies) {
      const { before, all, outcome } = await startAfterLies(recording, lie, NOTHING_SURVIVES);
      expect({ lie, ...outcome }).toMatchObject({ lie, ...WHOLE });
      sums.acknowledged += all;
      sums.lost += all - before;
    }
    tellFault({
      fault: `${LIES}: nothing is kept`,
      rounds: lies.length,
      ...sums,
      result: 'starts in the state before the disk began to lie, whole and audited; what came later is lost',
    });
  },
);

testOfRecord(
  'a server whose disk keeps half of what it acknowledged refuses to start, in a sentence, unless everything from before is there',
  `${LIES}: half of the pages are kept`,
  async (recording) => {
    const lies = liesOf(recording);
    const counts = { refused: 0, damagedBackups: 0 };
    for (const lie of lies) {
      const { server, damagedBackups } = (await startAfterLies(recording, lie, HALF_SURVIVES)).outcome;
      if (server.runs) expect({ lie, server }).toMatchObject({ lie, server: NO_FAULT });
      else expect(server.words, `lies from ${lie} on`).toMatch(SENTENCE);
      counts.refused += server.runs ? 0 : 1;
      counts.damagedBackups += damagedBackups.length;
    }
    tellFault({
      fault: `${LIES}: half of the pages are kept`,
      rounds: lies.length,
      result: `${counts.refused} times refused in a sentence, else whole; ${counts.damagedBackups} backups that were not whole, each told by its checksum`,
    });
  },
);
