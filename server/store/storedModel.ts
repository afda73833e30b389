import { model, type Schema } from 'mongoose';

/** More documents than any list has: as the size of a batch, it has the store hand the whole list over with one command. */
export const IN_ONE_BATCH = 1_000_000;

/** Makes the model of a collection. Each list that it finds comes with one database command, however long the list is. */
export function storedModel<Stored>(name: string, schema: Schema<Stored>) {
  schema.pre('find', function () {
    this.batchSize(IN_ONE_BATCH);
  });
  return model<Stored>(name, schema);
}
