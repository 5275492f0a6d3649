import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { eq } from "drizzle-orm";
import type * as z from "zod";
import { today } from "#app/platform/clock";
import { done } from "#app/platform/guard.server";
import { PRIVATE } from "#app/platform/http.server";
import { languageOfPage } from "#app/platform/i18n.server";
import { HOUR } from "#app/platform/limits";
import { invalid, notFound } from "#app/platform/problems";
import type { RequestContext } from "#app/platform/request-context.server";
import { enterPublicTarget } from "#app/platform/tenant/public-target.server";
import { countUse } from "#app/platform/throttle.server";
import { hashToken } from "#app/platform/token.server";
import { dayOrNone } from "#app/tasks/due";
import { placements, placementWeeks } from "#db/schema/verdal";
import { manifest } from "../manifest";
import { type ListedPlacement, placementPointers, workplaceOf } from "../placements/placements.resource.server";
import type { ProposeByLinkInput } from "../proposals/proposals.schema";
import { propose, readingProposals, serializeProposal } from "../proposals/proposals.server";
import type { WeekByLinkInput } from "./weeks.schema";
import { answersOf, meantFor } from "./weeks.server";

/** Answers and proposals that one network sends in an hour. */
const USES = { limit: 60, window: HOUR };

/** What a link of a week leads to; throws `notFound` for every other link, and where it was for somebody else than it is about now. */
async function openWeek(context: RequestContext, token: string) {
	const tokenHash = await hashToken(token);
	const ctx = await enterPublicTarget(context, { table: placementWeeks, moduleKey: manifest.key, tokenHash });
	if (!ctx) throw notFound();
	const [week] = await ctx.rows.list(placementWeeks, { where: eq(placementWeeks.tokenHash, tokenHash), limit: 1 });
	if (!week) throw notFound();
	const { found, proposals } = await ctx.rows.read({
		found: ctx.rows.listingWith(placements, placementPointers, {
			where: eq(placements.id, week.placementId),
			limit: 1,
		}),
		proposals: readingProposals(ctx, week.placementId),
	});
	const listed = found[0] as ListedPlacement | undefined;
	if (!listed || listed.row.deletedAt !== null || week.meantFor !== meantFor(week.party, listed.row)) throw notFound();
	const isOpen = listed.row.archivedAt === null && listed.row.cancelReason === null;
	return { ctx, week, listed, proposals, isOpen };
}

/** How a week went, to be said by whoever has the link, with what they and others have proposed. */
export async function showWeek({ request, params, context }: LoaderFunctionArgs) {
	const { ctx, week, listed, proposals, isOpen } = await openWeek(context, params.token ?? "");
	const { row } = listed;
	const shown = {
		...{ party: week.party, weekOn: week.weekOn, answeredAt: week.answeredAt, comment: week.comment, isOpen },
		...{ answers: answersOf(week), participant: row.participantName, workplace: workplaceOf(listed) },
		...{ startsOn: dayOrNone(row.startsOn), endsOn: dayOrNone(row.endsOn), tenant: ctx.tenant.name },
		...{ proposals: proposals.map(serializeProposal), today: today(ctx.tenant.timeZone, context.now) },
		language: await languageOfPage(request, context),
	};
	return data(shown, { headers: PRIVATE });
}

/** Keeps what somebody says of a week by their link; sent again it stands instead. */
export async function answerByLink(
	{ request, context }: ActionFunctionArgs,
	{ token, ...answers }: z.output<typeof WeekByLinkInput>,
) {
	await countUse(context, request, "placementWeek", USES);
	const { ctx, week, isOpen } = await openWeek(context, token);
	if (!isOpen) throw invalid({ form: "verdalWeekly:errors.isOver" });
	await ctx.rows.commit([ctx.rows.changing(placementWeeks, week.id, { ...answers, answeredAt: ctx.now.getTime() })]);
	return done();
}

/** Somebody proposes a change by their link. */
export async function proposeByLink(
	{ request, context }: ActionFunctionArgs,
	{ token, ...proposal }: z.output<typeof ProposeByLinkInput>,
) {
	await countUse(context, request, "placementWeek", USES);
	const { ctx, week, listed, proposals } = await openWeek(context, token);
	await propose(ctx, listed.row, week.party, proposal, proposals, null);
	return done();
}
