import { expect, test } from 'vitest';
import { builtProgram } from '#testing/processes/built-program';
import { scaleFactor } from '../scale-factor.ts';
import { reportFault, reportSkipped } from '../fault-table.ts';
import { pickEvenly } from '../pick-evenly.ts';
import { ALL_SURVIVES, HALF_SURVIVES, NOTHING_SURVIVES, replay, type Loss } from './loss-of-power.ts';
import { syncIndexes, noDiskReason, type Recording } from './recording-disk.ts';
import { acknowledgedIn, isPayment, startAfterLoss } from './start-after-loss.ts';
import { recordServerLife } from './record-server-life.ts';

const POWER = 'loss of power, by replaying what was written up to each sync';
const LIES = 'a disk that acknowledges what it did not write, then a loss of power';
const NO_FAULT = { runs: true, auditFault: undefined, checked: { lost: 0, doubled: 0, unaudited: 0 } };
const WHOLE = { damagedBackups: [], server: NO_FAULT };
const SENTENCE = /^(the database is damaged|the embedded database does not start)[^\n]*$/;

let recording: Recording | undefined;

/** A test on the record of a server's life, recorded once; SKIPPED if the machine cannot record it. */
function testRecording(name: string, fault: string, run: (recording: Recording) => Promise<void>): void {
  test(name, { timeout: scaleFactor(1_800_000, 120_000) }, async () => {
    const reason = noDiskReason();
    if (reason !== undefined) {
      reportSkipped(fault, reason);
      return;
    }
    recording ??= await recordServerLife(scaleFactor(20, 5));
    await run(recording);
  });
}

/** After each sync, and right before the next, when most is unsynced: before and after the first acknowledged payment. */
function syncMoments(recording: Recording): { before: readonly number[]; since: readonly number[] } {
  const replayed = replay(recording);
  const moments = syncIndexes(recording).flatMap((sync) => [sync, sync + 1]);
  const first = moments.findIndex((moment) => acknowledgedIn(replayed.stateAfter(moment)).length > 0);
  return { before: moments.slice(0, first), since: moments.slice(first) };
}

testRecording(
  'a server whose power goes at any moment starts again with everything that was acknowledged, and a backup is whole or not there',
  POWER,
  async (recording) => {
    const moments = syncMoments(recording);
    for (const loss of [NOTHING_SURVIVES, HALF_SURVIVES, ALL_SURVIVES].slice(0, scaleFactor(3, 1))) {
      const replayed = replay(recording);
      const tried = [
        ...pickEvenly(moments.before, scaleFactor(10, 0)),
        ...pickEvenly(moments.since, scaleFactor(30, 1)),
      ];
      let payments = 0;
      for (const moment of tried) {
        const disk = replayed.stateAfter(moment);
        const acknowledged = acknowledgedIn(disk);
        const outcome = await startAfterLoss(builtProgram('main'), { disk, loss, acknowledged });
        const at = { loss: loss.name, moment, next: recording.changes[moment] };
        expect({ ...at, ...outcome }).toMatchObject({ ...at, ...WHOLE });
        payments += acknowledged.filter(isPayment).length;
      }
      reportFault({
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
function listLies(recording: Recording): readonly number[] {
  return pickEvenly(syncMoments(recording).since, scaleFactor(20, 1));
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

testRecording(
  'a disk that keeps nothing that was written after a moment takes back what came later, and nothing of what was before',
  `${LIES}: nothing is kept`,
  async (recording) => {
    const lies = listLies(recording);
    const sums = { acknowledged: 0, lost: 0 };
    for (const lie of lies) {
      const { before, all, outcome } = await startAfterLies(recording, lie, NOTHING_SURVIVES);
      expect({ lie, ...outcome }).toMatchObject({ lie, ...WHOLE });
      sums.acknowledged += all;
      sums.lost += all - before;
    }
    reportFault({
      fault: `${LIES}: nothing is kept`,
      rounds: lies.length,
      ...sums,
      result: 'starts in the state before the disk began to lie, whole and audited; what came later is lost',
    });
  },
);

testRecording(
  'a server whose disk keeps half of what it acknowledged refuses to start, in a sentence, unless everything from before is there',
  `${LIES}: half of the pages are kept`,
  async (recording) => {
    const lies = listLies(recording);
    const counts = { refused: 0, damagedBackups: 0 };
    for (const lie of lies) {
      const { server, damagedBackups } = (await startAfterLies(recording, lie, HALF_SURVIVES)).outcome;
      if (server.runs) expect({ lie, server }).toMatchObject({ lie, server: NO_FAULT });
      else expect(server.words, `lies from ${lie} on`).toMatch(SENTENCE);
      counts.refused += server.runs ? 0 : 1;
      counts.damagedBackups += damagedBackups.length;
    }
    reportFault({
      fault: `${LIES}: half of the pages are kept`,
      rounds: lies.length,
      result: `${counts.refused} times refused in a sentence, else whole; ${counts.damagedBackups} backups that were not whole, each told by its checksum`,
    });
  },
);
