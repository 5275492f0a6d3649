import {
	lookUp,
	organisationNumberIn,
	type RegisterAnswer,
	type RegisterCompany,
	searchRegister,
} from "#app/directory/register.server";
import { notAllowed } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { companiesWithNumber } from "./known-companies.server";
import type { RegisterQuery } from "./register.schema";
import { mayWrite } from "./show-customers.server";

/** Letters of a name that are worth a search. */
const LEAST = 3;

/** What the register knows about a number or a name, and which of the hits are customers already. */
export async function showRegister(visit: Visit, { q }: RegisterQuery) {
	if (!mayWrite(visit)) throw notAllowed();
	const answer = await askFor(visit, q);
	const hits = answer?.state === "found" ? answer.found : [];
	const known = await companiesWithNumber(
		visit,
		hits.map(({ orgNo }) => orgNo),
	);
	return {
		q,
		state: answer?.state ?? null,
		hits: hits.map((hit) => ({ ...hit, customer: known.get(hit.orgNo) ?? null })),
		tenant: visit.tenant.guid,
	};
}

async function askFor(visit: Visit, asked: string): Promise<RegisterAnswer<RegisterCompany[]> | null> {
	const orgNo = organisationNumberIn(asked);
	if (!orgNo) return asked.length < LEAST ? null : searchRegister(visit, asked);
	const answer = await lookUp(visit, orgNo);
	return answer.state === "found" ? { state: "found", found: [answer.found] } : answer;
}
