import { createContext, use } from 'react';

/** Of something that went as wanted, or did not. */
export type ToastTone = 'good' | 'bad';

/** @param undo takes back what is told; the message then offers it */
type Tell = (text: string, tone?: ToastTone, undo?: () => void) => void;

export const ToastContext = createContext<Tell>(() => undefined);

/** Tells what happened elsewhere or in the background, for three seconds. */
export function useToast() {
  return use(ToastContext);
}
