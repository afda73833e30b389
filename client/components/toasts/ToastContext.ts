import { createContext, use } from 'react';

/** Whether a toast reports a success or a failure. */
export type ToastTone = 'good' | 'bad';

/** What a toast has beside its text: a second line that names whom it is about. */
export type ToastDetails = { readonly about?: string | null };

type Tell = (text: string, tone?: ToastTone, details?: ToastDetails) => void;

export const ToastContext = createContext<Tell>(() => undefined);

/** Tells what happened elsewhere or in the background, for three seconds. */
export function useToast() {
  return use(ToastContext);
}
