import writeXlsxFile, { type SheetData } from 'write-excel-file/browser';

/** Writes an Excel file of these rows with write-excel-file; returns the milliseconds it took. */
addEventListener('message', ({ data }: MessageEvent<SheetData>) => {
  const started = performance.now();
  void writeXlsxFile(data)
    .toBlob()
    .then((file) => postMessage({ milliseconds: performance.now() - started, bytes: file.size }));
});
