import { type ComponentProps, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

type FormElementProps = ComponentProps<'form'> & { isSubmitting: boolean };

/**
 * A `form` whose fields cannot be changed while it is being sent, as what is typed meanwhile would be lost when the next screen opens. They
 * are not disabled, because that would take the focus from them. The browser's own validation is off; the product has its own texts.
 */
export function FormElement({ isSubmitting, ...form }: FormElementProps) {
  const element = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    for (const field of element.current?.querySelectorAll('input, textarea') ?? []) {
      field.toggleAttribute('readonly', isSubmitting);
    }
  }, [isSubmitting]);
  // Checkboxes and selects cannot be read-only. React restores their value when no handler receives the change.
  return <form ref={element} noValidate {...form} onChangeCapture={isSubmitting ? stop : undefined} />;
}

function stop(event: SyntheticEvent): void {
  event.stopPropagation();
}
