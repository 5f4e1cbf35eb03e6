import { MAX_FILE_BYTES } from '#api/portfolio/imports/file-size';

export type FileProblem = 'empty' | 'tooLarge' | 'unreadable';

/** Reads the file as base64 for the request. */
export async function readChosenFile(
  file: File,
): Promise<{ readonly content: string } | { readonly problem: FileProblem }> {
  if (file.size === 0) return { problem: 'empty' };
  if (file.size > MAX_FILE_BYTES) return { problem: 'tooLarge' };
  const url = await readAsDataUrl(file);
  return url === null ? { problem: 'unreadable' } : { content: url.slice(url.indexOf(',') + 1) };
}

/** Null if the file was moved or changed after it was chosen. */
function readAsDataUrl(file: File): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : null);
    reader.onerror = () => resolve(null);
    reader.readAsDataURL(file);
  });
}
