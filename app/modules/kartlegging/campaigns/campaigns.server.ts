import { and, asc, desc, eq, sql } from "drizzle-orm";
import type * as z from "zod";
import { NAMED, nameOf } from "#app/directory/names";
import type { BulkAnswer } from "#app/lists/bulk-answer";
import { bulkDone, chosenRows } from "#app/lists/chosen.server";
import { today } from "#app/platform/clock";
import { done } from "#app/platform/guard.server";
import { newId } from "#app/platform/ids";
import { invalid, notAllowed, notFound } from "#app/platform/problems";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { companies, people } from "#db/schema/directory";
import { assessedCompanies, assessmentCampaigns, type callResults, campaignCalls } from "#db/schema/kartlegging";
import { companyResource } from "../companies/companies.resource.server";
import { assertInterviewer, readingInterviewers } from "../companies/interviewers.server";
import { paths } from "../paths";
import { openTo, visibleTo } from "../visible.server";
import type { BulkCampaign, CallInput, CallRef, CampaignInput, CampaignNamed, CampaignQuery } from "./campaigns.schema";

type Result = (typeof callResults)[number];

/** Campaigns that are shown, and companies of one. */
const MOST = 100;
const COMPANIES = 1000;
/** What is still to be called again. */
const open: readonly Result[] = ["waiting", "noAnswer", "callBack"];

/** The campaigns, the last to end first. */
export const readingCampaigns = ({ rows }: Visit) =>
	rows.listing(assessmentCampaigns, {
		orderBy: [desc(assessmentCampaigns.endsOn), desc(assessmentCampaigns.id)],
		limit: MOST,
	});

/** The calls to companies that the visitor sees. */
const seenCalls = (visit: Visit) =>
	sql`exists (select 1 from ${assessedCompanies} where ${and(
		eq(assessedCompanies.tenantId, campaignCalls.tenantId),
		eq(assessedCompanies.id, campaignCalls.companyId),
		visibleTo(visit),
	)})`;

/** The campaigns, each with how far it has come among the companies that the visitor sees. */
export async function showCampaigns(visit: Visit) {
	const { found, counts } = await visit.rows.read({
		found: readingCampaigns(visit),
		counts: visit.rows.countingBy(
			campaignCalls,
			sql`${campaignCalls.campaignId} || char(10) || ${campaignCalls.result}`,
			seenCalls(visit),
		),
	});
	return {
		tenant: visit.tenant.guid,
		today: today(visit.tenant.timeZone, visit.now),
		campaigns: found.map(({ id, name, endsOn }) => {
			const of = (results: (result: Result) => boolean) =>
				[...counts].reduce((all, [key, count]) => {
					const [campaign, result] = key.split("\n");
					return campaign === id && results(result as Result) ? all + count : all;
				}, 0);
			return { id, name, endsOn, total: of(() => true), handled: of((result) => !open.includes(result)) };
		}),
	};
}

export async function addCampaign(visit: Visit, input: z.output<typeof CampaignInput>) {
	const { rows, user, now } = visit;
	const row = { id: newId(now.getTime()), ...input, createdBy: user.id };
	await rows.commit([rows.adding(assessmentCampaigns, row)]);
	const snackbar = { key: "kartlegging:told.campaignAdded", params: { name: input.name } };
	return done({ snackbar, to: paths(visit.tenant.guid).campaign(row.id) });
}

/** A campaign with its companies, those still to be called first, and how many came to what. */
export async function showCampaign(visit: Visit, { campaign: id, result, caller }: z.output<typeof CampaignQuery>) {
	const { campaign, calls, interviewers } = await visit.rows.read({
		campaign: visit.rows.finding(assessmentCampaigns, id),
		calls: visit.rows.listingWith(
			campaignCalls,
			{
				company: [companies, campaignCalls.companyId, ["guid", "name", "municipality", "phone"]],
				caller: [people, campaignCalls.callerId, NAMED],
			},
			{
				where: and(eq(campaignCalls.campaignId, id), seenCalls(visit)),
				orderBy: [asc(campaignCalls.calledOn), asc(campaignCalls.id)],
				limit: COMPANIES,
			},
		),
		interviewers: readingInterviewers(visit),
	});
	if (!campaign) throw notFound();
	const counts: Partial<Record<Result, number>> = {};
	for (const { row } of calls) counts[row.result] = (counts[row.result] ?? 0) + 1;
	const { name, endsOn } = campaign;
	const isMine = (callerId: string | null) => callerId === (caller === "me" ? visit.user.id : caller);
	const at = paths(visit.tenant.guid);
	return {
		...{ tenant: visit.tenant.guid, title: name, campaign: { id, name, endsOn }, counts, interviewers },
		...{ total: calls.length, handled: calls.filter(({ row }) => !open.includes(row.result)).length },
		...{ result: result ?? null, caller: caller ?? null, mayRemove: mayRemove(visit, campaign) },
		calls: calls
			.filter(({ row }) => (result === undefined || row.result === result) && (!caller || isMine(row.callerId)))
			.map(({ row, company, caller: who }) => ({
				...{ id: row.id, result: row.result, calledOn: row.calledOn || null, note: row.note },
				...{ callerId: row.callerId, caller: who && nameOf(who), at: row.updatedAt },
				...{ company: company?.name ?? "", municipality: company?.municipality ?? null, phone: company?.phone ?? null },
				to: company ? at.company(company.guid) : null,
			})),
	};
}
export type CampaignView = Awaited<ReturnType<typeof showCampaign>>;

const mayRemove = ({ user, access }: Visit, { createdBy }: { createdBy: string }) =>
	createdBy === user.id || access.level >= LEVEL_ALL;

/** A call of the campaign to a company that the visitor sees; throws `notFound` else. */
async function findCall(visit: Visit, { campaign, id }: z.output<typeof CallRef>) {
	const [call] = await visit.rows.list(campaignCalls, {
		where: and(eq(campaignCalls.id, id), eq(campaignCalls.campaignId, campaign), seenCalls(visit)),
		limit: 1,
	});
	if (!call) throw notFound();
	return call;
}

/** Notes what a call came to; a company that has agreed or does not want to stands so in the list too. */
export async function saveCall(visit: Visit, { campaign, id, ...call }: z.output<typeof CallInput>) {
	const { rows } = visit;
	const [before] = await Promise.all([findCall(visit, { campaign, id }), assertInterviewer(visit, call.callerId)]);
	const isCalled = call.result !== before.result && call.result !== "waiting";
	const calledOn = isCalled ? today(visit.tenant.timeZone, visit.now) : before.calledOn;
	const stands = call.result === "booked" || call.result === "declined" || call.result === "done";
	await rows.commit([
		rows.changing(campaignCalls, id, { ...call, calledOn }),
		...(stands && isCalled
			? [rows.changing(assessedCompanies, before.companyId, { status: call.result as "booked" | "declined" | "done" })]
			: []),
	]);
	return done({ snackbar: { key: "kartlegging:told.callSaved" } });
}

export async function removeCall(visit: Visit, ref: z.output<typeof CallRef>) {
	const { id } = await findCall(visit, ref);
	await visit.rows.commit([visit.rows.removing(campaignCalls, id)]);
	return done({ snackbar: { key: "kartlegging:told.callRemoved" } });
}

/** Ends a campaign for good: the companies stay as they are. */
export async function removeCampaign(visit: Visit, { campaign: id }: z.output<typeof CampaignNamed>) {
	const campaign = await visit.rows.find(assessmentCampaigns, id);
	if (!campaign) throw notFound();
	if (!mayRemove(visit, campaign)) throw notAllowed();
	await visit.rows.commit([visit.rows.removing(assessmentCampaigns, id)]);
	const snackbar = { key: "kartlegging:told.campaignRemoved", params: { name: campaign.name } };
	return done({ snackbar, to: paths(visit.tenant.guid).campaigns });
}

/** Takes companies of the list into a campaign, each to be called by its own interviewer; one that is in it stays as it is. */
export async function addToCampaign(
	visit: Visit,
	{ campaignId, ...chosen }: z.output<typeof BulkCampaign>,
): Promise<BulkAnswer> {
	const { rows } = visit;
	const [campaign, found] = await Promise.all([
		rows.find(assessmentCampaigns, campaignId),
		chosenRows(visit, companyResource.source as never, chosen, and(visibleTo(visit), openTo(visit))),
	]);
	if (!campaign) throw invalid({ campaignId: "wrongValue" });
	const { there } = await rows.read({
		there: rows.countingBy(campaignCalls, campaignCalls.companyId, eq(campaignCalls.campaignId, campaignId)),
	});
	const fresh = (found as (typeof assessedCompanies.$inferSelect)[]).filter(({ id }) => !there.has(id));
	if (fresh.length === 0) throw invalid({ ids: "kartlegging:errors.inCampaign" });
	const calls = fresh.map(({ id, interviewerId }) => ({
		...{ id: `${campaignId}:${id}`, campaignId, companyId: id, callerId: interviewerId },
	}));
	await rows.commit([rows.addingEach(campaignCalls, calls)]);
	return bulkDone({ key: "kartlegging:told.intoCampaign", params: { number: fresh.length, name: campaign.name } });
}
