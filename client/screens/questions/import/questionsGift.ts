import { plainQuestion } from './plainQuestion.ts';
import type { FileQuestion } from './questionColumns.ts';

/** Characters with a meaning in the format. After a backslash they stand for themselves. */
const ESCAPED = /\\([~=#{}:\\])/g;
/** `[html]` and the like, at the start of a text. */
const TEXT_FORMAT = /^\[(?:html|moodle|plain|markdown)\]/;
const CATEGORY = '$CATEGORY:';
/** Replaces the answers in a sentence that goes on after them. */
const GAP = ' _____ ';

/** Whether a text is in GIFT format: questions with their answers in braces and an equals sign before the right one. */
export function isGift(text: string): boolean {
  let start = indexOfSign(text, ['{'], 0);
  while (start >= 0) {
    const end = indexOfSign(text, ['}'], start);
    if (end < 0) return false;
    if (indexOfSign(text.slice(start + 1, end), ['=', '~'], 0) >= 0) return true;
    start = indexOfSign(text, ['{'], end);
  }
  return false;
}

/**
 * The questions of a text in GIFT format. The category becomes the topic. The general feedback, or else the right answer's, becomes the
 * explanation. Only questions with one right answer among several are supported; other kinds get no options, so that they're refused.
 */
export function* questionsFromGift(text: string): Generator<FileQuestion> {
  let topic = '';
  for (const block of blocksOf(text)) {
    if (block.startsWith(CATEGORY)) topic = block.slice(CATEGORY.length).split('/').at(-1)?.trim() ?? '';
    else yield questionOf(block, topic);
  }
}

/** Splits the text at blank lines into categories and questions. Leaves out comment lines. */
function* blocksOf(text: string): Generator<string> {
  let lines: string[] = [];
  for (const line of [...text.split(/\r\n?|\n/), '']) {
    const written = line.trim();
    if (written.startsWith('//')) continue;
    if (written !== '' && !written.startsWith(CATEGORY)) {
      lines.push(written);
      continue;
    }
    if (lines.length > 0) yield lines.join('\n');
    lines = [];
    if (written !== '') yield written;
  }
}

function questionOf(block: string, topic: string): FileQuestion {
  const [, title = ''] = /^(::.*?(?<!\\)::)/s.exec(block) ?? [];
  const asked = block.slice(title.length);
  const start = indexOfSign(asked, ['{'], 0);
  const end = start < 0 ? -1 : indexOfSign(asked, ['}'], start);
  if (end < 0) return plainQuestion({ question: plain(asked), options: [], answerText: '', topic });
  const [before, after] = [asked.slice(0, start), asked.slice(end + 1).trim()];
  const { answers, feedback } = answersOf(asked.slice(start + 1, end));
  const right = answers.filter(({ isRight }) => isRight);
  // If all answers are right, it's a question to type an answer to. An arrow makes it a matching question.
  const isChoice = answers.length > right.length && !answers.some(({ text }) => text.includes('->'));
  const [first] = isChoice && right.length === 1 ? right : [];
  return plainQuestion({
    question: plain(after === '' ? before : `${before.trimEnd()}${GAP}${after}`),
    options: isChoice ? answers.map(({ text }) => text) : [],
    answerText: first?.text ?? '',
    topic,
    explanation: feedback || (first?.feedback ?? ''),
  });
}

type Answer = { readonly text: string; readonly isRight: boolean; readonly feedback: string };

/** Parses the text between the braces: the answers, and the feedback on the whole question. */
function answersOf(text: string): { answers: readonly Answer[]; feedback: string } {
  const general = text.indexOf('####');
  const given = general < 0 ? text : text.slice(0, general);
  const answers: Answer[] = [];
  let at = indexOfSign(given, ['=', '~'], 0);
  while (at >= 0) {
    const next = indexOfSign(given, ['=', '~'], at + 1);
    answers.push(answerOf(given.charAt(at), given.slice(at + 1, next < 0 ? given.length : next)));
    at = next;
  }
  return { answers, feedback: general < 0 ? '' : plain(text.slice(general + 4)) };
}

function answerOf(sign: string, given: string): Answer {
  const [weighed = '', weight] = /^\s*%(-?[\d.]{1,9})%/.exec(given) ?? [];
  const rest = given.slice(weighed.length);
  const remark = indexOfSign(rest, ['#'], 0);
  return {
    text: plain(remark < 0 ? rest : rest.slice(0, remark)),
    isRight: weight === undefined ? sign === '=' : Number(weight) === 100,
    feedback: remark < 0 ? '' : plain(rest.slice(remark + 1)),
  };
}

/** The next of these signs that isn't escaped by a backslash; -1 for none. */
function indexOfSign(text: string, signs: readonly string[], from: number): number {
  for (let at = from; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '\\') at += 1;
    else if (signs.includes(character)) return at;
  }
  return -1;
}

function plain(text: string): string {
  return text.trim().replace(TEXT_FORMAT, '').replaceAll('\\n', '\n').replace(ESCAPED, '$1').trim();
}
