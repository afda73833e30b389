import { Field, type FieldOptions } from 'type-graphql';

/** What the API says of a field in all types and inputs that have it. */
export interface SharedField extends FieldOptions {
  readonly type: NonNullable<Parameters<typeof Field>[0]>;
  readonly description: string;
}

/**
 * Makes a decorator from a table of fields: a property gets the type and the description that stand there under its name. A description
 * alone is of a text. Options that the decorator is given come before the table's, such as `nullable` in an input of changes.
 */
export function sharedFields<Name extends string>(table: Readonly<Record<Name, SharedField | string>>) {
  return (given: FieldOptions = {}) =>
    (prototype: object, name: Name): void => {
      const row: SharedField | string = table[name];
      const { type, ...told } = typeof row === 'string' ? { type: () => String, description: row } : row;
      Field(type, { ...told, ...given })(prototype, name);
    };
}
