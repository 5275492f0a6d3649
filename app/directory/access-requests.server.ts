import { and, asc, desc, eq, inArray, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { today } from "#app/platform/clock";
import { isLanguage, type Language } from "#app/platform/i18n";
import { translator } from "#app/platform/i18n.server";
import { newId } from "#app/platform/ids";
import { HOUR } from "#app/platform/limits";
import { logFailure } from "#app/platform/log.server";
import { mailJob } from "#app/platform/mail/send-mail.server";
import { notifying } from "#app/platform/notify.server";
import { to } from "#app/platform/portal-paths";
import { conflict, invalid, tooMany } from "#app/platform/problems";
import { enqueueMany } from "#app/platform/queue/enqueue.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { TenantContext, User } from "#app/platform/tenant/context";
import type { ReadBatch } from "#app/platform/tenant/read-batch.server";
import type { Row } from "#app/platform/tenant/rows.server";
import { accessRequests, memberships, users } from "#db/schema/portal";
import { nameOf } from "./names";
import type { ModuleRole, TenantModule } from "./tenant-modules.server";

export type AccessRequest = Row<typeof accessRequests>;
export type RequestAdmin = Pick<Row<typeof users>, "id" | "email" | "firstName" | "lastName" | "language">;

/** Different things that one person may ask for on a day. */
const A_DAY = 10;
/** Administrators who are told; in a tenant with more the others see it with the member. */
const TOLD = 20;

/** The tenant's administrators who can answer this person, the first of them first. */
export function readAdmins(ctx: TenantContext, userId: string, reads: ReadBatch): () => RequestAdmin[] {
	const { id, email, firstName, lastName, language } = users;
	return reads.add({
		query: ctx.portal
			.select(memberships, { id, email, firstName, lastName, language })
			.innerJoin(users, and(eq(users.id, memberships.userId), eq(users.isActive, true)))
			.where(
				and(
					sql`${memberships.role} = 'ADMIN' and ${memberships.isActive} = 1`,
					sql`${memberships.userId} <> ${userId}`,
				),
			)
			.orderBy(asc(memberships.id))
			.limit(TOLD),
		shape: (rows) => rows as RequestAdmin[],
	});
}

/** What a person has asked for today, or earlier without an answer yet. */
export function readOwnRequests(ctx: TenantContext, userId: string, reads: ReadBatch): () => AccessRequest[] {
	const lately = or(eq(accessRequests.status, "open"), eq(accessRequests.askedOn, dayOf(ctx)));
	const where = and(eq(accessRequests.userId, userId), lately);
	return reads.add(ctx.portal.listing(accessRequests, { where, orderBy: desc(accessRequests.id), limit: 100 }));
}

/** The requests of a member that wait for an answer, the newest first. */
export function readOpenRequests(ctx: TenantContext, userIds: SQLWrapper, reads: ReadBatch): () => AccessRequest[] {
	const where = and(eq(accessRequests.status, "open"), inArray(accessRequests.userId, userIds));
	return reads.add(ctx.portal.listing(accessRequests, { where, orderBy: desc(accessRequests.id), limit: 50 }));
}

/** Whether the same was asked for today already. */
export const isAsked = (ctx: TenantContext, own: AccessRequest[], modulesTenantId: string, moduleRoleId: string) =>
	own.some(
		(one) => one.modulesTenantId === modulesTenantId && one.moduleRoleId === moduleRoleId && one.askedOn === dayOf(ctx),
	);

export type Wanted = { module: TenantModule; role: ModuleRole; message: string };

/**
 * Asks the tenant's administrators for a role in one of its modules: the request and what they are told go in one batch,
 * then the letters. Throws where the same was asked for today, or too much in all, or nobody could answer.
 */
export async function askForAccess(
	ctx: TenantContext,
	user: User,
	{ module, role, message }: Wanted,
	{ own, admins }: { own: AccessRequest[]; admins: RequestAdmin[] },
): Promise<void> {
	const askedOn = dayOf(ctx);
	const askedToday = own.filter((one) => one.askedOn === askedOn);
	if (isAsked(ctx, own, module.modulesTenantId, role.id)) throw conflict(undefined, "access:askedAlready");
	if (askedToday.length >= A_DAY) throw tooMany(HOUR / 1000, "access:askedTooMuch");
	if (admins.length === 0) throw invalid({ from: "access:nobodyToAsk" });
	const id = newId(ctx.now.getTime());
	const wanted = { modulesTenantId: module.modulesTenantId, moduleRoleId: role.id, message };
	const asking = ctx.portal.adding(accessRequests, { id, userId: user.id, ...wanted, status: "open", askedOn });
	const url = `${to.users(ctx.tenant.guid)}?member=${user.guid}`;
	const params = { name: nameOf(user), ...namesOf(ctx, module, role) };
	const notices = notifying(
		ctx,
		{ type: "accessRequested", params, url, noticeId: newId(ctx.now.getTime()) },
		admins.map((admin) => admin.id),
	);
	await orElse(ctx.portal.commit([asking, notices]), () => conflict(undefined, "access:askedAlready"));
	try {
		await sendLetters(ctx, user, { module, role, message }, admins, { id, url });
	} catch (error) {
		// The administrators have the notification; the letter is only quicker.
		logFailure(ctx.context, error);
	}
}

async function sendLetters(
	ctx: TenantContext,
	user: User,
	{ module, role, message }: Wanted,
	admins: RequestAdmin[],
	{ id, url }: { id: string; url: string },
): Promise<void> {
	const letters = admins.map(async (admin) => {
		const language: Language = isLanguage(admin.language) ? admin.language : ctx.tenant.language;
		const t = await translator(language);
		const params = {
			name: admin.firstName,
			person: nameOf(user),
			module: t(module.translationKey, { defaultValue: module.label }),
			role: t(`modules:roles.${role.name}`, { defaultValue: role.name }),
			tenant: ctx.tenant.name,
			message,
			link: ctx.origin + url,
		};
		const payload = {
			to: admin.email,
			language,
			template: "accessRequested" as const,
			params,
			tenantId: ctx.tenant.id,
		};
		return { id: `access-request:${id}:${admin.id}`, tenantId: null, payload };
	});
	await enqueueMany(ctx.context, mailJob, await Promise.all(letters));
}

/**
 * The writes that answer a request and tell who asked, for the commit that gives what was asked for. They fail where
 * somebody else has answered meanwhile.
 */
export function answering(
	ctx: TenantContext,
	request: AccessRequest,
	status: "granted" | "declined",
	about: { module: TenantModule; role?: ModuleRole },
): PendingWrite[] {
	const here = and(eq(accessRequests.tenantId, ctx.tenant.id), eq(accessRequests.id, request.id));
	const stillOpen = sql`exists (select 1 from ${accessRequests} where ${and(here, eq(accessRequests.status, "open"))})`;
	const notice = {
		type: status === "granted" ? ("accessGranted" as const) : ("accessDeclined" as const),
		params: namesOf(ctx, about.module, about.role),
		url: status === "granted" ? to.moduleOf(ctx.tenant.guid, about.module.moduleId) : to.tenant(ctx.tenant.guid),
		noticeId: newId(ctx.now.getTime()),
	};
	return [
		requiring(ctx.context, stillOpen),
		closing(ctx, request.userId, [request.modulesTenantId], status),
		notifying(ctx, notice, [request.userId]),
	];
}

/** The write that closes what a person has asked for in these modules. */
export function closing(
	ctx: TenantContext,
	userId: string,
	modulesTenantIds: string[],
	status: "granted" | "declined",
): PendingWrite {
	const open = and(
		eq(accessRequests.userId, userId),
		inArray(accessRequests.modulesTenantId, modulesTenantIds),
		eq(accessRequests.status, "open"),
	) as SQL;
	const decidedBy = ctx.actor.kind === "user" ? ctx.actor.id : null;
	return ctx.portal.changingWhere(accessRequests, open, { status, decidedBy, decidedAt: ctx.now.getTime() });
}

const dayOf = (ctx: TenantContext) => today(ctx.tenant.timeZone, ctx.now);

/** As notifications keep them: put into words when they are read. */
function namesOf(ctx: TenantContext, module: TenantModule, role?: ModuleRole): Record<string, string> {
	const names = { module: module.label, moduleKey: module.translationKey, tenant: ctx.tenant.name };
	return role ? { ...names, role: role.name } : names;
}
