import { model, Schema } from 'mongoose';

/** What a newcomer must know to register. The first document is the current one. */
export interface JoinCode {
  _id: string;
  code: string;
}

const joinCodeSchema = new Schema<JoinCode>(
  { _id: { type: String, required: true }, code: { type: String, required: true } },
  { collection: 'joinCode', versionKey: false },
);

export const JoinCodeModel = model<JoinCode>('JoinCode', joinCodeSchema);
