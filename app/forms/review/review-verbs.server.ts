import { verb } from "#app/platform/guard.server";
import type { ReviewDesk } from "./desk";
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

/** What is done with one reply on its page. */
export const replyVerbs = <Head>(desk: ReviewDesk<Head>) => ({
	status: verb(ReplyStatus, setReplyStatus(desk)),
	assign: verb(ReplyAssignee, assignReply(desk)),
	comment: verb(ReplyComment, commentReply(desk)),
	remove: verb(ReplyPage, removeOne(desk)),
});

/** What is done with several in their list. */
export const repliesVerbs = <Head>(desk: ReviewDesk<Head>) => ({
	bulkStatus: verb(BulkStatus, statusOfChosen(desk)),
	bulkAssign: verb(BulkAssignee, assignChosen(desk)),
	bulkRemove: verb(BulkReplies, removeChosen(desk)),
	undoRemove: verb(UndoRemoveReplies, restoreRemoved(desk)),
	countMatching: verb(BulkReplies, countMatching(desk)),
});
