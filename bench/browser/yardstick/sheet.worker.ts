import writeXlsxFile, { type SheetData } from 'write-excel-file/browser';

/** An Excel file of these rows by write-excel-file; answers with the milliseconds that it took. */
addEventListener('message', ({ data }: MessageEvent<SheetData>) => {
  const started = performance.now();
  void writeXlsxFile(data)
    .toBlob()
    .then((file) => postMessage({ milliseconds: performance.now() - started, bytes: file.size }));
});
