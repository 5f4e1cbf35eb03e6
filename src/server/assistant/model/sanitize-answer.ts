const MAX_BYTES = 8_192;
/** The reasoning before the answer may be long. */
const MAX_MARKUP_LENGTH = 20 * MAX_BYTES;
const MAX_ANSWER = 2 * MAX_BYTES;

/** Truncates the text after a whole line, sentence or at least word, because half a figure would be another figure. */
function truncate(text: string): string {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length <= MAX_BYTES) return text;
  const start = new TextDecoder().decode(bytes.subarray(0, MAX_BYTES));
  const end = Math.max(start.lastIndexOf('\n'), start.lastIndexOf('. '));
  return `${start.slice(0, end > 0 ? end + 1 : start.lastIndexOf(' ')).trimEnd()}\n…`;
}

/** The text without any `<tag>…</tag>`. An unclosed one stays. */
function withoutElement(text: string, tag: string): string {
  const [start, end] = [`<${tag}>`, `</${tag}>`];
  // Only ASCII letters, because others may change their length with their case.
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

/** Removes reasoning and invisible characters from the model's text, and truncates it to 8 kB. Runs in linear time. */
export function sanitizeAnswer(reply: string): string {
  const answer = withoutElement(withoutElement(reply.slice(0, MAX_MARKUP_LENGTH), 'think'), 'thinking');
  const text = answer
    .slice(0, MAX_ANSWER)
    .replaceAll(/<\/?untrusted[^<>\n]*>/gi, '')
    .replaceAll('\r\n', '\n')
    .replaceAll(/[^\P{C}\n]/gu, '')
    .trim();
  return truncate(text);
}
