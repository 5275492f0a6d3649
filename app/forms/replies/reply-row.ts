import type { Row } from "#app/platform/tenant/rows.server";
import type { formReplies } from "#db/schema/forms";
import type { Answers } from "../answers/answer";
import type { ScoreResults } from "../scoring/score";

/** A reply's row, with the parts whose shape only the engine knows. */
export type Reply = Omit<Row<typeof formReplies>, "answers" | "scores"> & { answers: Answers; scores: ScoreResults };

export const asReply = (row: Row<typeof formReplies>): Reply => row as unknown as Reply;

/** Whether it was sent and is not taken back: only these count. */
export const counts = ({ status, isTest, deletedAt }: Pick<Reply, "status" | "isTest" | "deletedAt">) =>
	status !== "draft" && !isTest && deletedAt === null;
