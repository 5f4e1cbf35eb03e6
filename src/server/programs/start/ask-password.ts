import type { ReadStream } from 'node:tty';

const ENTER = new Set(['\r', '\n', '\u0004']);
const INTERRUPT = '\u0003';
const ERASE = new Set(['\u007f', '\b']);

/** Asks on the terminal without showing the input. Undefined after Ctrl-C. */
export async function askPassword(question: string, terminal: ReadStream): Promise<string | undefined> {
  // Comes first; otherwise an immediate answer would be visible.
  terminal.setRawMode(true);
  process.stdout.write(question);
  terminal.setEncoding('utf8');
  try {
    return await readLine(terminal);
  } finally {
    terminal.setRawMode(false);
    terminal.pause();
    process.stdout.write('\n');
  }
}

async function readLine(terminal: ReadStream): Promise<string | undefined> {
  let typed: string[] = [];
  for await (const keys of terminal.iterator({ destroyOnReturn: false })) {
    for (const key of String(keys)) {
      if (key === INTERRUPT) return undefined;
      if (ENTER.has(key)) return typed.join('');
      typed = ERASE.has(key) ? typed.slice(0, -1) : [...typed, key];
    }
  }
  return undefined;
}
