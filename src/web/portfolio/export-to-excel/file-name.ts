/**
 * What a file system refuses, or shows as something else: path and wildcard signs, control characters, lone
 * surrogates, separators of lines, signs that turn the direction of writing, and the way to the folder above.
 */
const REFUSED = /[/\\:*?"<>|\p{Control}\p{Surrogate}\p{Bidi_Control}\u2028\u2029\ufeff]|\.{2,}/gu;
/** File systems take 255 bytes; this leaves room for the rest of the name. */
const MAX_BYTES = 120;

/** `Bond_Report_{username}_{timestamp}.xlsx`, the time in UTC. */
export function fileName({ prefix, username, now }: { prefix: string; username: string; now: Date }): string {
  return `${prefix}_${safeName(username)}_${timestamp(now)}.xlsx`;
}

function safeName(username: string): string {
  const name = shortened(username.normalize('NFC').replaceAll(REFUSED, '_').trim());
  return name === '' ? 'User' : name;
}

/** Whole characters, of at most MAX_BYTES in UTF-8. */
function shortened(name: string): string {
  let bytes = 0;
  let end = 0;
  for (const { segment } of new Intl.Segmenter().segment(name)) {
    bytes += new TextEncoder().encode(segment).length;
    if (bytes > MAX_BYTES) break;
    end += segment.length;
  }
  return name.slice(0, end).trimEnd();
}

/** 'YYYY-MM-DD_HH-MM-SS' */
function timestamp(now: Date): string {
  return now.toISOString().slice(0, 19).replace('T', '_').replaceAll(':', '-');
}
