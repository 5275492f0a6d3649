import { and, asc, eq, isNull, or } from "drizzle-orm";
import { LEVEL_CLIENTS } from "#app/platform/tenant/access";
import { type ModuleNeed, needsOfModule } from "#app/platform/tenant/needs.server";
import { intakes } from "#db/schema/veksttorget";
import { manifest } from "./manifest";
import { paths } from "./paths";

/** Intakes that nobody has taken up yet: one's own, and those that are nobody's for who may take them. */
export const needs = needsOfModule(manifest, "intakes", {
	reading: (visit, limit) => {
		const { user, access } = visit;
		const own = and(eq(intakes.status, "assigned"), eq(intakes.ownerId, user.id));
		const { query, shape } = visit.rows.listing(intakes, {
			where: and(isNull(intakes.deletedAt), access.level >= LEVEL_CLIENTS ? or(own, eq(intakes.status, "new")) : own),
			orderBy: [asc(intakes.createdAt), asc(intakes.id)],
			limit,
		});
		return {
			query,
			shape: (found) =>
				shape(found).map(
					({ id, name, createdAt }): ModuleNeed => ({
						...{ id, kind: "intakeAssigned", tone: "info", icon: "inbox" },
						title: { key: "home:need.intake", params: { name } },
						...{ since: createdAt, dueAt: null, href: paths(visit.tenant.guid).intake(id) },
					}),
				),
		};
	},
	waiting: `from vt_intakes x where x.tenant_id = a.tenant_id and x.deleted_at is null
		and ((x.status = 'assigned' and x.owner_id = a.user_id) or (x.status = 'new' and a.level >= ${LEVEL_CLIENTS}))`,
});
