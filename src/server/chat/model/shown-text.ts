const MOST_BYTES = 8_192;
const THOUGHTS = /<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/gi;

/** The text up to the bytes, cut where a line or at least a word ends: half a figure would be another one. */
function cut(text: string): string {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length <= MOST_BYTES) return text;
  const start = new TextDecoder().decode(bytes.subarray(0, MOST_BYTES));
  const end = Math.max(start.lastIndexOf('\n'), start.lastIndexOf('. '));
  return `${start.slice(0, end > 0 ? end + 1 : start.lastIndexOf(' ')).trimEnd()}\n…`;
}

/** What a model wrote as it may be checked and shown: no thinking aloud, nothing unseen, at most 8 kB. */
export function shownText(written: string): string {
  const text = written
    .slice(0, 20 * MOST_BYTES)
    .replaceAll(THOUGHTS, '')
    .replaceAll(/<\/?untrusted[^>\n]*>/gi, '')
    .replaceAll('\r\n', '\n')
    .replaceAll(/[^\P{C}\n]/gu, '')
    .trim();
  return cut(text);
}
