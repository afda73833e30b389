import { type ComponentProps, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

type FormElementProps = ComponentProps<'form'> & { isSubmitting: boolean };

/**
 * A `form` whose fields keep what they hold while it is being sent: what is typed meanwhile would be lost when the answer leads on. They are not
 * disabled, which would take the focus from them. The browser's own checks stay silent; the product has its own texts.
 */
export function FormElement({ isSubmitting, ...form }: FormElementProps) {
  const element = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    for (const field of element.current?.querySelectorAll('input, textarea') ?? []) {
      field.toggleAttribute('readonly', isSubmitting);
    }
  }, [isSubmitting]);
  // Checkboxes and lists cannot be read-only. React puts them back when nobody hears of a change.
  return <form ref={element} noValidate {...form} onChangeCapture={isSubmitting ? stop : undefined} />;
}

function stop(event: SyntheticEvent): void {
  event.stopPropagation();
}
