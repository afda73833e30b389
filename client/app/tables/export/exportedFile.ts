/** Called with the number of rows read so far, while a list is read page by page. */
export type OnProgress = (count: number) => void;

/** The content of a file to save. */
export type ExportedFile = {
  readonly content: string | Blob;
  /** The number of rows in the file if the list has more than a file may hold; otherwise null. */
  readonly cutAfter: number | null;
  /** How many rows or columns are left out because they are about medical requirements. Absent means none. */
  readonly medicalLeftOut?: number;
};

export type MakeFile = (onProgress: OnProgress) => Promise<ExportedFile>;
