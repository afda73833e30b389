import { createContext, use } from 'react';

/** Of something that went as wanted, or did not. */
export type ToastTone = 'good' | 'bad';

export const ToastContext = createContext<(text: string, tone?: ToastTone) => void>(() => undefined);

/** Tells what happened elsewhere or in the background, for three seconds. */
export function useToast() {
  return use(ToastContext);
}
