import type { Visit } from "#app/platform/tenant/context";
import { subjectKind } from "./known-subjects.server";
import { findSubjects, searchSubjects, viewerOf } from "./subjects.server";

/** The kind by which CRM's customers are seen; nobody sees any where the organisation has no CRM. */
const customers = () => subjectKind("company");

/** Customers of CRM whom the visitor sees there, by what is typed; none before that. */
export async function findCustomers(visit: Visit, text: string): Promise<{ id: string; name: string }[]> {
	const kind = customers();
	if (!kind || text === "") return [];
	const viewer = await viewerOf(visit, visit.user.id, kind);
	if (viewer.access.level === 0) return [];
	return (await searchSubjects(visit, kind, viewer, text)).map(({ id, name }) => ({ id, name }));
}

/** A customer of CRM, with its page there, where the visitor sees it. */
export async function seenCustomer(visit: Visit, id: string) {
	const kind = customers();
	if (!kind) return undefined;
	return (await findSubjects(visit, kind, await viewerOf(visit, visit.user.id, kind), [id])).get(id);
}
