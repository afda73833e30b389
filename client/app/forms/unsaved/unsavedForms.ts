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

/** Why leaving asks: unsaved changes, an open request, or a reason with its own texts. */
export type LeaveReason = 'TYPED' | 'SENT' | LeaveTexts;

const forms = new Map<string, LeaveReason>();
let unblock: (() => void) | null = null;

/** A step that would lose unsaved changes: navigation, or signing out. */
type HeldStep = { readonly isSignOut: boolean; readonly take: () => void };

/** The step that the dialog is asking about; null if there is none. */
export const heldStep = makeVar<HeldStep | null>(null);

/** Blocks navigation for a form. The browser then also asks before it closes the page. */
export function holdUnsaved(form: string, reason: LeaveReason): void {
  forms.set(form, reason);
  block();
}

export function releaseUnsaved(form: string): void {
  forms.delete(form);
  if (forms.size > 0) return;
  // A `beforeunload` listener keeps some browsers from caching the page for Back, so it exists only while needed.
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

/** Carries out the blocked navigation. */
function navigate(step: Transition): void {
  stopBlocking();
  // Going back is asynchronous, and the form stays mounted until the next screen is loaded. From then on it may block again.
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

/** Whether a navigation leaves the form. Signing in again doesn't: it returns to the form and its draft. */
function losesChanges({ location }: Transition): boolean {
  return location.pathname !== navigation.location.pathname && !signInSteps.includes(location.pathname);
}
