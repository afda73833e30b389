/** Called with the number of rows read so far, while a list is read page by page. */
export type OnProgress = (count: number) => void;

/** The content of a file that is to be saved. */
export type ExportedFile = {
  readonly content: string | Blob;
  /** The number of rows in the file, when the list has more than a file may hold; otherwise null. */
  readonly cutAfter: number | null;
  /** How many of its rows or columns are about medical requirements and left out; none unless it is said. */
  readonly medicalLeftOut?: number;
};

export type MakeFile = (onProgress: OnProgress) => Promise<ExportedFile>;
