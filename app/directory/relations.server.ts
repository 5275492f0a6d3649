import { and, asc, eq, inArray } from "drizzle-orm";
import { newId } from "#app/platform/ids";
import { notify } from "#app/platform/notify.server";
import { to } from "#app/platform/portal-paths";
import { conflict, invalid, notFound } from "#app/platform/problems";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { orElse } from "#app/platform/tenant/condition.server";
import type { RoleName, TenantContext } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { advisorClients, people } from "#db/schema/directory";
import { modulesTenantUser } from "#db/schema/portal";
import { movingWork } from "./handing-over.server";
import { nameOf } from "./names";

export type Relation = Row<typeof advisorClients>;

/** Rows that one commit of a transfer moves at most (D1 takes a limited number of statements in a request). */
const MOVED_AT_ONCE = 200;

/** Makes somebody a client's advisor, the primary one where there is none yet, and tells the advisor. */
export async function addRelation(ctx: TenantContext, advisorId: string, clientId: string): Promise<Relation> {
	const { pair, own } = await ctx.portal.read({
		pair: ctx.portal.listing(people, { where: inArray(people.id, [advisorId, clientId]) }),
		own: ctx.portal.listing(advisorClients, { where: eq(advisorClients.clientId, clientId) }),
	});
	const advisor = pair.find(({ id }) => id === advisorId);
	const client = pair.find(({ id }) => id === clientId);
	if (!advisor || !client) throw notFound();
	if (advisor.role === "CLIENT" || !advisor.isActive) throw invalid({ advisorId: "users:errors.noAdvisor" });
	if (client.role !== "CLIENT") throw invalid({ clientId: "users:errors.noClient" });
	if (own.some((relation) => relation.advisorId === advisorId))
		throw conflict(undefined, "users:errors.relatedAlready");
	const isPrimary = !own.some((relation) => relation.isPrimary);
	const row = { id: newId(ctx.now.getTime()), advisorId, clientId, isPrimary };
	const adding = ctx.portal.commit([ctx.portal.adding(advisorClients, row)]);
	const [added] = await orElse(adding, () => conflict(undefined, "users:errors.relatedAlready"));
	await tellAdvisor(ctx, advisorId, { name: nameOf(client) }, to.participant(ctx.tenant.guid, clientId));
	return added as Relation;
}

/** Ends a relation; of those that the client has left the oldest becomes the primary one. */
export async function removeRelation(ctx: TenantContext, id: string): Promise<void> {
	const relation = await ctx.portal.find(advisorClients, id);
	if (!relation) throw notFound();
	const rest = await ctx.portal.list(advisorClients, {
		where: eq(advisorClients.clientId, relation.clientId),
		orderBy: asc(advisorClients.id),
	});
	const heir = relation.isPrimary ? rest.find((one) => one.id !== id) : undefined;
	const promoting = heir ? [ctx.portal.changing(advisorClients, heir.id, { isPrimary: true })] : [];
	await ctx.portal.commit([ctx.portal.removing(advisorClients, id), ...promoting]);
}

/** Makes one of a client's advisors the primary one, instead of the one before. */
export async function makePrimary(ctx: TenantContext, id: string): Promise<void> {
	const relation = await ctx.portal.find(advisorClients, id);
	if (!relation) throw notFound();
	const before = await ctx.portal.list(advisorClients, {
		where: and(eq(advisorClients.clientId, relation.clientId), eq(advisorClients.isPrimary, true)),
	});
	await ctx.portal.commit([
		...before.map((one) => ctx.portal.changing(advisorClients, one.id, { isPrimary: false })),
		ctx.portal.changing(advisorClients, id, { isPrimary: true }),
	]);
}

type HandOver = { clientId: string; fromId: string | undefined; toId: string; note: string };

/**
 * Hands a client from one advisor to another in one act, with a note for whoever takes over and what is still to be done, and
 * tells both the new advisor and the client. Without `fromId` the client had none. Throws `invalid` for who is no advisor, `conflict` where somebody was faster.
 */
export async function handOverClient(ctx: TenantContext, { clientId, fromId, toId, note }: HandOver): Promise<void> {
	const { heir, client, own } = await ctx.portal.read({
		heir: ctx.portal.finding(people, toId),
		client: ctx.portal.finding(people, clientId),
		own: ctx.portal.listing(advisorClients, { where: eq(advisorClients.clientId, clientId) }),
	});
	const left = own.find(({ advisorId }) => advisorId === fromId);
	if (!client || (fromId !== undefined && !left)) throw notFound();
	if (!heir || heir.role === "CLIENT" || !heir.isActive || toId === fromId)
		throw invalid({ advisor: "users:errors.noAdvisor" });
	const had = own.find(({ advisorId }) => advisorId === toId);
	const isPrimary = left?.isPrimary || had?.isPrimary || !own.some((one) => one.isPrimary);
	const row = { id: newId(ctx.now.getTime()), advisorId: toId, clientId, isPrimary, note };
	const relating = [
		...(left ? [ctx.portal.removing(advisorClients, left.id)] : []),
		had ? ctx.portal.changing(advisorClients, had.id, { isPrimary, note }) : ctx.portal.adding(advisorClients, row),
	];
	const moving = fromId === undefined ? [] : movingWork(ctx, { clientId, fromId, toId });
	// Two databases have no batch in common: the work goes first, so that who fails in between can hand over again.
	const isApart = ctx.tenant.database !== null;
	if (isApart && moving.length > 0) await ctx.rows.commit(moving);
	await orElse(ctx.portal.commit(isApart ? relating : [...relating, ...moving]), () => conflict());
	const url = to.participant(ctx.tenant.guid, clientId);
	await tellAdvisor(ctx, toId, { name: nameOf(client) }, url);
	await notify(ctx, {
		to: { users: [clientId] },
		type: "advisorChanged",
		params: { name: nameOf(heir), tenant: ctx.tenant.name },
		url,
	});
}

/** Hands all clients of one advisor to another and gives their number. Who is the other's client already stays it once. */
export async function transferClients(ctx: TenantContext, fromId: string, toId: string): Promise<number> {
	const { heir, moved, had } = await ctx.portal.read({
		heir: ctx.portal.finding(people, toId),
		moved: ctx.portal.listing(advisorClients, { where: eq(advisorClients.advisorId, fromId), limit: MOVED_AT_ONCE }),
		had: ctx.portal.listing(advisorClients, { where: eq(advisorClients.advisorId, toId), limit: 10_000 }),
	});
	if (!heir) throw notFound();
	if (heir.role === "CLIENT" || !heir.isActive || toId === fromId) throw invalid({ advisor: "users:errors.noAdvisor" });
	if (moved.length === 0) return 0;
	const writes = moved.flatMap((relation): PendingWrite[] => {
		const double = had.find(({ clientId }) => clientId === relation.clientId);
		if (!double) return [ctx.portal.changing(advisorClients, relation.id, { advisorId: toId })];
		const primary = relation.isPrimary ? [ctx.portal.changing(advisorClients, double.id, { isPrimary: true })] : [];
		return [ctx.portal.removing(advisorClients, relation.id), ...primary];
	});
	await orElse(ctx.portal.commit(writes), () => conflict());
	const rest = moved.length === MOVED_AT_ONCE ? await transferClients(ctx, fromId, toId) : 0;
	if (rest === 0) await tellAdvisor(ctx, toId, { count: moved.length });
	return moved.length + rest;
}

/**
 * Ends the relations that a lost access leaves behind: those in which the person stands with a role that they have no
 * longer, or without any grant or active membership. Gives their number; of who still has their access none.
 */
export async function endLeftBehind(ctx: TenantContext, userId: string, role: RoleName): Promise<number> {
	const side = role === "CLIENT" ? advisorClients.clientId : advisorClients.advisorId;
	const { person, grants, left } = await ctx.portal.read({
		person: ctx.portal.finding(people, userId),
		grants: ctx.portal.listing(modulesTenantUser, { where: eq(modulesTenantUser.userId, userId), limit: 1 }),
		left: ctx.portal.listing(advisorClients, { where: eq(side, userId), limit: 10_000 }),
	});
	if (!person) throw notFound();
	const stillHasIt = person.isActive && person.role === role && grants.length > 0;
	if (stillHasIt || left.length === 0) return 0;
	await ctx.portal.commit([ctx.portal.removingAll(advisorClients, eq(side, userId))]);
	return left.length;
}

async function tellAdvisor(
	ctx: TenantContext,
	advisorId: string,
	about: { name: string } | { count: number },
	url = to.tenant(ctx.tenant.guid),
) {
	await notify(ctx, {
		to: { users: [advisorId] },
		type: "clientAssigned",
		params: { ...about, tenant: ctx.tenant.name },
		url,
	});
}
