import { and, asc, eq, gt, inArray, lte, sql } from "drizzle-orm";
import { nameOf } from "#app/directory/names";
import { DAY } from "#app/platform/limits";
import { to } from "#app/platform/portal-paths";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import { type ModuleNeed, needsOfModule } from "#app/platform/tenant/needs.server";
import { people } from "#db/schema/directory";
import { accessRequests, invitations } from "#db/schema/portal";
import { manifest } from "./manifest";
import { mayManage } from "./members.list.server";

/** Days for which an invitation that has expired asks for a new one. */
const LATELY = 30;

/** Members who have asked for access, until somebody says yes or no. */
const requests = needsOfModule(manifest, "users", {
	reading: (visit, limit) => {
		const asking = sql`${people.id} in (select ${accessRequests.userId} from ${accessRequests}
			where ${accessRequests.tenantId} = ${visit.tenant.id} and ${accessRequests.status} = 'open')`;
		const { query, shape } = visit.portal.listing(people, {
			where: and(eq(people.isActive, true), mayManage(visit) ? asking : sql`0`),
			orderBy: [asc(people.sortName), asc(people.id)],
			limit,
		});
		return {
			query,
			shape: (found) =>
				shape(found).map(
					(person): ModuleNeed => ({
						...{ id: person.id, kind: "accessRequest", tone: "info", icon: "key-round" },
						title: { key: "home:need.accessRequest", params: { name: nameOf(person) } },
						...{ action: "home:action.answerRequest", since: null, dueAt: null },
						href: `${to.users(visit.tenant.guid)}?${new URLSearchParams({ member: person.guid })}`,
					}),
				),
		};
	},
	waiting: `from access_requests x where x.tenant_id = a.tenant_id and x.status = 'open' and a.level >= ${LEVEL_ALL}`,
});

/** Invitations that nobody accepted in time. */
const expired = needsOfModule(manifest, "users", {
	reading: (visit, limit) => {
		const now = visit.now.getTime();
		const late = and(
			inArray(invitations.status, ["sent", "opened"]),
			...[lte(invitations.expiresAt, now), gt(invitations.expiresAt, now - LATELY * DAY)],
		);
		const { query, shape } = visit.portal.listing(invitations, {
			where: mayManage(visit) ? late : sql`0`,
			orderBy: [asc(invitations.expiresAt), asc(invitations.id)],
			limit,
		});
		return {
			query,
			shape: (found) =>
				shape(found).map(
					({ id, email, expiresAt }): ModuleNeed => ({
						...{ id, kind: "invitationExpired", tone: "info", icon: "mail" },
						title: { key: "home:need.invitationExpired", params: { email } },
						...{ action: "home:action.inviteAgain", since: expiresAt, dueAt: null },
						href: `${to.invitations(visit.tenant.guid)}?${new URLSearchParams({ q: email })}`,
					}),
				),
		};
	},
});

/** What waits for whoever looks after an organisation's members. */
export const needs = [requests, expired];
