import { and, asc, eq, type SQL } from "drizzle-orm";
import { isNamed, isNearlyNamed } from "#app/directory/named.server";
import { nameOf } from "#app/directory/names";
import { to } from "#app/platform/portal-paths";
import type { Visit } from "#app/platform/tenant/context";
import { asHits, CANDIDATES, moduleSearch, searching } from "#app/platform/tenant/module-search.server";
import { people } from "#db/schema/directory";
import { manifest } from "./manifest";
import { visibleTo } from "./members.list.server";

/** Those whom the visitor sees in the list, of whom a condition holds. */
const members = (visit: Visit, limit: number, isMeant: SQL | undefined) =>
	asHits(
		visit.rows.listing(people, {
			where: and(eq(people.isActive, true), visibleTo(visit), isMeant),
			orderBy: [asc(people.sortName), asc(people.id)],
			limit,
		}),
		(person) => ({
			...{ id: person.id, title: nameOf(person), hint: person.email },
			href:
				person.role === "CLIENT"
					? to.participant(visit.tenant.guid, person.id)
					: `${to.users(visit.tenant.guid)}?${new URLSearchParams({ member: person.guid })}`,
		}),
	);

/** Members by name or e-mail, of those whom the visitor sees in the list. */
export const search = [
	moduleSearch(manifest, "users", {
		isOfPeople: true,
		reading: (visit, { text, limit }) => members(visit, limit, isNamed(text)),
		near: (visit, { text }) => members(visit, CANDIDATES, isNearlyNamed(text)),
		all: (visit, text) => searching(to.users(visit.tenant.guid), text),
	}),
];
