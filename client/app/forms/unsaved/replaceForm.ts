import { hasUnsaved, heldStep } from './unsavedForms.ts';

/** Opens another form on the same screen. Asks first if typed changes could be lost. */
export function replaceForm(open: () => void): void {
  if (hasUnsaved()) heldStep({ isSignOut: false, take: open });
  else open();
}
