import { handler } from "#app/platform/guard.server";
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
export const replyHandlers = <Head>(reviewConfig: ReviewConfig<Head>) => ({
	status: handler(ReplyStatus, setReplyStatus(reviewConfig)),
	assign: handler(ReplyAssignee, assignReply(reviewConfig)),
	comment: handler(ReplyComment, commentReply(reviewConfig)),
	remove: handler(ReplyPage, removeOne(reviewConfig)),
});

/** What is done with several in their list. */
export const repliesHandlers = <Head>(reviewConfig: ReviewConfig<Head>) => ({
	bulkStatus: handler(BulkStatus, statusOfChosen(reviewConfig)),
	bulkAssign: handler(BulkAssignee, assignChosen(reviewConfig)),
	bulkRemove: handler(BulkReplies, removeChosen(reviewConfig)),
	undoRemove: handler(UndoRemoveReplies, restoreRemoved(reviewConfig)),
	countMatching: handler(BulkReplies, countMatching(reviewConfig)),
});
