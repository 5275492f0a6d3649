import type { Bag } from "#app/platform/bag.server";
import { LEVEL_ALL, may } from "#app/platform/tenant/access";
import type { Entry, Tenant, User } from "#app/platform/tenant/context";
import { findTenant } from "#app/platform/tenant/enter.server";
import { readVisitorWith, type Visitor } from "#app/platform/tenant/visitor.server";
import { rightOnFile, type Share } from "./rights.server";
import type { LibraryFile } from "./tree.server";

/** What decides who may open a file, and what is served of it. */
export type OpenFile = Pick<
	LibraryFile,
	| ("tenantId" | "id" | "moduleKey" | "uploaderId" | "ownerId" | "folderId" | "name" | "type" | "size" | "key")
	| ("thumbnailKey" | "version" | "isPublic" | "isPrivate")
>;

/** A file by its guid, with all that decides who may open it. */
export type Found = {
	file: OpenFile;
	/** The ids from the root down to its folder; null at a root. */
	path: string | null;
	/** All live shares of it and of the folders above it, whoever they are for. */
	shares: Pick<Share, "targetKind" | "targetId" | "fileId" | "folderId" | "rights">[];
	/** What it was in the version that is asked for. */
	earlier: Pick<LibraryFile, "key" | "thumbnailKey" | "size" | "type" | "name"> | undefined;
	/** Whether its organisation has pictures that everybody may read say where they were taken. */
	keepsLocation: boolean;
	/** Who asks, in the module that the file belongs to. */
	visitor: Visitor;
};

/** The live shares at ?2 that fit, as one text; a share is of a file or of a folder, and each has an index of its own. */
const sharesOf = (
	fits: string,
) => `(select json_group_array(json_object('targetKind', s.target_kind, 'targetId', s.target_id,
	'fileId', s.file_id, 'folderId', s.folder_id, 'rights', s.rights)) from media_shares s where s.tenant_id = f.tenant_id and ${fits}
	and s.revoked_at is null and (s.expires_at is null or s.expires_at > ?2))`;

// Of ?1 a guid, in version ?3. One statement that is made once: each file that a page shows is asked for by it.
const findingSql = `select f.tenant_id as tenantId, f.id, f.module_key as moduleKey, f.uploader_id as uploaderId, f.owner_id as ownerId,
	f.folder_id as folderId, f.name, f.type, f.size, f.key, f.thumbnail_key as thumbnailKey, f.version, f.is_public as isPublic,
	f.is_private as isPrivate, d.path, r.removes_location as removesLocation,
	case when v.id is not null then json_object('key', v.key, 'thumbnailKey', v.thumbnail_key, 'size', v.size, 'type', v.type, 'name', v.name) end as earlier,
	${sharesOf("s.file_id = f.id")} as ownShares,
	${sharesOf(`s.folder_id in (select value from json_each('["' || replace(trim(d.path, '/'), '/', '","') || '"]'))`)} as sharesAbove
	from files f
	left join media_folders d on d.tenant_id = f.tenant_id and d.id = f.folder_id
	left join media_rules r on r.tenant_id = f.tenant_id and r.id = 'rules'
	left join file_versions v on v.tenant_id = f.tenant_id and v.file_id = f.id and v.version = ?3
	where f.guid = ?1 and f.state = 'ready' and f.deleted_at is null limit 1`;

type FoundRow = Omit<OpenFile, "isPublic" | "isPrivate"> & {
	isPublic: number;
	isPrivate: number;
	path: string | null;
	removesLocation: number | null;
	earlier: string | null;
	ownShares: string;
	sharesAbove: string;
};

/** Reads a file of any tenant, and who asks for it, in one round trip; undefined where there is none that can be opened. */
export async function findFile(request: Request, bag: Bag, guid: string, version?: number): Promise<Found | undefined> {
	const byGuid = { sql: "(select module_key from files where guid = ?3 limit 1)", value: guid };
	const finding = bag.d1.prepare(findingSql).bind(guid, bag.now.getTime(), version ?? 0);
	const [visitor, [found]] = await readVisitorWith(request, bag, byGuid, () => bag.d1.batch<FoundRow>([finding]));
	const row = found?.results[0];
	if (!row) return undefined;
	const { path, removesLocation, earlier, ownShares, sharesAbove, ...file } = row;
	return {
		file: { ...file, isPublic: file.isPublic !== 0, isPrivate: file.isPrivate !== 0 },
		path,
		shares: [...JSON.parse(ownShares), ...JSON.parse(sharesAbove)],
		earlier: earlier === null ? undefined : JSON.parse(earlier),
		keepsLocation: removesLocation === 0,
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
export function rightOf({ user, level, role }: Opener, { file, path, shares }: Found) {
	const mine = shares.filter(
		({ targetKind, targetId }) =>
			targetKind === "tenant" ||
			(targetKind === "user" && targetId === user.id) ||
			(targetKind === "role" && targetId === role),
	);
	return rightOnFile({ user, access: { level } }, file, path === null ? undefined : { path }, mine);
}
