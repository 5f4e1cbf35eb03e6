/** Long enough for a browser to begin to read the file. */
const KEPT_MS = 60_000;

/** Hands the file to the browser to save, as a download. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
