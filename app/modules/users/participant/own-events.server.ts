import { and, asc, eq, type SQL } from "drizzle-orm";
import type { TFunction } from "i18next";
import { NAMED, nameOf } from "#app/directory/names";
import type { Visit } from "#app/platform/tenant/context";
import type { EventSource, PanelRow, Participant } from "#app/platform/tenant/participant.server";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { titleIn } from "#app/platform/tenant/titles";
import { advisorClients, people } from "#db/schema/directory";
import { modules, modulesTenant, modulesTenantUser } from "#db/schema/portal";

/** Since when somebody is here, and by whom they are followed up. */
export const memberEvents: readonly EventSource[] = [
	{
		...{ key: "joined", kind: "followUp", icon: "user-plus" },
		reading: (visit, whom, page) => {
			const place = page.place(people.createdAt, people.id);
			const { query, shape } = visit.rows.listing(people, {
				where: and(eq(people.id, whom.id), place.where),
				orderBy: place.orderBy,
				limit: page.limit,
			});
			return {
				query,
				shape: (found) =>
					shape(found).map(({ id, createdAt }) => ({ id, at: createdAt, params: { tenant: visit.tenant.name } })),
			};
		},
	},
	{
		...{ key: "advisorGiven", kind: "followUp", icon: "users-round" },
		reading: (visit, whom, page) => {
			const place = page.place(advisorClients.createdAt, advisorClients.id);
			const { query, shape } = visit.rows.listingWith(
				advisorClients,
				{ advisor: [people, advisorClients.advisorId, NAMED] },
				{
					where: and(eq(advisorClients.clientId, whom.id), place.where),
					orderBy: place.orderBy,
					limit: page.limit,
				},
			);
			return {
				query,
				shape: (found) =>
					shape(found).map(({ row: { id, createdAt, note }, advisor }) => ({
						...{ id, at: createdAt, params: { name: advisor ? nameOf(advisor as never) : "" } },
						// What advisors write to each other when they hand somebody over is theirs.
						...(whom.id !== visit.user.id && { text: note }),
					})),
			};
		},
	},
];

type Access = { id: string; createdAt: number; titles: never; label: string; translationKey: string };

/** Into which modules somebody was let: for the client, and for those who manage users. */
export const accessEvents = (t: TFunction): EventSource => ({
	...{ key: "accessGiven", kind: "access", icon: "key-round" },
	reading: (visit, whom, page) => {
		const place = page.place(modulesTenantUser.createdAt, modulesTenantUser.id);
		const { query, shape } = readingAccess(visit, whom, t, place, page.limit);
		return {
			query,
			shape: (rows) => shape(rows).map(({ id, at, title }) => ({ id, at, params: { title } })),
		};
	},
});

/** The modules that are open to somebody now. */
export function accessRows(visit: Visit, whom: Participant, t: TFunction): PendingQuery<PanelRow[]> {
	const { query, shape } = readingAccess(visit, whom, t, { where: undefined, orderBy: [asc(modules.sortOrder)] }, 50);
	return { query, shape: (rows) => shape(rows).map(({ id, title }) => ({ id, text: title })) };
}

function readingAccess(
	{ portal, language }: Visit,
	whom: Participant,
	t: TFunction,
	{ where, orderBy }: { where: SQL | undefined; orderBy: SQL[] },
	limit: number,
): PendingQuery<{ id: string; at: number; title: string }[]> {
	const { id, createdAt, userId, modulesTenantId } = modulesTenantUser;
	const { titles, label, translationKey } = modules;
	const query = portal
		.select(modulesTenantUser, { id, createdAt, titles, label, translationKey })
		.innerJoin(portal.own(modulesTenant), eq(modulesTenant.id, modulesTenantId))
		.innerJoin(modules, eq(modules.id, modulesTenant.moduleId))
		.where(and(eq(userId, whom.id), where))
		.orderBy(...orderBy)
		.limit(limit);
	return {
		query,
		shape: (rows) =>
			(rows as Access[]).map((row) => {
				const label = titleIn(row.titles, language, row.label);
				const title = t(row.translationKey, { defaultValue: label });
				return { id: row.id, at: row.createdAt, title };
			}),
	};
}
