import { type XlsxTable, xlsxOf } from './xlsx.ts';

/* Makes one Excel file outside the main thread, which some thousand rows would block. What it throws is the worker's error event. */
self.addEventListener('message', ({ data }: MessageEvent<XlsxTable>) => self.postMessage(xlsxOf(data)));
