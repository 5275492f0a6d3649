import { and, eq, getTableColumns, gt, isNull, or, sql } from "drizzle-orm";
import type { Bag } from "#app/platform/bag.server";
import { LEVEL_ALL, may } from "#app/platform/tenant/access";
import type { Entry, Tenant, User } from "#app/platform/tenant/context";
import { findTenant } from "#app/platform/tenant/enter.server";
import { readVisitorWith, type Visitor } from "#app/platform/tenant/visitor.server";
import { files, fileVersions, mediaFolders, mediaRules, mediaShares } from "#db/schema/media";
import { rightOnFile, type Share } from "./rights.server";
import type { Folder, LibraryFile } from "./tree.server";

/** A file by its guid, with all that decides who may open it. */
export type Found = {
	file: LibraryFile;
	folder: Folder | undefined;
	/** All live shares of it and of the folders above it, whoever they are for. */
	shares: Share[];
	version: typeof fileVersions.$inferSelect | undefined;
	/** Whether its organisation has pictures that everybody may read say where they were taken. */
	keepsLocation: boolean;
	/** Who asks, in the module that the file belongs to. */
	visitor: Visitor;
};

/** Reads a file of any tenant, and who asks for it, in one round trip; undefined where there is none that can be opened. */
export async function findFile(request: Request, bag: Bag, guid: string, version?: number): Promise<Found | undefined> {
	const { db, now } = bag;
	const isIt = eq(files.guid, guid);
	const one = sql`(select id from ${files} where ${isIt} limit 1)`;
	const tenant = sql`(select tenant_id from ${files} where ${isIt} limit 1)`;
	const path = sql`(select f.path from ${mediaFolders} f join ${files} on f.tenant_id = ${files.tenantId} and f.id = ${files.folderId} where ${isIt} limit 1)`;
	const above = sql`(select value from json_each('["' || replace(trim(coalesce(${path}, '/'), '/'), '/', '","') || '"]'))`;
	const live = and(
		isNull(mediaShares.revokedAt),
		or(isNull(mediaShares.expiresAt), gt(mediaShares.expiresAt, now.getTime())),
	);
	const removes = sql<
		number | null
	>`(select removes_location from ${mediaRules} where ${mediaRules.tenantId} = ${files.tenantId} and ${mediaRules.id} = 'rules')`;
	const isVersion = and(
		eq(fileVersions.tenantId, tenant),
		eq(fileVersions.fileId, one),
		eq(fileVersions.version, version ?? 0),
	);
	const byGuid = { sql: "(select module_key from files where guid = ?3 limit 1)", value: guid };
	const [visitor, [found, folders, shares, versions]] = await readVisitorWith(request, bag, byGuid, () =>
		db.batch([
			db
				.select({ ...getTableColumns(files), removesLocation: removes.as("removes_location") })
				.from(files)
				.where(isIt)
				.limit(1),
			db
				.select()
				.from(mediaFolders)
				.where(
					and(
						eq(mediaFolders.tenantId, tenant),
						sql`${mediaFolders.id} = (select folder_id from ${files} where ${isIt} limit 1)`,
					),
				),
			db
				.select()
				.from(mediaShares)
				.where(
					and(
						eq(mediaShares.tenantId, tenant),
						or(eq(mediaShares.fileId, one), sql`${mediaShares.folderId} in ${above}`),
						live,
					),
				)
				.limit(500),
			...(version === undefined ? [] : [db.select().from(fileVersions).where(isVersion).limit(1)]),
		]),
	);
	const [file] = found;
	if (file?.state !== "ready" || file.deletedAt !== null) return undefined;
	return {
		file,
		folder: folders[0],
		shares,
		version: versions?.[0],
		keepsLocation: file.removesLocation === 0,
		visitor,
	};
}

/** Somebody who is in the file's tenant and has the library there. */
export type Opener = { user: User; tenant: Tenant; entry: Entry | null; level: number; role: string };

/** The visitor as one of the file's tenant; undefined for everybody else, and where the module is over or off. */
export async function openerOf(
	bag: Bag,
	visitor: Visitor,
	tenantId: string,
	moduleKey: string,
): Promise<Opener | undefined> {
	const { user, memberships, entries } = visitor;
	if (!user) return undefined;
	const tenant = memberships.find((membership) => membership.tenant.id === tenantId)?.tenant;
	if (user.isSuperadmin) {
		const any = tenant ?? (await findTenant(bag, { id: tenantId }));
		return any && { user, tenant: any, entry: null, level: LEVEL_ALL, role: "ADMIN" };
	}
	const entry = entries.find((one) => one.tenantId === tenantId && one.moduleKey === moduleKey);
	if (!tenant || !entry || !may(entry, tenant, bag.now, 10)) return undefined;
	return { user, tenant, entry, level: entry.level, role: entry.role };
}

/** What somebody may do with a file of the library that was found. */
export function rightOf({ user, level, role }: Opener, { file, folder, shares }: Found) {
	const mine = shares.filter(
		({ targetKind, targetId }) =>
			targetKind === "tenant" ||
			(targetKind === "user" && targetId === user.id) ||
			(targetKind === "role" && targetId === role),
	);
	return rightOnFile({ user, access: { level } }, file, folder, mine);
}
