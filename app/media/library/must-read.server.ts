import { and, eq, sql } from "drizzle-orm";
import { readersOfModule } from "#app/directory/module-readers.server";
import { notify } from "#app/platform/notify.server";
import type { Visit } from "#app/platform/tenant/context";
import { files, mediaFolders, mediaShares } from "#db/schema/media";
import { findChosen } from "./chosen.server";
import { readingReceipts } from "./receipts.server";
import { isLive } from "./rights.server";
import { idsAbove, type LibraryFile } from "./tree.server";

/** Members that one answer names at most. */
const LISTED = 1000;

/** Who was asked to confirm a file: who has opened, downloaded and confirmed it, and who has not. For who may manage it. */
export async function whoHasRead(visit: Visit, { id }: { id: string }) {
	const above = idsAbove(
		visit,
		sql`${mediaFolders.id} = (select ${files.folderId} from ${files} where ${and(eq(files.tenantId, visit.tenant.id), eq(files.id, id))})`,
	);
	const { files: found, rows } = await findChosen(visit, { files: [id] }, "manage", {
		asked: visit.rows.listing(mediaShares, {
			where: and(
				isLive(visit.now),
				eq(mediaShares.confirmRequired, true),
				sql`(${mediaShares.fileId} = ${id} or ${mediaShares.folderId} in ${above})`,
			),
		}),
		receipts: readingReceipts(visit, id),
	});
	const asked = rows.asked as (typeof mediaShares.$inferSelect)[];
	const receipts = rows.receipts as {
		userId: string;
		openedAt: number | null;
		downloadedAt: number | null;
		confirmedAt: number | null;
		version: number | null;
	}[];
	const readers = asked.length === 0 ? [] : await readersOfModule(visit, "files", { words: null, limit: LISTED });
	const named = new Set(asked.filter(({ targetKind }) => targetKind === "user").map(({ targetId }) => targetId));
	const roles = asked.filter(({ targetKind }) => targetKind === "role").map(({ targetId }) => `role:${targetId}`);
	const ofRoles = roles.length === 0 ? [] : await readersOfModule(visit, "files", { words: roles, limit: LISTED });
	const isAll = asked.some(({ targetKind }) => targetKind === "tenant");
	for (const { id: userId } of ofRoles) named.add(userId);
	const file = found[0] as LibraryFile;
	const people = readers
		.filter(({ id: userId }) => userId !== visit.user.id && (isAll || named.has(userId)))
		.map(({ id: userId, name, email }) => {
			const receipt = receipts.find((one) => one.userId === userId);
			const isCurrent = receipt?.version === file.version;
			return {
				...{ id: userId, name: name || email },
				...{ openedAt: receipt?.openedAt ?? null, downloadedAt: receipt?.downloadedAt ?? null },
				confirmedAt: isCurrent ? (receipt?.confirmedAt ?? null) : null,
			};
		});
	return {
		file: { id: file.id, name: file.name, version: file.version },
		people: people.sort((a, b) => (a.confirmedAt ?? 0) - (b.confirmedAt ?? 0) || a.name.localeCompare(b.name)),
		confirmed: people.filter(({ confirmedAt }) => confirmedAt !== null).length,
	};
}

/** Reminds those who have not confirmed, and nobody else; gives how many they are. */
export async function remindReaders(visit: Visit, { id }: { id: string }): Promise<{ reminded: number }> {
	const { file, people } = await whoHasRead(visit, { id });
	const users = people.filter(({ confirmedAt }) => confirmedAt === null).map((one) => one.id);
	if (users.length > 0)
		await notify(visit, {
			to: { users },
			type: "fileToConfirm",
			params: { name: file.name, by: `${visit.user.firstName} ${visit.user.lastName}`.trim() },
			url: `/${visit.tenant.guid}/files/sharedfiles?part=withme`,
		});
	return { reminded: users.length };
}
