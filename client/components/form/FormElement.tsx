import { type ComponentProps, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

type FormElementProps = ComponentProps<'form'> & { isSubmitting: boolean };

/**
 * A `form` whose fields can't be changed while it is being sent: new text would be lost when the next screen opens. The fields aren't
 * disabled, because that would take the focus away. The browser's own validation is off, because the product has its own texts.
 */
export function FormElement({ isSubmitting, ...form }: FormElementProps) {
  const element = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    for (const field of element.current?.querySelectorAll('input, textarea') ?? []) {
      field.toggleAttribute('readonly', isSubmitting);
    }
  }, [isSubmitting]);
  // Check boxes and selects can't be read-only. React restores their value if no handler receives the change.
  return <form ref={element} noValidate {...form} onChangeCapture={isSubmitting ? stop : undefined} />;
}

function stop(event: SyntheticEvent): void {
  event.stopPropagation();
}
