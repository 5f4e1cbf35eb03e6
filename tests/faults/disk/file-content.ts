/** Disks write whole pages: each has its old or its new content, never a mixture. */
const PAGE_BYTES = 4_096;

/** The content of a file as programs see it, and as it was when it was last synced; by page. */
export interface FileContent {
  readonly current: Map<number, Buffer>;
  readonly synced: Map<number, Buffer>;
  /** Pages changed since the last sync. */
  readonly changed: Set<number>;
  length: number;
  syncedLength: number;
}

/** Whether this page, or the length, survives a power loss if changed after the last sync. */
export type Survives = (part: number | 'length') => boolean;

export function emptyContent(): FileContent {
  return { current: new Map(), synced: new Map(), changed: new Set(), length: 0, syncedLength: 0 };
}

export function writeContent(content: FileContent, offset: number, bytes: Buffer): void {
  for (let at = offset; at < offset + bytes.length;) {
    const [page, start] = [Math.floor(at / PAGE_BYTES), at % PAGE_BYTES];
    const part = bytes.subarray(at - offset, at - offset + PAGE_BYTES - start);
    const written = Buffer.from(content.current.get(page) ?? Buffer.alloc(PAGE_BYTES));
    part.copy(written, start);
    content.current.set(page, written);
    content.changed.add(page);
    at += part.length;
  }
  content.length = Math.max(content.length, offset + bytes.length);
}

export function truncateContent(content: FileContent, length: number): void {
  for (const [page, bytes] of content.current) {
    const start = page * PAGE_BYTES;
    if (start + PAGE_BYTES <= length) continue;
    if (start < length) content.current.set(page, Buffer.from(bytes).fill(0, length - start));
    else content.current.delete(page);
    content.changed.add(page);
  }
  content.length = length;
}

export function syncContent(content: FileContent): void {
  for (const page of content.changed) {
    const bytes = content.current.get(page);
    if (bytes === undefined) content.synced.delete(page);
    else content.synced.set(page, bytes);
  }
  content.changed.clear();
  content.syncedLength = content.length;
}

/** What was synced, and the surviving parts of what changed since. */
export function contentAfterLoss(content: FileContent, survives: Survives): Buffer {
  const bytes = Buffer.alloc(survives('length') ? content.length : content.syncedLength);
  for (const [page, synced] of content.synced) synced.copy(bytes, page * PAGE_BYTES);
  for (const page of content.changed) {
    if (!survives(page)) continue;
    (content.current.get(page) ?? Buffer.alloc(PAGE_BYTES)).copy(bytes, page * PAGE_BYTES);
  }
  return bytes;
}
