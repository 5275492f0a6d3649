import { and, eq, isNull, ne, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import { receiverOf } from "#app/directory/receiver.server";
import { newId } from "#app/platform/ids";
import { notify } from "#app/platform/notify.server";
import { hashPassword } from "#app/platform/password.server";
import { invalid, notAllowed, notFound } from "#app/platform/problems";
import { among } from "#app/platform/tenant/among.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { Visit } from "#app/platform/tenant/context";
import type { NewRow } from "#app/platform/tenant/rows.server";
import { hashToken, newToken } from "#app/platform/token.server";
import { people } from "#db/schema/directory";
import { fileDeliveries, fileRequests, files, mediaFolders, mediaShares } from "#db/schema/media";
import { findChosen } from "./chosen.server";
import { noting } from "./events.server";
import { assertLinkTerms, endOf } from "./link-terms.server";
import type { Share } from "./rights.server";
import type { LinkInput, ShareChange, ShareInput } from "./sharing.schema";
import type { Folder, LibraryFile } from "./tree.server";
import { readingLimits, rulesOf } from "./usage.server";
import { libraryMembers } from "./who-opens.server";

/** Where a link leads, and where the library shows what is shared with somebody. */
export const linkPath = (token: string, rights: string = "view"): string =>
	`/${rights === "upload" ? "file_request" : "file_link"}/${token}`;
/** Where whoever it is for finds it. */
export const sharedPath = (tenantGuid: string, { file, folder }: Target): string =>
	`/${tenantGuid}/files/sharedfiles?${file ? `part=withme&file=${file}` : `folder=${folder}`}`;

type Target = { file?: string; folder?: string };

/** The file or folder that is to be shared, which the visitor may manage. */
async function findTarget(visit: Visit, { file, folder }: Target) {
	if ((file === undefined) === (folder === undefined)) throw invalid({ file: "required" });
	const wanted = { files: file ? [file] : [], folders: folder ? [folder] : [] };
	const { files: found, folders, rows } = await findChosen(visit, wanted, "manage", readingLimits(visit, ""));
	return { item: (found[0] ?? folders[0]) as LibraryFile | Folder, rules: rulesOf(rows.rules) };
}

/** The same, to let somebody look into it: with a folder goes what is private in it, which is for its owner to give. */
async function findToOpen(visit: Visit, target: Target) {
	const found = await findTarget(visit, target);
	if (target.folder !== undefined && !mayOpenTo(visit, found.item)) throw notAllowed();
	return found;
}

/** Whether a folder is the visitor's own, or the organisation's. */
export const mayOpenTo = ({ user }: Pick<Visit, "user">, { ownerId }: Pick<Folder, "ownerId">): boolean =>
	ownerId === "" || ownerId === user.id;

const idsOf = ({ file, folder }: Target) => ({ fileId: file ?? null, folderId: folder ?? null });

type Terms = Pick<z.output<typeof ShareInput>, "file" | "folder" | "rights" | "expiresAt" | "confirm">;
type Sharing = { share: NewRow<typeof mediaShares>; isNew: boolean; isNewAsking: boolean };

/** Shares a file or folder with a member, a role or all members; one share for each of them, changed where there is one. */
export async function share(visit: Visit, input: z.output<typeof ShareInput>) {
	const { to, person, role } = input;
	if (to === "user") {
		if (!person || !(await receiverOf(visit, person))) throw invalid({ person: "noMember" });
		return { id: await shareAll(visit, input, to, [person]) };
	}
	if (to === "role" && !role) throw invalid({ role: "required" });
	return { id: await shareAll(visit, input, to, [role ?? ""]) };
}

/** The same with several members at once, all or none; throws `invalid` where one of them is no member. */
export async function shareWithPeople(visit: Visit, input: Terms & { people: readonly string[] }) {
	const ids = [...new Set(input.people)];
	if (ids.length === 0) throw invalid({ people: "files:errors.noReceiver" });
	const where = and(eq(people.isActive, true), among(people.id, ids));
	const { length } = await visit.rows.list(people, { where, limit: ids.length });
	if (length < ids.length) throw invalid({ people: "noMember" });
	await shareAll(visit, input, "user", ids);
}

async function shareAll(visit: Visit, input: Terms, targetKind: "user" | "role" | "tenant", targets: string[]) {
	const { item } = await findToOpen(visit, input);
	const where = and(
		ofItem(input),
		eq(mediaShares.targetKind, targetKind),
		among(mediaShares.targetId, targets),
		isNull(mediaShares.revokedAt),
	);
	const known = await visit.rows.list(mediaShares, { where, limit: targets.length });
	const terms = { rights: input.rights, expiresAt: endOf(visit, input.expiresAt), confirmRequired: input.confirm };
	const sharings = targets.map((targetId): Sharing => {
		const before = known.find((one) => one.targetId === targetId);
		const id = before?.id ?? newId(visit.now.getTime());
		const target = { id, ...idsOf(input), targetKind, targetId, creatorId: visit.user.id };
		return {
			share: { ...target, ...terms },
			isNew: before === undefined,
			isNewAsking: input.confirm && !before?.confirmRequired,
		};
	});
	const detail = { with: targetKind, rights: input.rights };
	await visit.rows.commit([
		...sharings.map(({ share, isNew }) =>
			isNew ? visit.rows.adding(mediaShares, share) : visit.rows.changing(mediaShares, share.id, terms),
		),
		marking(visit, input),
		...noting(
			visit,
			sharings.map(({ share }) => ({ kind: "shared" as const, ...refOf(input), shareId: share.id, detail })),
		),
	]);
	const users = await shareReceivers(visit, sharings);
	if (users.length > 0)
		await notify(visit, {
			to: { users },
			type: input.confirm ? "fileToConfirm" : "fileShared",
			params: { name: item.name, by: `${visit.user.firstName} ${visit.user.lastName}`.trim() },
			url: sharedPath(visit.tenant.guid, input),
		});
	return sharings[0]?.share.id ?? "";
}

/** Who hears of shares: a person of what is new to them, a role or all only of what they are asked to read. */
async function shareReceivers(visit: Visit, sharings: readonly Sharing[]): Promise<string[]> {
	const receivers = await Promise.all(
		sharings.map(async ({ share: { targetKind, targetId }, isNew, isNewAsking }) => {
			if (targetKind === "user") return isNew || isNewAsking ? [targetId ?? ""] : [];
			return isNewAsking ? membersFor(visit, targetKind === "role" ? (targetId ?? "") : null) : [];
		}),
	);
	return receivers.flat();
}

/** The other members who have the library, of a role or all. */
async function membersFor(visit: Visit, role: string | null): Promise<string[]> {
	const members = await libraryMembers(visit, visit.language);
	return members.filter((one) => one.id !== visit.user.id && (role === null || one.role === role)).map(({ id }) => id);
}

/** What a link for sending asks, where nothing else is said. */
export type RequestTerms = Partial<Omit<NewRow<typeof fileRequests>, "id" | "folderId">>;

/**
 * Makes a link; its address is told once and is nowhere kept. Throws `invalid` where the organisation's rules ask for more.
 * One by which files are sent has its terms beside it.
 */
export async function makeLink(visit: Visit, input: z.output<typeof LinkInput>, terms: RequestTerms = {}) {
	const { rules } = await (input.rights === "upload" ? findTarget : findToOpen)(visit, input);
	if (input.rights === "upload" && !input.folder) throw invalid({ rights: "wrongValue" });
	const expiresAt = endOf(visit, input.expiresAt);
	assertLinkTerms(visit, rules, expiresAt, input.password !== undefined);
	const token = newToken();
	const row = {
		...{ id: newId(visit.now.getTime()), ...idsOf(input), targetKind: "link" as const, rights: input.rights },
		...{ tokenHash: await hashToken(token), passwordHash: input.password ? await hashPassword(input.password) : null },
		...{ label: input.label, expiresAt, maxDownloads: input.maxDownloads ?? null, allowDownload: input.allowDownload },
		creatorId: visit.user.id,
	};
	await visit.rows.commit([
		visit.rows.adding(mediaShares, row),
		...(input.rights === "upload"
			? [visit.rows.adding(fileRequests, { ...terms, id: row.id, folderId: input.folder ?? "" })]
			: []),
		marking(visit, input),
		...noting(visit, [
			{ kind: "shared", ...refOf(input), shareId: row.id, detail: { with: "link", rights: input.rights } },
		]),
	]);
	return addressOf(visit, row.id, linkPath(token, row.rights));
}

const ofItem = ({ file, folder }: Target): SQL =>
	(file ? eq(mediaShares.fileId, file) : eq(mediaShares.folderId, folder ?? "")) as SQL;
const refOf = ({ file, folder }: Target) => (file ? { fileId: file } : { folderId: folder });

/** How far the item is shared, as its row in lists says; derived after what this commit has changed. */
function marking(visit: Visit, { file, folder }: Target): PendingWrite {
	const live = and(eq(mediaShares.tenantId, visit.tenant.id), ofItem({ file, folder }), isNull(mediaShares.revokedAt));
	const has = (kind: SQL) => sql`exists (select 1 from ${mediaShares} where ${and(live, kind)})`;
	const sharing = sql`case when ${has(eq(mediaShares.targetKind, "link"))} then 'link' when ${has(ne(mediaShares.targetKind, "link"))} then 'people' else 'none' end`;
	return file
		? visit.rows.deriving(files, file, { sharing })
		: visit.rows.deriving(mediaFolders, folder ?? "", { sharing });
}

/** A share that the visitor made, or of something that they may manage; throws `notFound`. */
export async function findShare(visit: Visit, id: string) {
	const row = await visit.rows.find(mediaShares, id);
	if (!row || row.revokedAt !== null) throw notFound();
	const target = { file: row.fileId ?? undefined, folder: row.folderId ?? undefined };
	const { rules } = await findTarget(visit, target).catch((error) => {
		throw row.creatorId === visit.user.id ? notAllowed() : error;
	});
	return { row, target, rules };
}

/** Changes what a share gives, how long, what it is called, and the password of a link. */
export async function changeShare(visit: Visit, input: z.output<typeof ShareChange>) {
	const { row, rules } = await findShare(visit, input.id);
	const expiresAt = input.expiresAt === undefined ? row.expiresAt : endOf(visit, input.expiresAt);
	if (row.targetKind === "link" && input.rights !== undefined && input.rights !== row.rights)
		throw invalid({ rights: "wrongValue" });
	const passwordHash = input.password ? await hashPassword(input.password) : row.passwordHash;
	if (row.targetKind === "link") assertLinkTerms(visit, rules, expiresAt, passwordHash !== null);
	const patch = {
		expiresAt,
		...(row.targetKind === "link" && { passwordHash }),
		...(input.rights && { rights: input.rights }),
		...(input.label !== undefined && { label: input.label }),
		...(input.confirm !== undefined && { confirmRequired: input.confirm }),
	};
	await visit.rows.change(mediaShares, input.id, patch);
	return { id: input.id };
}

/**
 * Gives a link another address; the one that it had opens nothing any more. Told once, as at its making, and held to the
 * same rules: throws `invalid` where the link lives longer than it may by now, or lacks a password.
 */
export async function renewLink(visit: Visit, { id }: { id: string }) {
	const { row, rules, target } = await findShare(visit, id);
	if (row.targetKind !== "link") throw notFound();
	if (row.rights !== "upload") await findToOpen(visit, target);
	assertLinkTerms(visit, rules, row.expiresAt, row.passwordHash !== null);
	const token = newToken();
	await visit.rows.change(mediaShares, id, { tokenHash: await hashToken(token) });
	return addressOf(visit, id, linkPath(token, row.rights));
}

const addressOf = ({ origin }: Visit, id: string, path: string) => ({ id, url: `${origin}${path}`, path });

/** Ends shares and links at once; their own maker may, and whoever may manage what they open. */
export async function revokeShares(visit: Visit, { ids }: { ids: string[] }) {
	const rows = await visit.rows.list(mediaShares, {
		where: and(among(mediaShares.id, ids), isNull(mediaShares.revokedAt)),
	});
	const others = rows.filter(({ creatorId }) => creatorId !== visit.user.id);
	for (const { id } of others) await findShare(visit, id);
	if (rows.length < new Set(ids).size) throw notFound();
	await visit.rows.commit(revokingShares(visit, rows));
	return { ids, deleted: true };
}

/** The writes that end shares. */
const revokingShares = (visit: Visit, rows: Share[]): PendingWrite[] =>
	rows.flatMap((row) => {
		const target = { file: row.fileId ?? undefined, folder: row.folderId ?? undefined };
		return [
			visit.rows.changing(mediaShares, row.id, { revokedAt: visit.now.getTime() }),
			marking(visit, target),
			...noting(visit, [{ kind: "unshared", ...refOf(target), shareId: row.id }]),
			...(row.rights === "upload" && row.targetKind === "link" ? forgettingRequest(visit, row.id) : []),
		];
	});

/** The writes that remove what a request asked for, and what it kept of its senders; the files stay. */
const forgettingRequest = ({ rows }: Visit, id: string): PendingWrite[] => [
	rows.clearing(fileDeliveries, id, eq(fileDeliveries.requestId, id)),
	rows.removing(fileRequests, id),
];
