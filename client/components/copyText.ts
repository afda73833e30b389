/** Whether the browser may copy: it has a clipboard only with TLS and on localhost, which the types do not say. */
export function mayCopy(): boolean {
  return window.isSecureContext;
}

/** Copies a text. Gives whether the browser did. */
export async function copyText(text: string): Promise<boolean> {
  if (!mayCopy()) return false;
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
