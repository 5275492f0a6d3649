import { and, asc, eq } from "drizzle-orm";
import { isNamed } from "#app/directory/named.server";
import { nameOf } from "#app/directory/names";
import { asHits, moduleSearch, searching } from "#app/platform/tenant/module-search.server";
import { to } from "#app/platform/to";
import { people } from "#db/schema/directory";
import { manifest } from "./manifest";
import { visibleTo } from "./members.list.server";

/** Members by name or e-mail, of those whom the visitor sees in the list. */
export const search = [
	moduleSearch(manifest, "users", {
		isOfPeople: true,
		reading: (visit, { text, limit }) => {
			const where = and(eq(people.isActive, true), visibleTo(visit), isNamed(text));
			return asHits(
				visit.rows.listing(people, { where, orderBy: [asc(people.sortName), asc(people.id)], limit }),
				(person) => ({
					...{ id: person.id, title: nameOf(person), hint: person.email },
					href:
						person.role === "CLIENT"
							? to.participant(visit.tenant.guid, person.id)
							: `${to.users(visit.tenant.guid)}?${new URLSearchParams({ member: person.guid })}`,
				}),
			);
		},
		all: (visit, text) => searching(to.users(visit.tenant.guid), text),
	}),
];
