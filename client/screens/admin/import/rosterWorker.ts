import { answerInWorker } from '../../../app/browser/answerInWorker.ts';
import { readingOf } from '../../../app/imports/readInWorker.ts';
import { readRosterFile } from './readRosterFile.ts';

answerInWorker(({ data }: MessageEvent<File>) => readingOf(readRosterFile, data));
