import { makeVar } from '@apollo/client';
import type { Transition } from 'history';
import { history } from '../routing/history.ts';
import { signInSteps } from '../paths.ts';

/** What is asked before something is left behind. */
export type LeaveTexts = {
  readonly title: string;
  readonly text: string;
  readonly stayLabel: string;
  readonly leaveLabel: string;
};

/** Why leaving asks: for what is typed, for what is on its way to the server, or for what has texts of its own. */
export type LeaveReason = 'TYPED' | 'SENT' | LeaveTexts;

const forms = new Map<string, LeaveReason>();
let unblock: (() => void) | null = null;

/** The step that would lead away from unsaved changes, for as long as the person has not answered; null when there is none. */
export const heldStep = makeVar<Transition | null>(null);

/** Counts a form among those that leaving would lose something of; the browser, too, then asks before it closes the page. */
export function holdUnsaved(form: string, reason: LeaveReason): void {
  forms.set(form, reason);
  block();
}

export function releaseUnsaved(form: string): void {
  forms.delete(form);
  if (forms.size > 0) return;
  // Some browsers do not keep a page for the Back button while it may ask before closing, so it only asks when there is a reason.
  stopBlocking();
  heldStep(null);
}

/** Whether leaving would lose something that was typed. */
export function hasUnsaved(): boolean {
  return forms.size > 0;
}

/** Why to ask before leaving. */
export function leaveReason(): LeaveReason {
  return [...forms.values()].at(-1) ?? 'TYPED';
}

/** Takes the step that was held. */
export function takeStep(step: Transition): void {
  heldStep(null);
  stopBlocking();
  // Going back takes until the browser has done so; until the next screen has loaded, the form is still there.
  const stopListening = history.listen(() => {
    stopListening();
    if (hasUnsaved()) block();
  });
  step.retry();
}

function block(): void {
  unblock ??= history.block((step) => {
    if (losesChanges(step)) heldStep(step);
    else takeStep(step);
  });
}

function stopBlocking(): void {
  unblock?.();
  unblock = null;
}

/** Whether a step leaves the form. Signing in again does not: it leads back to what was typed. */
function losesChanges({ location }: Transition): boolean {
  return location.pathname !== history.location.pathname && !signInSteps.includes(location.pathname);
}
