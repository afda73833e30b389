import { hasUnsaved, heldStep } from './unsavedForms.ts';

/** Opens another form on the screen; asks first where something typed may be lost. */
export function replaceForm(open: () => void): void {
  if (hasUnsaved()) heldStep({ isSignOut: false, take: open });
  else open();
}
