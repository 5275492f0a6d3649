import { verb } from "#app/platform/guard.server";
import {
	BulkAssignee,
	BulkReplies,
	BulkStatus,
	ReplyAssignee,
	ReplyComment,
	ReplyPage,
	ReplyStatus,
	UndoRemoveReplies,
} from "./replies.schema";
import { assignChosen, countMatching, removeChosen, restoreRemoved, statusOfChosen } from "./replies.server";
import { assignReply, commentReply, removeOne, setReplyStatus } from "./reply.server";
import type { ReviewConfig } from "./review-config";

/** What is done with one reply on its page. */
export const replyVerbs = <Head>(reviewConfig: ReviewConfig<Head>) => ({
	status: verb(ReplyStatus, setReplyStatus(reviewConfig)),
	assign: verb(ReplyAssignee, assignReply(reviewConfig)),
	comment: verb(ReplyComment, commentReply(reviewConfig)),
	remove: verb(ReplyPage, removeOne(reviewConfig)),
});

/** What is done with several in their list. */
export const repliesVerbs = <Head>(reviewConfig: ReviewConfig<Head>) => ({
	bulkStatus: verb(BulkStatus, statusOfChosen(reviewConfig)),
	bulkAssign: verb(BulkAssignee, assignChosen(reviewConfig)),
	bulkRemove: verb(BulkReplies, removeChosen(reviewConfig)),
	undoRemove: verb(UndoRemoveReplies, restoreRemoved(reviewConfig)),
	countMatching: verb(BulkReplies, countMatching(reviewConfig)),
});
