import { and, eq } from "drizzle-orm";
import type * as z from "zod";
import { findOpenings } from "#app/directory/openings.server";
import { lookUp, organisationNumberIn, type RegisterCompany, searchRegister } from "#app/directory/register.server";
import { done } from "#app/platform/guard.server";
import { newGuid, newId } from "#app/platform/ids";
import { invalid, notFound } from "#app/platform/problems";
import { LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { companies } from "#db/schema/directory";
import { paths } from "../paths";
import { workplacesOf } from "./choices.server";
import { findWorkplaces } from "./find.server";
import { matchOpenings } from "./match-openings";
import { participantOf } from "./placements.resource.server";
import type { OpeningInput, PickInput, WorkplaceFacts, WorkplaceInput, WorkplaceQuery } from "./placements.schema";
import { changePlacement, findPlacement, placementIn, readingPlacement } from "./placements.server";

/** Letters of a name that are worth a search of the register. */
const LEAST = 3;
/** Companies, and openings, that the page shows. */
const SHOWN = 30;

/** The page by which a placement gets a workplace that is not among those known: customers of CRM, the register, or typed. */
export async function showWorkplace(visit: Visit, { placement: id, q }: z.output<typeof WorkplaceQuery>) {
	const [known, register, openings, { found }] = await Promise.all([
		q === "" ? [] : findWorkplaces(visit, q),
		inRegister(visit, q),
		findOpenings(visit, { text: q }),
		visit.rows.read({ found: readingPlacement(visit, id) }),
	]);
	const listed = placementIn(found);
	const mayWrite = visit.access.level >= LEVEL_CLIENTS && listed.row.archivedAt === null;
	return {
		...{ q, ...register, placement: { id, participant: participantOf(listed) }, mayWrite, tenant: visit.tenant.guid },
		companies: known.slice(0, SHOWN).map(({ value, label }) => ({ id: value, name: label })),
		openings: matchOpenings(listed.row, openings).slice(0, SHOWN),
	};
}

export type WorkplaceView = Awaited<ReturnType<typeof showWorkplace>>;

/** What the register knows; one company by its number fills the fields of the form. */
async function inRegister(visit: Visit, q: string) {
	const orgNo = organisationNumberIn(q);
	if (orgNo) {
		const answer = await lookUp(visit, orgNo);
		return { state: answer.state, found: answer.state === "found" ? factsOf(answer.found) : null, hits: [] };
	}
	if (q.length < LEAST) return { state: null, found: null, hits: [] };
	const answer = await searchRegister(visit, q);
	return { state: answer.state, found: null, hits: answer.state === "found" ? answer.found.map(factsOf) : [] };
}

const factsOf = ({ name, orgNo, municipality, industry, phone, email }: RegisterCompany) => ({
	...{ name, orgNo, municipality, industry, phone, email },
});

const back = (visit: Visit, placement: string) =>
	done({
		snackbar: { key: "verdalPlacements:done.workplace" },
		to: `${paths(visit.tenant.guid).placement(placement)}#supervisorName`,
	});

/** Gives a placement a workplace that is known already. */
export async function pick(visit: Visit, { placement, companyId }: z.output<typeof PickInput>) {
	await changePlacement(visit, placement, { companyId });
	return back(visit, placement);
}

/** Gives a placement the workplace that has an opening, and what it is called as the job title where there is none. Throws `notFound`. */
export async function takeOpening(visit: Visit, { placement, opening: id }: z.output<typeof OpeningInput>) {
	const [{ row }, openings] = await Promise.all([findPlacement(visit, placement), findOpenings(visit)]);
	const opening = openings.find((one) => one.id === id);
	if (!opening) throw notFound();
	const jobTitle = row.jobTitle === "" && opening.kind === "job" ? { jobTitle: opening.title.slice(0, 160) } : {};
	await changePlacement(visit, placement, { companyId: opening.company.id, ...jobTitle });
	return back(visit, placement);
}

/** Adds a company to the directory and gives it to a placement. Throws `invalid` (`orgNo`) where its number is known already. */
export async function addWorkplace(visit: Visit, { placement, ...facts }: z.output<typeof WorkplaceInput>) {
	const { row } = await findPlacement(visit, placement);
	if (row.archivedAt !== null) throw invalid({ form: "verdalPlacements:errors.isArchived" });
	const companyId = await addCompany(visit, facts);
	await changePlacement(visit, placement, { companyId });
	return back(visit, placement);
}

async function addCompany(visit: Visit, facts: WorkplaceFacts): Promise<string> {
	const { rows, user, now } = visit;
	if (facts.orgNo) {
		const where = and(eq(companies.orgNo, facts.orgNo), workplacesOf(visit));
		if ((await rows.list(companies, { where, limit: 1 })).length > 0)
			throw invalid({ orgNo: "verdalPlacements:errors.knownWorkplace" });
	}
	const id = newId(now.getTime());
	await rows.commit([
		rows.adding(companies, {
			...{ id, guid: newGuid(), isCustomer: false, source: "typed", ...facts },
			...{ sortName: facts.name.trim().toLowerCase(), createdBy: user.id, updatedBy: user.id },
		}),
		rows.indexing(companies, id, [facts.name, facts.orgNo, facts.email, facts.phone]),
	]);
	return id;
}
