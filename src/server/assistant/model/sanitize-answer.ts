const MAX_BYTES = 8_192;
/** Thinking aloud may be long; what follows it is the answer. */
const MAX_MARKUP_LENGTH = 20 * MAX_BYTES;
const MAX_ANSWER = 2 * MAX_BYTES;

/** The text up to the bytes, cut where a line or at least a word ends: half a figure would be another one. */
function cut(text: string): string {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length <= MAX_BYTES) return text;
  const start = new TextDecoder().decode(bytes.subarray(0, MAX_BYTES));
  const end = Math.max(start.lastIndexOf('\n'), start.lastIndexOf('. '));
  return `${start.slice(0, end > 0 ? end + 1 : start.lastIndexOf(' ')).trimEnd()}\n…`;
}

/** The text without its `<tag>…</tag>`. One that is not closed stays. */
function withoutElement(text: string, tag: string): string {
  const [start, end] = [`<${tag}>`, `</${tag}>`];
  // Of the ASCII letters alone: other letters change their length with their case.
  const lower = text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
  const kept: string[] = [];
  let position = 0;
  for (;;) {
    const from = lower.indexOf(start, position);
    const to = from < 0 ? -1 : lower.indexOf(end, from);
    if (to < 0) return kept.join('') + text.slice(position);
    kept.push(text.slice(position, from));
    position = to + end.length;
  }
}

/** What a model wrote as it may be checked and shown: no thinking aloud, nothing invisible, at most 8 kB. Linear in time. */
export function sanitizeAnswer(written: string): string {
  const answer = withoutElement(withoutElement(written.slice(0, MAX_MARKUP_LENGTH), 'think'), 'thinking');
  const text = answer
    .slice(0, MAX_ANSWER)
    .replaceAll(/<\/?untrusted[^<>\n]*>/gi, '')
    .replaceAll('\r\n', '\n')
    .replaceAll(/[^\P{C}\n]/gu, '')
    .trim();
  return cut(text);
}
