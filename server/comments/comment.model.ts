import { randomUUID } from 'node:crypto';
import { Schema } from 'mongoose';
import { COMMENT_CATEGORIES, type CommentCategory } from '../../domain/values.ts';
import { pendingHistory, type WithPendingHistory } from '../history/history.model.ts';
import { announceDocuments } from '../store/changes/ownWrites.ts';
import { storedModel } from '../store/storedModel.ts';

/** A leadership comment about a soldier, or a comment that the soldier recommends about themself. */
export interface Comment extends WithPendingHistory {
  _id: string;
  /** Counts the changes. A save carries the version that it is based on. */
  version: number;
  /** The soldier it is about. */
  soldierId: string;
  /** The soldier who wrote it. */
  commentorId: string;
  category: CommentCategory;
  text: string;
  /** When it was written; later changes don't affect it. */
  timestamp: Date;
  /** Set while a comment is being deleted. From then on nobody sees it, and its text is empty. */
  deletedAt?: Date;
}

const commentSchema = new Schema<Comment>(
  {
    _id: { type: String, default: () => randomUUID() },
    version: { type: Number, required: true },
    soldierId: { type: String, required: true },
    commentorId: { type: String, required: true },
    category: { type: String, enum: COMMENT_CATEGORIES, required: true },
    text: { type: String, required: true },
    timestamp: { type: Date, required: true },
    deletedAt: Date,
    pendingHistory,
  },
  { collection: 'comments', versionKey: false },
);

commentSchema.index({ soldierId: 1, timestamp: -1, _id: -1 });

// Marking a comment as deleted is announced. Removing its document afterwards changes nothing that anybody sees.
announceDocuments(commentSchema, ({ _id: id, soldierId }) => ({ kind: 'COMMENT', id, soldierId }));

export const CommentModel = storedModel('Comment', commentSchema);
