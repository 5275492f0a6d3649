import { and, eq, inArray, sql } from "drizzle-orm";
import { inModule } from "#app/directory/module-members.server";
import { nameOf } from "#app/directory/names";
import { findOpenings } from "#app/directory/openings.server";
import { subjectKind } from "#app/forms/subjects/known-subjects.server";
import { findSubjects, searchSubjects, viewerOf } from "#app/forms/subjects/subjects.server";
import { today } from "#app/platform/clock";
import { invalid } from "#app/platform/problems";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { requiring } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { companies, people } from "#db/schema/directory";
import { positionCodes } from "#db/schema/verdal";
import type { PointerWords } from "../history/field-changes";
import { advisorRights, codesOn, participantsOf, workplacesOf } from "./choices.server";
import { codeOf, type Placement } from "./placements.resource.server";
import type { PlacementFacts } from "./placements.schema";

type Pointers = Pick<PlacementFacts, "participantId" | "companyId" | "advisorId" | "coAdvisorId" | "codeId">;
/** What others are called: to be kept with the placement, and for its history. */
type Checked = { names: Partial<Pick<Placement, "participantName" | "companyName">>; words: PointerWords };

const NONE = "";

/**
 * Checks whom and what a placement is to point to anew, in one round trip, and gives what they are called. Throws `invalid` for what
 * the visitor may not choose; what stands there already may stay.
 */
export async function checkedNames(
	visit: Visit,
	facts: Pointers,
	before?: Pick<Placement, keyof Pointers>,
): Promise<Checked> {
	const isNew = (field: keyof Pointers) => facts[field] !== undefined && facts[field] !== (before?.[field] ?? null);
	const wanted = (field: keyof Pointers) => (isNew(field) ? (facts[field] ?? NONE) : NONE);
	const found = await visit.rows.read({
		participant: visit.rows.listing(people, {
			where: and(eq(people.id, wanted("participantId")), participantsOf(visit)),
			limit: 1,
		}),
		company: visit.rows.listing(companies, {
			where: and(eq(companies.id, wanted("companyId")), workplacesOf(visit)),
			limit: 1,
		}),
		advisors: visit.rows.listing(people, {
			where: and(
				inArray(people.id, [wanted("advisorId"), wanted("coAdvisorId")]),
				eq(people.isActive, true),
				inModule(visit, people.id, advisorRights),
			),
			limit: 2,
		}),
		code: visit.rows.listing(positionCodes, {
			where: and(eq(positionCodes.id, wanted("codeId")), codesOn(today(visit.tenant.timeZone, visit.now))),
			limit: 1,
		}),
	});
	const [participant] = found.participant;
	const [code] = found.code;
	const advisorOf = (field: "advisorId" | "coAdvisorId") => found.advisors.find(({ id }) => id === wanted(field));
	const [advisor, coAdvisor] = [advisorOf("advisorId"), advisorOf("coAdvisorId")];
	const company = found.company[0] ?? (await otherCompany(visit, wanted("companyId")));
	if (wanted("participantId") && !participant)
		throw invalid({ participantId: "verdalPlacements:errors.noParticipant" });
	if (wanted("companyId") && !company) throw invalid({ companyId: "verdalPlacements:errors.noWorkplace" });
	if (wanted("advisorId") && !advisor) throw invalid({ advisorId: "verdalPlacements:errors.noAdvisor" });
	if (wanted("coAdvisorId") && !coAdvisor) throw invalid({ coAdvisorId: "verdalPlacements:errors.noAdvisor" });
	if (wanted("codeId") && !code) throw invalid({ codeId: "verdalPlacements:errors.noCode" });
	const words = {
		...(participant && { participantId: nameOf(participant) }),
		...(company && { companyId: company.name }),
		...(advisor && { advisorId: nameOf(advisor) }),
		...(coAdvisor && { coAdvisorId: nameOf(coAdvisor) }),
		...(code && { codeId: codeOf({ code }) ?? "" }),
	};
	const names = {
		...(isNew("participantId") && { participantName: words.participantId ?? "" }),
		...(isNew("companyId") && { companyName: words.companyId ?? "" }),
	};
	return { names, words };
}

/** Refuses a batch where a position code that a placement gets does not hold at its place in it any more. */
export const requiringCode = ({ context, tenant, now }: Visit, codeId: string | null | undefined): PendingWrite[] =>
	codeId
		? [
				requiring(
					context,
					sql`exists (select 1 from ${positionCodes} where ${and(
						...[eq(positionCodes.tenantId, tenant.id), eq(positionCodes.id, codeId)],
						codesOn(today(tenant.timeZone, now)),
					)})`,
				),
			]
		: [];

/** The kind by which CRM's customers are seen; nobody sees any where the organisation has no CRM. */
const customers = () => subjectKind("company");

/** A company that is no workplace yet: a customer of CRM, or one with an opening that the visitor sees. */
async function otherCompany(visit: Visit, companyId: string): Promise<{ name: string } | undefined> {
	if (companyId === NONE) return undefined;
	return (await customer(visit, companyId)) ?? (await findOpenings(visit, { companyId }))[0]?.company;
}

/** A customer whom the visitor sees in CRM. */
async function customer(visit: Visit, id: string): Promise<{ name: string } | undefined> {
	const kind = customers();
	if (!kind || id === NONE) return undefined;
	return (await findSubjects(visit, kind, await viewerOf(visit, visit.user.id, kind), [id])).get(id);
}

/** Customers whom the visitor sees in CRM, by what is typed; none before that. */
export async function findCustomers(visit: Visit, text: string): Promise<{ id: string; name: string }[]> {
	const kind = customers();
	if (!kind || text === "") return [];
	const viewer = await viewerOf(visit, visit.user.id, kind);
	if (viewer.access.level === 0) return [];
	return (await searchSubjects(visit, kind, viewer, text)).map(({ id, name }) => ({ id, name }));
}
