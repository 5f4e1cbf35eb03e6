import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../platform/session/use-session.ts';
import { fileName } from './file-name.ts';
import { makeFile } from './make-file.ts';
import type { Report } from './report.ts';
import { saveFile } from '../../platform/files/save-file.ts';

export type ExportState =
  { readonly kind: 'idle' | 'working' | 'failed' } | { readonly kind: 'saved'; readonly name: string };

/** Makes a list into a file and saves it. Leaving the page ends it, and so does `cancel`. */
export function useExport<Item>(report: Report<Item>) {
  const username = useSession()?.username ?? '';
  const [state, setState] = useState<ExportState>({ kind: 'idle' });
  const running = useRef<AbortController>(null);
  const cancel = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  async function start(items: readonly Item[]): Promise<void> {
    const { signal } = (running.current = new AbortController());
    setState({ kind: 'working' });
    try {
      const file = await makeFile({ report, items, signal });
      const name = fileName({ prefix: report.filePrefix, username, now: new Date() });
      saveFile(file, name);
      setState({ kind: 'saved', name });
    } catch {
      setState({ kind: signal.aborted ? 'idle' : 'failed' });
    }
  }

  return { state, start, cancel, clear: () => setState({ kind: 'idle' }) };
}
