import { desc, eq } from "drizzle-orm";
import * as z from "zod";
import { after, type Page, pageOf } from "#app/platform/paging.server";
import { notFound } from "#app/platform/problems";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { TenantContext } from "#app/platform/tenant/context";
import type { PendingQuery, Row } from "#app/platform/tenant/rows.server";
import { formerMembers } from "#db/schema/directory";

/** The writes that delete what a module keeps of somebody who has left the tenant. */
export type ForgetPerson = (ctx: TenantContext, userId: string) => PendingWrite[];

/** The job that deletes it; what it does is written in `former-members.jobs.server.ts`. */
export const FORGET = { type: "people.forget", schema: z.object({ userId: z.string() }) };

/** Former members on one page. */
const SHOWN = 50;

/** The write that remembers that somebody was removed, until what they learnt is deleted. */
export function leaving({ portal, now }: TenantContext, userId: string, name: string): PendingWrite {
	const left = { name, leftAt: now.getTime(), isAsked: false };
	return portal.derivingOrAdding(formerMembers, { id: userId, ...left }, left);
}

/** The write that forgets that somebody has left: they are back, or nothing of them is kept any more. */
export const comingBack = ({ portal }: TenantContext, userId: string): PendingWrite =>
	portal.dropping(formerMembers, eq(formerMembers.id, userId));

/** Sends for the deletion of what somebody who has left learnt. Throws `notFound` where nobody of that id has left. */
export async function forgetNow({ portal, enqueue }: TenantContext, userId: string): Promise<void> {
	if (!(await portal.change(formerMembers, userId, { isAsked: true }))) throw notFound();
	await enqueue(FORGET, { userId });
}

/** A page of those who have left, who left last first. */
export function readingFormer(
	{ portal }: TenantContext,
	cursor?: string,
): PendingQuery<Page<Row<typeof formerMembers>>> {
	const order = [formerMembers.leftAt, formerMembers.id];
	const { query, shape } = portal.listing(formerMembers, {
		where: after(order, cursor, "desc"),
		orderBy: order.map((column) => desc(column)),
		limit: SHOWN + 1,
	});
	return { query, shape: (rows) => pageOf(shape(rows), SHOWN, ({ leftAt, id }) => [leftAt, id]) };
}
