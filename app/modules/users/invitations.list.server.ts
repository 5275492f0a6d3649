import { and, eq, gt, inArray, lte, type SQL, sql } from "drizzle-orm";
import { openStates } from "#app/directory/invitation-state";
import { listSource } from "#app/lists/source.server";
import { invitations } from "#db/schema/portal";
import { invitationList } from "./invitations.list";
import { any, offers } from "./members.list.server";

export const invitationSource = listSource(
	invitationList,
	invitations,
	{
		name: invitations.sortName,
		email: invitations.email,
		role: invitations.role,
		modules: { where: offers },
		sent: invitations.sentAt,
		status: { where: (filter, { now }) => any(filter, (value) => withStatus(value, now.getTime())) },
	},
	{ search: (words) => and(...words.map((word) => sql`instr(${invitations.sortName}, ${word}) > 0`)) },
);

/** As `statusOf` tells it of a row. */
function withStatus(status: string, now: number): SQL {
	const one = status as (typeof openStates)[number];
	if (status === "expired") return and(inArray(invitations.status, openStates), lte(invitations.expiresAt, now)) as SQL;
	const has = eq(invitations.status, one);
	return openStates.includes(one) ? (and(has, gt(invitations.expiresAt, now)) as SQL) : has;
}
