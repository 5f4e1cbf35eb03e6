/** An answer as it was made once, and the tag of the state that it was made of. */
export interface PreparedAnswer {
  readonly tag: string;
  readonly body: Buffer;
}

/** What a process keeps of its answers, up to a number of bytes. Nothing in it is believed: the state is read with each request. */
export interface PreparedAnswers {
  find(key: string): PreparedAnswer | undefined;
  keep(key: string, answer: PreparedAnswer): void;
}

/** Makes room by letting go of what was not asked for the longest. A body of more than a quarter of the room is not kept. */
export function preparedAnswers(mostBytes: number): PreparedAnswers {
  const kept = new Map<string, PreparedAnswer>();
  let bytes = 0;

  function letGo(key: string): void {
    bytes -= kept.get(key)?.body.length ?? 0;
    kept.delete(key);
  }

  return {
    find(key) {
      const found = kept.get(key);
      if (found === undefined) return undefined;
      // A map is in the order of insertion: the last one asked for goes to its end.
      kept.delete(key);
      kept.set(key, found);
      return found;
    },
    keep(key, answer) {
      letGo(key);
      if (answer.body.length > mostBytes / 4) return;
      kept.set(key, answer);
      bytes += answer.body.length;
      for (const oldest of kept.keys()) {
        if (bytes <= mostBytes) break;
        letGo(oldest);
      }
    },
  };
}
