/**
 * Characters that file systems refuse or display differently: path and wildcard characters, control characters, lone
 * surrogates, line separators, bidirectional controls, and the path to the parent folder.
 */
const REFUSED = /[/\\:*?"<>|\p{Control}\p{Surrogate}\p{Bidi_Control}\u2028\u2029\ufeff]|\.{2,}/gu;
/** File systems allow 255 bytes; this leaves room for the rest of the name. */
const MAX_BYTES = 120;

/** `Bond_Report_{username}_{timestamp}.xlsx`, the time in UTC. */
export function fileName({ prefix, username, now }: { prefix: string; username: string; now: Date }): string {
  return `${prefix}_${safeName(username)}_${timestamp(now)}.xlsx`;
}

function safeName(username: string): string {
  const name = shortened(username.normalize('NFC').replaceAll(REFUSED, '_').trim());
  return name === '' ? 'User' : name;
}

/** Truncates to whole characters of at most MAX_BYTES in UTF-8. */
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
