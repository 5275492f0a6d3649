import type * as z from "zod";
import { ListCall } from "#app/lists/query.schema";
import { today } from "#app/platform/clock";
import { parseInput } from "#app/platform/handler.server";
import { translator } from "#app/platform/i18n.server";
import type { Visit } from "#app/platform/tenant/context";
import { type ListedReply, pageOfReplies, withSubjects } from "../lists/list-of-replies.server";
import { replyListWith } from "../lists/reply-columns";
import type { RepliesCall } from "./replies.schema";
import { withColumns } from "./replies.server";
import type { ReviewConfig } from "./review-config";

/** A page of a form's replies as its list on the screen has them: with its filters, for the same eyes, and with the same left out. */
export const repliesByCall =
	<Head>(reviewConfig: ReviewConfig<Head>) =>
	async (visit: Visit, { id, ...sent }: z.output<typeof RepliesCall>) => {
		const { form, questions } = await withColumns(reviewConfig, visit, { id }, "reads");
		const asked = ListCall(replyListWith(questions, form.settings));
		const { f, ...asks } = parseInput(asked, sent) as z.output<typeof asked>;
		const t = await translator(visit.language);
		const [{ items, next }, named] = await Promise.all([
			pageOfReplies(visit, reviewConfig.area, { form, questions }, { ...asks, filters: f.filters }, "list"),
			withSubjects(visit, form, t("forms:subject.hidden")),
		]);
		return { items: (await named(items)).map((reply) => serialize(visit, reply)), next };
	};

/** Of a reply of nobody known only the day that it was sent on is told. */
function serialize({ tenant }: Visit, reply: ListedReply) {
	const { sent } = reply;
	return {
		...{ id: reply.id, guid: reply.guid, status: reply.status, source: reply.source, version: reply.version },
		submitted_at: typeof sent === "number" ? new Date(sent).toISOString() : null,
		sent_on: typeof sent === "number" ? today(tenant.timeZone, new Date(sent)) : sent,
		...{ day: reply.day, is_late: reply.isLate, language: reply.language, seconds: reply.seconds },
		...{ respondent: reply.respondent, assignee: reply.assignee, about: reply.about },
		...{ answers: reply.answers, scores: reply.scores },
	};
}
