export function findBrowser(): { path: string | undefined; isFull: boolean } | undefined;
export function ensureBrowser(): Promise<void>;
