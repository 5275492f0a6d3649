import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { and, eq, sql } from "drizzle-orm";
import { nameOf } from "#app/directory/names";
import { type OpenedAnswering, openAnswering } from "#app/forms/answering/open-answering.server";
import { readingDue } from "#app/forms/assignments/reading.server";
import { questionsOf } from "#app/forms/definition/definition";
import { readingOwnReplies } from "#app/forms/own/own-forms.server";
import { asReply } from "#app/forms/replies/reply-row";
import { replyRecords } from "#app/forms/store/records.server";
import { gone } from "#app/platform/problems";
import { people } from "#db/schema/directory";
import { reportForms, reportMembers } from "#db/schema/general-reports";
import { area } from "./area";
import { paths } from "./paths";

type Args = Pick<LoaderFunctionArgs, "request" | "params" | "context">;
/** Codes of a question that asks for one's name. */
const NAMES = ["name", "navn", "full_name", "fullt_navn"];

/**
 * Who answers a form of a project: whoever was asked or takes part in the project, known by the session; whoever has a secret link. The name
 * is shown to them alone: the last part of the address is a secret and never somebody's id. Of what asks once only one reply is taken.
 */
export async function openInProject(args: Args, _area: typeof area, versionId?: string): Promise<OpenedAnswering> {
	const opened = await openAnswering(args, area, versionId);
	const { ctx, form, version, sender } = opened;
	const { respondentId } = sender;
	const leadsTo = paths(ctx.tenant.guid).sent(form.guid);
	const own = { ...opened, form: { ...form, settings: { ...form.settings, leadsTo } } };
	if (!respondentId) return own;
	const { person, membership, before, due } = await ctx.rows.read({
		due: readingDue(ctx, [respondentId], { area }),
		person: ctx.rows.finding(people, respondentId),
		membership: ctx.rows.listingWith(
			reportMembers,
			{},
			{ where: isMemberOf(ctx.tenant.id, form.id, respondentId), limit: 1 },
		),
		before: readingOwnReplies(ctx, [area], respondentId, { limit: 1, formId: form.id }),
	});
	if (sender.source === "member" && !sender.occasion) {
		const answers = membership.some(({ row }) => row.role !== "viewer");
		if (!answers && form.settings.membersOnly) throw gone("generalReports:closed.notAsked");
		const [last] = before;
		if (last)
			return { ...own, isUsed: true, ...(args.request.method === "POST" && { begun: await sentBefore(ctx, last.id) }) };
	}
	const asked = due.find(({ occasion }) => occasion.formId === form.id)?.occasion;
	const name = person ? nameOf(person) : undefined;
	return {
		...own,
		sender: { ...sender, ...(asked && { occasion: { id: asked.id, day: asked.day, isLate: false } }) },
		answersAs: name,
		prefilled: name ? nameIn(version.definition, name) : undefined,
	};
}

/** What was sent already answers whoever sends it again. */
async function sentBefore(ctx: OpenedAnswering["ctx"], id: string) {
	const row = await ctx.rows.find(replyRecords, id);
	return row && asReply(row);
}

const isMemberOf = (tenantId: string, formId: string, userId: string) =>
	sql`${reportMembers.userId} = ${userId} and ${reportMembers.projectId} in (select ${reportForms.projectId} from ${reportForms}
		where ${and(eq(reportForms.tenantId, tenantId), eq(reportForms.formId, formId))})`;

/** The answer to a question for one's name. */
function nameIn(definition: OpenedAnswering["version"]["definition"], name: string) {
	const question = questionsOf(definition).find(({ type, code }) => type === "shortText" && NAMES.includes(code));
	return question ? { [question.id]: name } : undefined;
}
