import { answerInWorker } from '../../../app/browser/answerInWorker.ts';
import { readingOf } from '../../../app/imports/readInWorker.ts';
import { readQuestionFile } from './readQuestionFile.ts';

answerInWorker(({ data }: MessageEvent<File>) => readingOf(readQuestionFile, data));
