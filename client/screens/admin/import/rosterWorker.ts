import { answerInWorker } from '../../../app/browser/answerInWorker.ts';
import { readingOf } from '../../../app/imports/readInWorker.ts';
import { readRosterFile } from './readRosterFile.ts';

answerInWorker((file: File) => readingOf(readRosterFile, file));
