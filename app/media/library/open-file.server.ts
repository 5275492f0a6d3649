import type { RequestContext } from "#app/platform/request-context.server";
import { LEVEL_ALL, may } from "#app/platform/tenant/access";
import { findBeside, namesBeside } from "#app/platform/tenant/own-database.server";
import { type Asker, hashOfToken, toAsker } from "#app/platform/tenant/principal.server";
import { askerSql } from "#app/platform/tenant/principal-sql.server";
import { rightOnFile, type Share } from "./rights.server";
import type { LibraryFile } from "./tree.server";

/** What decides who may open a file, and what is served of it. */
export type OpenFile = Pick<
	LibraryFile,
	| ("tenantId" | "id" | "moduleKey" | "uploaderId" | "ownerId" | "folderId" | "name" | "type" | "size" | "key")
	| ("thumbnailKey" | "version" | "isPublic" | "isPrivate")
> & {
	/** The binding of the database that it lies in; null: the portal's own. */
	database: string | null;
};

/** A file by its guid, with all that decides who may open it. */
export type Found = {
	file: OpenFile;
	/** The ids from the root down to its folder; null at a root. */
	path: string | null;
	/** All live shares of it and of the folders above it, whoever they are for. */
	shares: Pick<Share, "targetKind" | "targetId" | "fileId" | "folderId" | "rights" | "creatorId">[];
	/** What it was in the version that is asked for. */
	earlier: Pick<LibraryFile, "key" | "thumbnailKey" | "size" | "type" | "name"> | undefined;
	/** Whether its organisation has pictures that everybody may read say where they were taken. */
	keepsLocation: boolean;
	/** Who asks, in the organisation and the module that the file belongs to; null for a guest. */
	asker: Asker | null;
};

/** The live shares at ?2 that fit, as one text; a share is of a file or of a folder, and each has an index of its own. */
const sharesOf = (
	fits: string,
) => `(select json_group_array(json_object('targetKind', s.target_kind, 'targetId', s.target_id,
	'fileId', s.file_id, 'folderId', s.folder_id, 'rights', s.rights, 'creatorId', s.creator_id)) from media_shares s where s.tenant_id = f.tenant_id and ${fits}
	and s.revoked_at is null and (s.expires_at is null or s.expires_at > ?2))`;

// Of ?3 a guid, in version ?4; ?1 and ?2 are those of `askerSql`. One statement that is made once: each file that a page shows is asked for by it.
// The plus keeps the database from looking through all files that are ready.
const finding = (
	asker: string,
) => `select f.tenant_id as tenantId, f.id, f.module_key as moduleKey, f.uploader_id as uploaderId, f.owner_id as ownerId,
	f.folder_id as folderId, f.name, f.type, f.size, f.key, f.thumbnail_key as thumbnailKey, f.version, f.is_public as isPublic,
	f.is_private as isPrivate, d.path, r.removes_location as removesLocation,
	case when v.id is not null then json_object('key', v.key, 'thumbnailKey', v.thumbnail_key, 'size', v.size, 'type', v.type, 'name', v.name) end as earlier,
	${sharesOf("s.file_id = f.id")} as ownShares,
	${sharesOf(`s.folder_id in (select value from json_each('["' || replace(trim(d.path, '/'), '/', '","') || '"]'))`)} as sharesAbove,
	${asker} as asker
	from files f
	left join media_folders d on d.tenant_id = f.tenant_id and d.id = f.folder_id
	left join media_rules r on r.tenant_id = f.tenant_id and r.id = 'rules'
	left join file_versions v on v.tenant_id = f.tenant_id and v.file_id = f.id and v.version = ?4
	where f.guid = ?3 and +f.state = 'ready' and f.deleted_at is null limit 1`;
const findingSql = finding(askerSql("f.tenant_id", "f.module_key"));

type FoundRow = Omit<OpenFile, "isPublic" | "isPrivate" | "database"> & {
	database?: string;
	isPublic: number;
	isPrivate: number;
	path: string | null;
	removesLocation: number | null;
	earlier: string | null;
	ownShares: string;
	sharesAbove: string;
	asker: string | null;
};

/** Reads a file of any tenant, and who asks for it, in one statement; undefined where there is none that can be opened. */
export async function findFile(
	request: Request,
	context: RequestContext,
	guid: string,
	version?: number,
): Promise<Found | undefined> {
	const values = [await hashOfToken(request, context), context.now.getTime(), guid, version ?? 0];
	const reading = context.d1
		.prepare(findingSql)
		.bind(...values)
		.first<FoundRow>();
	const beside = await findFileBeside(context, values);
	const row = beside ?? (await reading);
	if (!row || (!beside && (await liesBeside(context, row.tenantId)))) return undefined;
	const { path, removesLocation, earlier, ownShares, sharesAbove, asker, database = null, ...file } = row;
	return {
		file: { ...file, database, isPublic: file.isPublic !== 0, isPrivate: file.isPrivate !== 0 },
		path,
		shares: [...JSON.parse(ownShares), ...JSON.parse(sharesAbove)],
		earlier: earlier === null ? undefined : JSON.parse(earlier),
		keepsLocation: removesLocation === 0,
		asker: toAsker(asker),
	};
}

/** The same in the databases beside the portal's, which tells who asks. Nothing is asked where there are none. */
async function findFileBeside(context: RequestContext, values: unknown[]): Promise<FoundRow | undefined> {
	const found = await findBeside(
		context,
		async ({ $client }) =>
			(
				await $client
					.prepare(besideSql)
					.bind(...values)
					.all<FoundRow>()
			).results,
	);
	if (!found) return undefined;
	const [hash, now] = values;
	const asked = await context.d1
		.prepare(`select ${askerSql("?3", "?4")} as asker, (select database from tenants where id = ?3) as database`)
		.bind(hash, now, found.tenantId, found.moduleKey)
		.first<{ asker: string | null; database: string | null }>();
	return asked?.database === found.database ? { ...found, asker: asked.asker } : undefined;
}

// The sessions lie in the portal's database.
const besideSql = finding("nullif(?1, ?1)");

/** Whether a tenant's files lie elsewhere, so that what the portal's database has of them is what a move has left. */
async function liesBeside(context: RequestContext, tenantId: string): Promise<boolean> {
	if (namesBeside(context).length === 0) return false;
	const row = await context.d1.prepare("select database from tenants where id = ?1").bind(tenantId).first("database");
	return row !== null;
}

/** Somebody who is in the file's tenant and has the library there. */
type Opener = Pick<Asker, "id" | "role"> & { level: number };

/** Whoever asks, where the file's module is open to them; undefined for everybody else, and where it is over or off. */
export function openerOf({ now }: RequestContext, asker: Asker | null): Opener | undefined {
	if (!asker) return undefined;
	const { id, isSuperadmin, role, level } = asker;
	if (isSuperadmin) return { id, role: "ADMIN", level: LEVEL_ALL };
	return level !== null && may({ ...asker, level }, asker, now, 10) ? { id, role, level } : undefined;
}

/** What somebody may do with a file of the library that was found. */
export function rightOf({ id, level, role }: Opener, { file, path, shares }: Found) {
	const mine = shares.filter(
		({ targetKind, targetId }) =>
			targetKind === "tenant" ||
			(targetKind === "user" && targetId === id) ||
			(targetKind === "role" && targetId === role),
	);
	return rightOnFile({ user: { id }, access: { level } }, file, path === null ? undefined : { path }, mine);
}
