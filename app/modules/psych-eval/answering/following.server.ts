import { moduleMembers } from "#app/directory/module-members.server";
import type { TakenReply } from "#app/forms/replies/send-reply.server";
import type { Measured } from "#app/forms/reports/measurements";
import type { Version } from "#app/forms/store/form-row.server";
import { comparable, comparableAnswers } from "#app/forms/versions/comparable";
import { newId } from "#app/platform/ids";
import { HOUR } from "#app/platform/limits";
import { notifying } from "#app/platform/notify.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { TenantContext } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { selfReportAlerts, selfReportClients } from "#db/schema/psych-eval";
import { area } from "../area";
import type { AlertRule, BankQuestion, Category } from "../bank/category";
import { paths } from "../paths";
import { raisedBy } from "./alerts";
import { scoreStatus } from "./score-status";

/** What is known before a reply comes: of the client, and of the questions that are asked. */
export type Known = {
	clientId: string;
	version: Version;
	questions: BankQuestion[];
	categories: Category[];
	/** Earlier measurements, oldest first. */
	earlier: Measured[];
	standing: Row<typeof selfReportClients> | undefined;
	advisorIds: string[];
};

/** Those who are told where a client has no advisor. */
const ADMINS = 20;

/** What a reply brings with it: alerts for those who follow up, and where the client stands now. */
export async function followingOf(ctx: TenantContext, known: Known): Promise<(taken: TakenReply) => PendingWrite[]> {
	const rules = known.questions.flatMap(({ alertRule }) => alertRule ?? []);
	const admins = rules.some(({ to }) => to !== "advisors") || (rules.length > 0 && known.advisorIds.length === 0);
	const adminIds = admins
		? (await moduleMembers(ctx, { moduleKey: area.moduleKey, level: 30, most: ADMINS })).map(({ id }) => id)
		: [];
	return (taken) => [...standing(ctx, known, taken), ...alerts(ctx, known, taken, adminIds)];
}

function standing(
	ctx: TenantContext,
	{ clientId, version, earlier, standing }: Known,
	taken: TakenReply,
): PendingWrite[] {
	const { definition } = version;
	const measured = [...earlier.filter(({ id }) => id !== taken.id), { ...taken, versionId: version.id }];
	const now = { lastAt: ctx.now.getTime(), ...scoreStatus(definition.scores, comparable(definition, measured)) };
	return [
		standing
			? ctx.rows.changing(selfReportClients, clientId, now)
			: ctx.rows.adding(selfReportClients, { id: clientId, ...now }),
	];
}

function alerts(ctx: TenantContext, known: Known, taken: TakenReply, adminIds: string[]): PendingWrite[] {
	const { clientId, version, questions, categories, earlier } = known;
	const before = earlier
		.filter(({ id }) => id !== taken.id)
		.map((measured) => comparableAnswers(version.definition, measured));
	const raised = raisedBy(questions, categories, taken.answers, before);
	if (raised.length === 0) return [];
	const now = ctx.now.getTime();
	const adding = raised.map(({ questionId, rule }) =>
		ctx.rows.adding(selfReportAlerts, {
			...{ id: newId(now), clientId, replyId: taken.id, questionId, rule: { ...rule } },
			dueAt: now + rule.hours * HOUR,
		}),
	);
	const receivers = new Set(raised.flatMap(({ rule }) => alertReceivers(rule, known.advisorIds, adminIds)));
	// Neither the question nor the answer is said, nor whose it is.
	const notice = {
		...{ type: "selfReportAlert" as const, params: {}, noticeId: `alert:${taken.id}` },
		url: paths(ctx.tenant.guid).answers(taken.id),
	};
	return [...adding, ...(receivers.size > 0 ? [notifying(ctx, notice, [...receivers])] : [])];
}

function alertReceivers({ to }: AlertRule, advisorIds: string[], adminIds: string[]): string[] {
	if (to === "admins" || advisorIds.length === 0) return adminIds;
	return to === "both" ? [...advisorIds, ...adminIds] : advisorIds;
}
