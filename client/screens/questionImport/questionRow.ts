/** A question as it stands in a file: its fields as texts, right or wrong; what is missing is blank. */
export type FileQuestion = {
  id: string;
  question: string;
  options: string[];
  answerText: string;
  topic: string;
  explanation: string;
  citation: string;
  reviewDate: string;
  /** 'yes' for one that is kept out of the exam. */
  retired: string;
};
