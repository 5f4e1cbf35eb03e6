import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../../platform/session/use-session.ts';
import { fileName } from './file-name.ts';
import { makeFile, type SheetToMake } from './make-file.ts';
import { saveFile } from '../../../platform/files/save-file.ts';

type ExportState =
  | { readonly kind: 'idle' | 'working' | 'failed' }
  | { readonly kind: 'saved'; readonly name: string };

export interface ExportedFile {
  /** The prefix and the user of the file name; without a username, the signed-in user. */
  readonly file: { readonly prefix: string; readonly username?: string | undefined };
  readonly read: (signal: AbortSignal) => Promise<readonly SheetToMake[]>;
}

/** Creates a file from sheets and saves it. Leaving the page cancels it, and so does `cancel`. */
export function useExport({ file: { prefix, username }, read }: ExportedFile) {
  const own = useSession()?.username ?? '';
  const [state, setState] = useState<ExportState>({ kind: 'idle' });
  const running = useRef<AbortController>(null);
  const cancel = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  async function start(): Promise<void> {
    const { signal } = (running.current = new AbortController());
    setState({ kind: 'working' });
    try {
      const file = await makeFile({ sheets: await read(signal), signal });
      const name = fileName({ prefix, username: username ?? own, now: new Date() });
      saveFile(file, name);
      setState({ kind: 'saved', name });
    } catch {
      setState({ kind: signal.aborted ? 'idle' : 'failed' });
    }
  }

  return { state, start, cancel, clear: () => setState({ kind: 'idle' }) };
}
