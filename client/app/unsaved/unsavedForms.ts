const forms = new Set<string>();

/** Counts a form among those that leaving would lose something of; the browser, too, then asks before it closes the page. */
export function holdUnsaved(form: string): void {
  forms.add(form);
  window.addEventListener('beforeunload', askInBrowser);
}

export function releaseUnsaved(form: string): void {
  forms.delete(form);
  // A page that listens without need is not kept for the way back by every browser.
  if (forms.size === 0) window.removeEventListener('beforeunload', askInBrowser);
}

/** Whether leaving would lose something that was typed. */
export function hasUnsaved(): boolean {
  return forms.size > 0;
}

/** The browser puts it in its own words. */
function askInBrowser(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
