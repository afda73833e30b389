import { dropDraft } from '../drafts/drafts.ts';
import { hasUnsaved, heldStep } from './unsavedForms.ts';

/** Opens another form on the screen; asks first where something typed may be lost. */
export function replaceForm(open: () => void): void {
  const take = () => {
    // The next form must not open with the draft of the one before.
    dropDraft();
    open();
  };
  if (hasUnsaved()) heldStep({ isSignOut: false, take });
  else take();
}
