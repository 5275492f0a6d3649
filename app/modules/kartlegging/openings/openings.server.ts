import { and, asc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import { companyIdOf } from "#app/directory/companies.server";
import { hasWords, isOpenOn } from "#app/directory/openings.server";
import type { OpenedAnswering } from "#app/forms/answering/open-answering.server";
import type { TakenReply } from "#app/forms/replies/send-reply.server";
import { addDays, today } from "#app/platform/clock";
import { done } from "#app/platform/guard.server";
import { isLanguage } from "#app/platform/i18n";
import { newId } from "#app/platform/ids";
import { invalid, notFound } from "#app/platform/problems";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import { companies, openings } from "#db/schema/directory";
import { assessedCompanies } from "#db/schema/kartlegging";
import { manifest } from "../manifest";
import { ofSeenCompany, visibleTo } from "../visible.server";
import { openingsOfReply } from "./of-reply";
import type { OpeningInput, OpeningRef, OpeningsQuery } from "./openings.schema";

/** Openings that the board shows, and companies that it offers. */
const MOST = 200;
/** Days that what a reply has named holds for. */
const HOLDS = 180;

const mine = (visit: Visit) => and(eq(openings.moduleKey, manifest.key), ofSeenCompany(visit, openings.companyId));

/** What companies need now, by what is looked for, in one round trip. */
export async function showOpenings(visit: Visit, { q, kind, company }: z.output<typeof OpeningsQuery>) {
	const { rows, tenant, now } = visit;
	const day = today(tenant.timeZone, now);
	const open = and(mine(visit), isOpenOn(day)) as SQL;
	const of = company === undefined ? undefined : sql`${openings.companyId} = ${companyIdOf(visit, company)}`;
	const read = await rows.read({
		counts: rows.countingBy(openings, openings.kind, open),
		found: rows.listingWith(
			openings,
			{ company: [companies, openings.companyId, ["guid", "name", "municipality"]] },
			{
				where: and(open, of, hasWords(q), kind && eq(openings.kind, kind)),
				orderBy: [asc(openings.endsOn), asc(openings.id)],
				limit: MOST,
			},
		),
		companies: rows.listingWith(
			assessedCompanies,
			{ company: [companies, assessedCompanies.id, ["guid", "name"]] },
			{ where: visibleTo(visit), orderBy: [asc(assessedCompanies.name), asc(assessedCompanies.id)], limit: MOST },
		),
	});
	return {
		...{ q, kind: kind ?? "", tenant: tenant.guid, endsOn: addDays(day, HOLDS) },
		counts: {
			job: read.counts.get("job") ?? 0,
			training: read.counts.get("training") ?? 0,
			skill: read.counts.get("skill") ?? 0,
		},
		chosen: read.companies.find((one) => one.company?.guid === company)?.row.id ?? "",
		companies: read.companies.map(({ row, company: its }) => ({ value: row.id, label: its?.name ?? row.name })),
		openings: read.found.flatMap(({ row, company: its }) =>
			its
				? [
						{
							...{
								id: row.id,
								kind: row.kind,
								title: row.title,
								places: row.places,
								note: row.note,
								endsOn: row.endsOn,
							},
							...{ company: its, isFromReply: row.replyId !== null },
						},
					]
				: [],
		),
	};
}

/** Adds what a company needs. Throws `invalid` for a company that the visitor does not see, and for a day that has passed. */
export async function addOpening(visit: Visit, { company: companyId, ...opening }: z.output<typeof OpeningInput>) {
	const { rows, user, tenant, now } = visit;
	if (opening.endsOn < today(tenant.timeZone, now)) throw invalid({ endsOn: "kartlegging:errors.past" });
	const where = and(visibleTo(visit), eq(assessedCompanies.id, companyId));
	const [company] = await rows.list(assessedCompanies, { where, limit: 1 });
	if (!company) throw invalid({ company: "kartlegging:errors.noCompany" });
	await rows.add(openings, {
		...{ id: newId(now.getTime()), companyId, ...opening, moduleKey: manifest.key, createdBy: user.id },
	});
	return done({ snackbar: { key: "kartlegging:told.openingAdded" } });
}

/** Says that an opening is open no longer. */
export async function closeOpening(visit: Visit, { id }: z.output<typeof OpeningRef>) {
	const { rows, now } = visit;
	const [found] = await rows.list(openings, { where: and(mine(visit), eq(openings.id, id)), limit: 1 });
	if (!found) throw notFound();
	await rows.commit([rows.changing(openings, id, { closedAt: now.getTime() })]);
	return done({ snackbar: { key: "kartlegging:told.openingClosed" } });
}

/** The writes by which what a company has named in a reply stands on the board, in the place of what it had named before. */
export function openingsNamed(
	{ rows, now }: TenantContext,
	{ version, form }: Pick<OpenedAnswering, "version" | "form">,
	{ companyId, by, training }: { companyId: string; by: string; training: string },
	{ id: replyId, day, answers }: TakenReply,
): PendingWrite[] {
	const [first] = form.languages;
	const language = first !== undefined && isLanguage(first) ? first : "en";
	const earlier = and(
		eq(openings.companyId, companyId),
		eq(openings.moduleKey, manifest.key),
		isNotNull(openings.replyId),
		isNull(openings.closedAt),
	) as SQL;
	const found = openingsOfReply(version.definition, answers, { language, training });
	return [
		rows.changingWhere(openings, earlier, { closedAt: now.getTime() }),
		...found.map((opening) =>
			rows.adding(openings, {
				...{ id: newId(now.getTime()), companyId, ...opening, moduleKey: manifest.key, replyId },
				...{ endsOn: addDays(day, HOLDS), createdBy: by },
			}),
		),
	];
}
