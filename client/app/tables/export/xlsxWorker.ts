import { answerInWorker } from '../../browser/answerInWorker.ts';
import { type XlsxTable, xlsxOf } from './xlsx.ts';

/* Makes one Excel file outside the main thread, which a few thousand rows would block. */
answerInWorker(({ data }: MessageEvent<XlsxTable>) => xlsxOf(data));
