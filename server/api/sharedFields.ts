import { Field, type FieldOptions } from 'type-graphql';

/** What the API says about a field in every type and input that has it. */
export interface SharedField extends FieldOptions {
  readonly type: NonNullable<Parameters<typeof Field>[0]>;
  readonly description: string;
}

/**
 * Makes a decorator from a table of fields: a property gets the type and description under its name. An entry that is only a description is
 * a text field. The decorator's own options override the table's, such as `nullable` in an input of changes.
 */
export function sharedFields<Name extends string>(table: Readonly<Record<Name, SharedField | string>>) {
  return (given: FieldOptions = {}) =>
    (prototype: object, name: Name): void => {
      const row: SharedField | string = table[name];
      const { type, ...told } = typeof row === 'string' ? { type: () => String, description: row } : row;
      Field(type, { ...told, ...given })(prototype, name);
    };
}
