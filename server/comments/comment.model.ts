import { randomUUID } from 'node:crypto';
import { model, Schema } from 'mongoose';
import { COMMENT_MAX_LENGTH } from '../../domain/constants.ts';
import { COMMENT_CATEGORIES, type CommentCategory } from '../../domain/values.ts';

/** A leadership comment about a soldier, or one that the soldier recommends about themself. */
export interface Comment {
  _id: string;
  /** Whom it is about. */
  soldierId: string;
  /** The soldier who wrote it. */
  commentorId: string;
  category: CommentCategory;
  text: string;
  timestamp: Date;
}

const commentSchema = new Schema<Comment>(
  {
    _id: { type: String, default: () => randomUUID() },
    soldierId: { type: String, required: true },
    commentorId: { type: String, required: true },
    category: { type: String, enum: COMMENT_CATEGORIES, required: true },
    text: { type: String, required: true, maxlength: COMMENT_MAX_LENGTH },
    timestamp: { type: Date, required: true },
  },
  { collection: 'comments', versionKey: false },
);

commentSchema.index({ soldierId: 1, timestamp: -1 });

export const CommentModel = model<Comment>('Comment', commentSchema);
