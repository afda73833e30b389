import { Schema } from 'mongoose';
import { announceWrites } from '../../store/changes/ownWrites.ts';
import { storedModel } from '../../store/storedModel.ts';

/** What a newcomer must know to register. The first document is the current one. */
interface JoinCode {
  _id: string;
  code: string;
}

const joinCodeSchema = new Schema<JoinCode>(
  { _id: { type: String, required: true }, code: { type: String, required: true } },
  { collection: 'joinCode', versionKey: false },
);

announceWrites(joinCodeSchema, { kind: 'JOIN_CODE' });

export const JoinCodeModel = storedModel('JoinCode', joinCodeSchema);
