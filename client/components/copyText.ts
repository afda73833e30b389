/** Whether the browser may copy. It only has a clipboard with TLS and on localhost, but its types don't say so. */
export function mayCopy(): boolean {
  return window.isSecureContext;
}

/** Copies a text. Resolves to whether the browser did. */
export async function copyText(text: string): Promise<boolean> {
  if (!mayCopy()) return false;
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
