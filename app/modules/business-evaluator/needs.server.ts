import { and, asc, eq, isNull } from "drizzle-orm";
import { LEVEL_CLIENTS } from "#app/platform/tenant/access";
import { type ModuleNeed, needsOfModule } from "#app/platform/tenant/needs.server";
import { entrepreneurRatings, entrepreneurs } from "#db/schema/business-evaluator";
import { manifest } from "./manifest";
import { paths } from "./paths";
import { waitsFor } from "./ratings/rate.server";
import { visibleTo } from "./visible.server";

/** Entrepreneurs whom nobody has spoken to yet: one's own, and those that are nobody's for who may take them. */
const newOnes = needsOfModule(manifest, "entrepreneurs", {
	reading: (visit, limit) => {
		const { user, access } = visit;
		// Who sees all of them is not to be told of each that a colleague has.
		const seen = visibleTo({ user, access: { level: Math.min(access.level, LEVEL_CLIENTS) } });
		const { query, shape } = visit.rows.listing(entrepreneurs, {
			where: and(isNull(entrepreneurs.deletedAt), eq(entrepreneurs.status, "new"), seen),
			orderBy: [asc(entrepreneurs.createdAt), asc(entrepreneurs.id)],
			limit,
		});
		return {
			query,
			shape: (found) =>
				shape(found).map(
					({ id, name, createdAt }): ModuleNeed => ({
						...{ id, kind: "entrepreneurNew", tone: "info", icon: "lightbulb" },
						title: { key: "home:need.entrepreneur", params: { name } },
						...{ since: createdAt, dueAt: null, href: paths(visit.tenant.guid).entrepreneur(id) },
					}),
				),
		};
	},
	waiting: `from be_entrepreneurs x where x.tenant_id = a.tenant_id and x.deleted_at is null and x.status = 'new'
		and (x.advisor_id = a.user_id or (x.advisor_id is null and a.level >= ${LEVEL_CLIENTS}))`,
});

/** Entrepreneurs whom one was asked to assess. */
const assessments = needsOfModule(manifest, "entrepreneurs", {
	reading: (visit, limit) => {
		const { query, shape } = visit.rows.listingWith(
			entrepreneurRatings,
			{ entrepreneur: [entrepreneurs, entrepreneurRatings.entrepreneurId, ["name", "deletedAt"]] },
			{ where: waitsFor(visit.user.id), orderBy: asc(entrepreneurRatings.createdAt), limit },
		);
		return {
			query,
			shape: (found) =>
				shape(found).flatMap(({ row, entrepreneur }): ModuleNeed[] =>
					entrepreneur === null || entrepreneur.deletedAt !== null
						? []
						: [
								{
									...{ id: row.id, kind: "entrepreneurAssessment", tone: "info", icon: "lightbulb" },
									title: { key: "home:need.assessment", params: { name: entrepreneur.name } },
									...{ since: row.createdAt, dueAt: null, href: paths(visit.tenant.guid).ratings(row.entrepreneurId) },
								},
							],
				),
		};
	},
	waiting: `from be_ratings x join be_entrepreneurs e on e.tenant_id = x.tenant_id and e.id = x.entrepreneur_id
		where x.tenant_id = a.tenant_id and x.assessor_id = a.user_id and x.rated_at is null and e.deleted_at is null`,
});

export const needs = [newOnes, assessments];
