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
