const MAX_FILE_BYTES = 4 * 1_048_576;

export type FileProblem = 'fileTooLarge' | 'fileUnreadable';

/** Decodes a file of prices as UTF-8, UTF-16 with a byte order mark, or otherwise windows-1251. */
export async function readPriceFile(
  file: File,
): Promise<{ readonly text: string } | { readonly problem: FileProblem }> {
  if (file.size > MAX_FILE_BYTES) return { problem: 'fileTooLarge' };
  try {
    return { text: decode(new Uint8Array(await file.arrayBuffer())) };
  } catch (error) {
    if (error instanceof DOMException) return { problem: 'fileUnreadable' };
    throw error;
  }
}

function decode(bytes: Uint8Array<ArrayBuffer>): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return new TextDecoder('windows-1251').decode(bytes);
    throw error;
  }
}
