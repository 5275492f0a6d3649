import type { Visit } from "#app/platform/tenant/context";
import { lookUp, organisationNumberIn, type RegisterCompany, searchRegister } from "./register.server";

/** Letters of a name that are worth a search of the register. */
const LEAST = 3;

/** What the register knows of what is typed: hits of a name, or by a number the one company (`found`) whose facts fill a form. */
export async function findInRegister(visit: Visit, q: string) {
	const orgNo = organisationNumberIn(q);
	if (orgNo) {
		const answer = await lookUp(visit, orgNo);
		return { state: answer.state, found: answer.state === "found" ? factsOf(answer.found) : null, hits: [] };
	}
	if (q.length < LEAST) return { state: null, found: null, hits: [] };
	const answer = await searchRegister(visit, q);
	return { state: answer.state, found: null, hits: answer.state === "found" ? answer.found.map(factsOf) : [] };
}

const factsOf = ({ name, orgNo, municipality, industry, employees, phone, email, webpage }: RegisterCompany) => ({
	...{ name, orgNo, municipality, industry, employees, phone, email, webpage },
});
