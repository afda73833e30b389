import { makeVar } from '@apollo/client';
import type { Transition } from 'history';
import { navigation } from '../../browser/navigation.ts';
import { signInSteps } from '../../paths.ts';

/** The texts of the dialog that asks before leaving. */
export type LeaveTexts = {
  readonly title: string;
  readonly text: string;
  readonly cancelLabel: string;
  readonly confirmLabel: string;
};

/** Why leaving asks: unsaved changes, a request in progress, or a reason with texts of its own. */
export type LeaveReason = 'TYPED' | 'SENT' | LeaveTexts;

const forms = new Map<string, LeaveReason>();
let unblock: (() => void) | null = null;

/** What would lose unsaved changes: navigation, or signing out. */
type HeldStep = { readonly isSignOut: boolean; readonly take: () => void };

/** The step that the dialog asks about; null while there is none. */
export const heldStep = makeVar<HeldStep | null>(null);

/** Blocks navigation for a form; the browser, too, then asks before it closes the page. */
export function holdUnsaved(form: string, reason: LeaveReason): void {
  forms.set(form, reason);
  block();
}

export function releaseUnsaved(form: string): void {
  forms.delete(form);
  if (forms.size > 0) return;
  // A `beforeunload` listener keeps some browsers from caching the page for the Back button, so it is there only while needed.
  stopBlocking();
  heldStep(null);
}

/** Whether any form blocks navigation. */
export function hasUnsaved(): boolean {
  return forms.size > 0;
}

/** The reason of the form that blocks navigation. */
export function leaveReason(): LeaveReason {
  return [...forms.values()].at(-1) ?? 'TYPED';
}

/** Makes the blocked navigation. */
function navigate(step: Transition): void {
  stopBlocking();
  // Going back is asynchronous, and the form stays mounted until the next screen has loaded: it blocks again from then on.
  const stopListening = navigation.listen(() => {
    stopListening();
    if (hasUnsaved()) block();
  });
  step.retry();
}

function block(): void {
  unblock ??= navigation.block((step) => {
    if (losesChanges(step)) return heldStep({ isSignOut: false, take: () => navigate(step) });
    heldStep(null);
    navigate(step);
  });
}

function stopBlocking(): void {
  unblock?.();
  unblock = null;
}

/** Whether a navigation leaves the form. Signing in again does not: it returns to the form, with its draft. */
function losesChanges({ location }: Transition): boolean {
  return location.pathname !== navigation.location.pathname && !signInSteps.includes(location.pathname);
}
