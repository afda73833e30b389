import { model, type Schema } from 'mongoose';

/** More documents than any list has. As a batch size, it makes the store send the whole list with one command. */
export const IN_ONE_BATCH = 1_000_000;

/** Makes a collection's model. Each list that it finds takes one database command, however long the list is. */
export function storedModel<Stored>(name: string, schema: Schema<Stored>) {
  schema.pre('find', function () {
    this.batchSize(IN_ONE_BATCH);
  });
  return model<Stored>(name, schema);
}
