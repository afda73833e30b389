import { type XlsxTable, xlsxOf } from './xlsx.ts';

/* Makes one file for Excel beside the page: some thousand rows take long enough for it to stand still. */
self.addEventListener('message', ({ data }: MessageEvent<XlsxTable>) => {
  // What goes wrong becomes the worker's error event.
  void xlsxOf(data).then(
    (file) => self.postMessage(file),
    (error: unknown) => reportError(error),
  );
});
