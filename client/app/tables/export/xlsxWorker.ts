import { type XlsxTable, xlsxOf } from './xlsx.ts';

/* Makes one Excel file outside the main thread, which some thousand rows would block. */
self.addEventListener('message', ({ data }: MessageEvent<XlsxTable>) => {
  // reportError makes a failure the worker's error event.
  void xlsxOf(data).then(
    (file) => self.postMessage(file),
    (error: unknown) => reportError(error),
  );
});
