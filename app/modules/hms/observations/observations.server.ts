import { and, desc, eq, isNull, ne, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import { companyIdOf } from "#app/directory/companies.server";
import { NAMED, nameOf } from "#app/directory/names";
import { today } from "#app/platform/clock";
import { done } from "#app/platform/guard.server";
import { newId } from "#app/platform/ids";
import { notifying } from "#app/platform/notify.server";
import { invalid, notAllowed, notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { companies, people } from "#db/schema/directory";
import { safetyObservations } from "#db/schema/hms";
import { readingAreas } from "../areas.server";
import { chosenCompany, readingCompanyChoices } from "../companies/companies.server";
import { paths } from "../paths";
import { visibleObservations } from "../visible.server";
import type { ObservationInput, ObservationsQuery, ThanksInput } from "./observations.schema";

/** Observations that the page shows. */
const MOST = 100;

/** What people have seen go well, the last first; of one company where the address names it. */
export async function showObservations(visit: Visit, { company }: z.output<typeof ObservationsQuery>) {
	const of = company && sql`${safetyObservations.companyId} = ${companyIdOf(visit, company)}`;
	const seen = and(visibleObservations(visit), of || undefined) as SQL;
	const read = await visit.rows.read({
		companies: readingCompanyChoices(visit),
		areas: readingAreas(visit),
		count: visit.rows.counting(safetyObservations, seen, 10_000),
		thanked: visit.rows.counting(
			safetyObservations,
			and(seen, sql`${safetyObservations.thankedAt} is not null`) as SQL,
			10_000,
		),
		found: visit.rows.listingWith(
			safetyObservations,
			{
				company: [companies, safetyObservations.companyId, ["guid", "name"]],
				sender: [people, safetyObservations.createdBy, NAMED],
				thanker: [people, safetyObservations.thankedBy, NAMED],
			},
			{ where: seen, orderBy: [desc(safetyObservations.seenOn), desc(safetyObservations.id)], limit: MOST },
		),
	});
	return {
		...{ tenant: visit.tenant.guid, companies: read.companies, areas: read.areas },
		...{ count: read.count, thanked: read.thanked, today: today(visit.tenant.timeZone, visit.now) },
		chosen: read.companies.find(({ guid }) => guid === company)?.value ?? "",
		observations: read.found.map(({ row, company: its, sender, thanker }) => ({
			...{ id: row.id, text: row.text, area: row.area, seenOn: row.seenOn, company: its?.name ?? "" },
			...{ sender: sender && nameOf(sender), isMine: row.createdBy === visit.user.id },
			thanks: row.thankedAt === null ? null : { by: thanker ? nameOf(thanker) : "", words: row.thanks },
		})),
	};
}

/** Keeps what somebody has seen go well. Throws `invalid` for a day that has not come. */
export async function addObservation(visit: Visit, { company, ...seen }: z.output<typeof ObservationInput>) {
	const { rows, user, now, tenant } = visit;
	if (seen.seenOn > today(tenant.timeZone, now)) throw invalid({ seenOn: "hms:errors.future" });
	const { row } = await chosenCompany(visit, company);
	await rows.add(safetyObservations, { id: newId(now.getTime()), companyId: row.id, ...seen, createdBy: user.id });
	return done({ snackbar: { key: "hms:done.observationAdded" } });
}

/** Thanks whoever has sent an observation, once; they are told. Throws `notAllowed` for one's own. */
export async function thank(visit: Visit, { id, thanks }: z.output<typeof ThanksInput>) {
	const { rows, user, now, tenant } = visit;
	const where = and(visibleObservations(visit), eq(safetyObservations.id, id));
	const [row] = await rows.list(safetyObservations, { where, limit: 1 });
	if (!row) throw notFound();
	if (row.createdBy === user.id) throw notAllowed();
	const still = and(isNull(safetyObservations.thankedAt), ne(safetyObservations.createdBy, user.id)) as SQL;
	const notice = {
		...{
			type: "observationThanked" as const,
			params: { name: `${user.firstName} ${user.lastName}`.trim() },
		},
		...{ noticeId: `observation:${id}`, url: paths(tenant.guid).observations() },
	};
	const thanked = { thankedAt: now.getTime(), thankedBy: user.id, thanks };
	const [changed] = await rows.commit([
		rows.changing(safetyObservations, id, thanked, undefined, still),
		notifying(visit, notice, [row.createdBy]),
	]);
	if (!changed) throw invalid({ form: "hms:errors.isThanked" });
	return done({ snackbar: { key: "hms:done.thanked" } });
}
