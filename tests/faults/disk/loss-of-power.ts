import { chownSync, chmodSync, lchownSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { applyChange, emptyDisk, type Entry, type Folder } from './disk-state.ts';
import { contentAfterLoss, type Survives } from './file-content.ts';
import type { Recording } from './recording-disk.ts';

/** What survives a power loss although it was never synced. */
export interface Loss {
  readonly name: string;
  readonly survives: Survives;
  /** Whether created, renamed or removed files stay so although their folder was not synced. */
  readonly namesSurvive: boolean;
}

export const NOTHING_SURVIVES: Loss = { name: 'nothing else', survives: () => false, namesSurvive: false };
export const ALL_SURVIVES: Loss = { name: 'everything', survives: () => true, namesSurvive: true };

/** Every second page, by the bits of its number, so that the same run gives the same pages. */
export const HALF_SURVIVES: Loss = {
  name: 'half of the other pages',
  survives: (part) => part === 'length' || Math.imul(part + 1, 0x9e3779b1) < 0,
  namesSurvive: true,
};

/** A disk that goes through a record, change by change. */
export interface Replay {
  /** The disk after this many changes; the number must not decrease. */
  stateAfter(changes: number): Folder;
}

/** From `lyingFrom` on the disk acknowledges each sync without doing it. */
export function replay({ changes, bytes }: Recording, lyingFrom = Infinity): Replay {
  const disk = emptyDisk();
  const position = { change: 0, byte: 0 };
  return {
    stateAfter: (count) => {
      for (; position.change < count; position.change += 1) {
        const change = changes[position.change]!;
        const length = change.change === 'write' ? change.length : 0;
        const isLie = change.change.startsWith('sync') && position.change >= lyingFrom;
        if (!isLie) applyChange(disk, change, bytes.subarray(position.byte, position.byte + length));
        position.byte += length;
      }
      return disk.root;
    },
  };
}

/** Writes what the disk has after the loss into this folder. */
export function writeState(state: Folder, to: string, loss: Loss): void {
  for (const [name, entry] of loss.namesSurvive ? state.names : state.syncedNames) {
    writeEntry(entry, path.join(to, name), loss);
  }
}

function writeEntry(entry: Entry, at: string, loss: Loss): void {
  if (entry.kind === 'symlink') symlinkSync(entry.target, at);
  else if (entry.kind === 'folder') {
    mkdirSync(at);
    writeState(entry, at, loss);
  } else writeFileSync(at, contentAfterLoss(entry.content, loss.survives));
  if (entry.kind === 'symlink') lchownSync(at, entry.uid, entry.gid);
  else {
    chownSync(at, entry.uid, entry.gid);
    chmodSync(at, entry.mode);
  }
}
