import { createContext, use } from 'react';

/** Whether a toast reports a success or a failure. */
export type ToastTone = 'good' | 'bad';

/** An Undo button in the toast, and the text that names whom it is about. */
export type Undo = { readonly about: string; readonly act: () => void };

type Tell = (text: string, tone?: ToastTone, undo?: Undo) => void;

export const ToastContext = createContext<Tell>(() => undefined);

/** Tells what happened elsewhere or in the background, for three seconds. */
export function useToast() {
  return use(ToastContext);
}
