import type { ExamPlace } from '../../../domain/exam/examScreens.ts';
import { paths } from '../../app/paths.ts';

/** The address of an exam screen. */
export function placePath(place: ExamPlace): string {
  switch (place.screen) {
    case 'landing':
      return paths.examLanding;
    case 'question':
      return paths.examQuestion(place.type, String(place.qid));
    case 'results':
      return paths.examResults;
  }
}
