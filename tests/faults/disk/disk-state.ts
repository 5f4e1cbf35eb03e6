import path from 'node:path';
import type { Change } from './change.ts';
import {
  emptyContent,
  syncContent,
  truncateContent,
  writeContent,
  type FileContent,
} from './file-content.ts';

/** The database's folder, also while it is being created. */
const CLUSTER = 'postgres';

interface Owned {
  uid: number;
  gid: number;
}
export interface File extends Owned {
  readonly kind: 'file';
  readonly content: FileContent;
  mode: number;
}
export interface Folder extends Owned {
  readonly kind: 'folder';
  mode: number;
  readonly names: Map<string, Entry>;
  /** As of the folder's last sync: a file created, renamed or removed since then may not be so after a power loss. */
  syncedNames: ReadonlyMap<string, Entry>;
  /**
   * Whether any sync keeps the names, as on ext4 and XFS: PostgreSQL relies on that in its own folder. Elsewhere
   * only a sync of the folder keeps its names.
   */
  readonly isOrdered: boolean;
}
interface Symlink extends Owned {
  readonly kind: 'symlink';
  readonly target: string;
}
export type Entry = File | Folder | Symlink;

export const newFolder = (owned: Owned & { readonly mode: number; readonly isOrdered: boolean }): Folder => ({
  kind: 'folder',
  names: new Map(),
  syncedNames: new Map(),
  ...owned,
});

export interface Disk {
  readonly root: Folder;
  /** The ordered folders whose names have changed since the last sync. */
  readonly unsynced: Set<Folder>;
}

export function emptyDisk(): Disk {
  return { root: newFolder({ mode: 0o711, uid: 0, gid: 0, isOrdered: false }), unsynced: new Set() };
}

/** Applies a change from the record; `bytes` is what a write wrote. */
export function applyChange({ root, unsynced }: Disk, change: Change, bytes: Buffer): void {
  switch (change.change) {
    case 'folder':
    case 'file':
    case 'symlink':
    case 'link':
    case 'rename':
    case 'remove':
      for (const folder of changeName(root, change)) if (folder.isOrdered) unsynced.add(folder);
      break;
    case 'mode':
    case 'owner':
      changeRights(entryAt(root, change.path), change);
      break;
    case 'sync':
    case 'sync folder':
      syncEntry(entryAt(root, change.path), unsynced);
      break;
    case 'write':
    case 'truncate':
      changeContent(entryAt(root, change.path), change, bytes);
  }
}

type EntryOfKind<Kinds extends Change['change']> = Extract<Change, { change: Kinds }>;

/** Returns the folders whose names it changed. */
function changeName(
  root: Folder,
  change: EntryOfKind<'folder' | 'file' | 'symlink' | 'link' | 'rename' | 'remove'>,
): readonly Folder[] {
  const { folder, name } = entryPath(root, change.path);
  if (change.change === 'remove') folder.names.delete(name);
  else if (change.change === 'link') folder.names.set(name, entryAt(root, change.existing));
  else if (change.change === 'rename') {
    const to = entryPath(root, change.to);
    to.folder.names.set(to.name, entryAt(root, change.path));
    folder.names.delete(name);
    return [folder, to.folder];
  } else folder.names.set(name, newEntry(change, folder.isOrdered || name.startsWith(CLUSTER)));
  return [folder];
}

function newEntry(change: EntryOfKind<'folder' | 'file' | 'symlink'>, isOrdered: boolean): Entry {
  const { uid, gid } = change;
  if (change.change === 'folder') return newFolder({ mode: change.mode, uid, gid, isOrdered });
  if (change.change === 'symlink') return { kind: 'symlink', target: change.target, uid, gid };
  return { kind: 'file', content: emptyContent(), mode: change.mode, uid, gid };
}

function changeRights(entry: Entry, change: EntryOfKind<'mode' | 'owner'>): void {
  if (change.change === 'owner') {
    entry.uid = change.uid;
    entry.gid = change.gid;
  } else if (entry.kind !== 'symlink') entry.mode = change.mode;
}

function changeContent(entry: Entry, change: EntryOfKind<'write' | 'truncate'>, bytes: Buffer): void {
  if (entry.kind !== 'file') return;
  if (change.change === 'write') writeContent(entry.content, change.offset, bytes);
  else truncateContent(entry.content, change.length);
}

function syncEntry(entry: Entry, unsynced: Set<Folder>): void {
  if (entry.kind === 'folder') entry.syncedNames = new Map(entry.names);
  if (entry.kind === 'file') syncContent(entry.content);
  for (const folder of unsynced) folder.syncedNames = new Map(folder.names);
  unsynced.clear();
}

function entryAt(root: Folder, at: string): Entry {
  if (at === '/') return root;
  const { folder, name } = entryPath(root, at);
  const entry = folder.names.get(name);
  if (entry === undefined) throw new Error(`the record knows no ${at}`);
  return entry;
}

function entryPath(root: Folder, at: string): { folder: Folder; name: string } {
  let folder = root;
  for (const name of path.dirname(at).split('/').filter(Boolean)) {
    const next = folder.names.get(name);
    if (next?.kind !== 'folder') throw new Error(`the record knows no folder ${at}`);
    folder = next;
  }
  return { folder, name: path.basename(at) };
}
