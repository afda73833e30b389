import { answerInWorker } from '../../app/browser/answerInWorker.ts';
import { readingOf } from '../../app/imports/readInWorker.ts';
import { type GivenRoster, readRosterFile } from './readRosterFile.ts';

answerInWorker(({ data }: MessageEvent<GivenRoster>) => readingOf(readRosterFile, data));
