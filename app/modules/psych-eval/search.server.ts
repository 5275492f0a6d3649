import { and, asc, eq, type SQL } from "drizzle-orm";
import { followedBy } from "#app/directory/followed.server";
import { isNamed, isNearlyNamed } from "#app/directory/named.server";
import { nameOf } from "#app/directory/names";
import { to } from "#app/platform/portal-paths";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { asHits, CANDIDATES, moduleSearch } from "#app/platform/tenant/module-search.server";
import { people } from "#db/schema/directory";
import { manifest } from "./manifest";
import { paths } from "./paths";

/** The clients whom the visitor follows up, of whom a condition holds. */
const clients = (visit: Visit, limit: number, isMeant: SQL | undefined) =>
	asHits(
		visit.rows.listing(people, {
			where: and(followedBy(visit), eq(people.isActive, true), isMeant),
			orderBy: [asc(people.sortName), asc(people.id)],
			limit,
		}),
		(person) => ({
			...{ id: person.id, title: nameOf(person) },
			// Whoever has all clients in this module alone does not open the page of each.
			href:
				visit.access.level < LEVEL_ALL
					? to.participant(visit.tenant.guid, person.id)
					: paths(visit.tenant.guid).reports(person.id),
		}),
	);

/** The clients whom the visitor follows up, each with how it goes. */
export const search = [
	moduleSearch(manifest, "users", {
		isOfPeople: true,
		reading: (visit, { text, limit }) => clients(visit, limit, isNamed(text)),
		near: (visit, { text }) => clients(visit, CANDIDATES, isNearlyNamed(text)),
	}),
];
