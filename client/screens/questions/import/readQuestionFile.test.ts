import { readQuestionFile } from './readQuestionFile.ts';

test.each(['photo.png', 'questions.pdf', 'questions'])(
  '%s is no file of questions, and is not read as one',
  async (name) => {
    await expect(readQuestionFile(new File(['x'], name))).rejects.toThrow(
      `${name} is neither a CSV, an Excel nor a JSON file (.csv, .xlsx or .json).`,
    );
  },
);

test('the name of a file may be in capitals', async () => {
  await expect(readQuestionFile(new File(['[]'], 'QUESTIONS.JSON'))).rejects.toThrow('The file has no questions.');
});

test('a file has as many questions as an import takes, and no more', async () => {
  const file = (count: number) => new File([JSON.stringify(Array(count).fill({ question: 'Q?' }))], 'questions.json');
  expect((await readQuestionFile(file(1000))).questions).toHaveLength(1000);
  await expect(readQuestionFile(file(1001))).rejects.toThrow(
    'The file has 1001 questions; at most 1000 can be imported at once.',
  );
});
