import type { UserId } from '#api/ids';

const MOST_SESSIONS = 10_000;

/** Whose the sessions are that came last. It tells where their answers are kept, and is not believed. */
export interface HoldersOfSessions {
  find(tokenHash: Buffer): UserId | undefined;
  note(tokenHash: Buffer, holder: UserId): void;
}

export function holdersOfSessions(most = MOST_SESSIONS): HoldersOfSessions {
  const holders = new Map<string, UserId>();
  const keyOf = (tokenHash: Buffer) => tokenHash.toString('base64');
  return {
    find: (tokenHash) => holders.get(keyOf(tokenHash)),
    note(tokenHash, holder) {
      holders.set(keyOf(tokenHash), holder);
      const [oldest] = holders.keys();
      if (holders.size > most && oldest !== undefined) holders.delete(oldest);
    },
  };
}
