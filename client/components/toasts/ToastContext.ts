import { createContext, use } from 'react';

/** Whether a toast reports success or failure. */
export type ToastTone = 'good' | 'bad';

/** A toast's second line, which names the person it is about. */
export type ToastDetails = { readonly about?: string | null };

type Tell = (text: string, tone?: ToastTone, details?: ToastDetails) => void;

export const ToastContext = createContext<Tell>(() => undefined);

/** Returns a function that shows a toast for three seconds, for things that happened elsewhere or in the background. */
export function useToast() {
  return use(ToastContext);
}
