import { type SQL, sql } from "drizzle-orm";
import { invalid } from "#app/platform/problems";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { requiringFixed } from "#app/platform/tenant/condition.server";
import type { TenantContext } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { mediaFolders, mediaRules, mediaUsage } from "#db/schema/media";
import { FILE_MAX, MEMBER_QUOTA, TENANT_QUOTA, TENANT_USAGE } from "./constants";
import { fileTypes } from "./file-types";

type Usage = Row<typeof mediaUsage>;
/** Bytes used, and how many there are. */
export type Space = { used: number; limit: number };
export type Rules = {
	extensions: string[];
	maxSize: number;
	memberQuota: number;
	tenantQuota: number;
	isPrivateByDefault: boolean;
	/** Days that a link lives at most, where the role of its maker has none of its own. */
	linkDays: number | null;
	linkDaysOf: Partial<Record<string, number>>;
	linkPasswordRoles: string[];
	/** What is read by a link or by everybody does not say where it was taken. */
	removesLocation: boolean;
};

/** In whose tree a folder stands, for a condition. */
export const ownerOfFolder = ({ tenant }: TenantContext, folder: string | SQL): SQL =>
	sql`(select ${mediaFolders.ownerId} from ${mediaFolders} where ${mediaFolders.tenantId} = ${tenant.id} and ${mediaFolders.id} = ${folder})`;

/**
 * Reads the organisation's rules and what is used of its space and of an owner's; with `folder` also of the owner of that
 * folder, who is not known yet.
 */
export function readingLimits(ctx: TenantContext, ownerId: string, folder: string | SQL = "") {
	return {
		rules: ctx.rows.finding(mediaRules, "rules"),
		usage: ctx.rows.listing(mediaUsage, {
			where: sql`${mediaUsage.id} in (${TENANT_USAGE}, ${ownerId}, ${ownerOfFolder(ctx, folder)})`,
		}),
	};
}

/** The rules that hold: the organisation's own, the portal's where it has none. */
export function rulesOf(row: Row<typeof mediaRules> | undefined): Rules {
	return {
		extensions: row?.extensions?.filter((one) => one in fileTypes) ?? Object.keys(fileTypes),
		maxSize: Math.min(row?.maxSize ?? FILE_MAX, FILE_MAX),
		memberQuota: row?.memberQuota ?? MEMBER_QUOTA,
		tenantQuota: row?.tenantQuota ?? TENANT_QUOTA,
		isPrivateByDefault: row?.isPrivateByDefault ?? true,
		linkDays: row?.linkDays ?? null,
		linkDaysOf: row?.linkDaysOf ?? {},
		linkPasswordRoles: row?.linkPasswordRoles ?? [],
		removesLocation: row?.removesLocation ?? true,
	};
}

/** What is used of an owner's space (null in the organisation's own tree) and of the organisation's. */
export function spaceOf(usage: Usage[], rules: Rules, ownerId: string): { mine: Space | null; tenant: Space } {
	const of = (id: string, limit: number): Space => {
		const row = usage.find((one) => one.id === id);
		return { used: row?.bytes ?? 0, limit: row?.limit ?? limit };
	};
	const mine = ownerId === "" ? null : of(ownerId, rules.memberQuota);
	return { mine, tenant: of(TENANT_USAGE, rules.tenantQuota) };
}

/** How many bytes still fit. */
export const spaceLeft = ({ mine, tenant }: ReturnType<typeof spaceOf>): number =>
	Math.max(0, Math.min(tenant.limit - tenant.used, mine === null ? Number.POSITIVE_INFINITY : mine.limit - mine.used));

/** Throws `invalid` where so many bytes do not fit any more. */
export function assertFits(space: ReturnType<typeof spaceOf>, bytes: number): void {
	if (bytes > spaceLeft(space)) throw outOfSpace();
}
export const outOfSpace = () => invalid({ file: "media:errors.quota" });

/**
 * The writes that take bytes of the quota (or give them back, where negative), for the commit that needs them: the batch
 * fails where they do not fit, whoever else takes some at the same moment.
 */
export const taking = (ctx: TenantContext, ownerId: string, bytes: number, rules?: Rules): PendingWrite[] =>
	takingEach(ctx, bytes, [
		{ id: TENANT_USAGE, limit: rules?.tenantQuota },
		{ id: ownerId, limit: rules?.memberQuota },
	]);

/** The same for one owner alone; the organisation's own tree has no quota but the whole one. */
export const takingOf = (ctx: TenantContext, id: string, bytes: number, limit?: number): PendingWrite[] =>
	takingEach(ctx, bytes, [{ id, limit }]);

function takingEach(ctx: TenantContext, bytes: number, of: { id: string; limit?: number }[]): PendingWrite[] {
	const takers = of.filter(({ id }) => id !== "");
	if (bytes === 0 || takers.length === 0) return [];
	const ids = JSON.stringify(takers.map(({ id }) => id));
	const write = ctx.rows.writing(TAKING, [bytes, ctx.now.getTime(), ids]);
	const limited = takers.filter(({ limit }) => limit !== undefined);
	if (bytes < 0 || limited.length === 0) return [write];
	const limits = JSON.stringify(limited.map(({ id, limit }) => [id, limit]));
	return [write, requiringFixed(ctx.context, FITTING, [ctx.tenant.id, limits])];
}

/** In the tenant ?1 nobody of ?2, each with a limit, has taken more than is theirs. */
const FITTING = `not exists (select 1 from json_each(?2) as taker
	join media_usage as taken on taken.tenant_id = ?1 and taken.id = taker.value ->> 0
	where taken.bytes > coalesce(taken.bytes_limit, taker.value ->> 1))`;

/** In the tenant ?1 ?2 bytes more at ?3 for each of the ids in ?4. */
const TAKING = `insert into media_usage (tenant_id, id, bytes, created_at, updated_at)
	select ?1, value, max(0, ?2), ?3, ?3 from json_each(?4) where true
	on conflict (tenant_id, id) do update set bytes = max(0, bytes + ?2), updated_at = ?3`;
