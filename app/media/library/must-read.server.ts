import { and, eq, sql } from "drizzle-orm";
import { notify } from "#app/platform/notify.server";
import type { Visit } from "#app/platform/tenant/context";
import { files, mediaFolders, mediaShares } from "#db/schema/media";
import { findChosen } from "./chosen.server";
import { readingReceipts } from "./receipts.server";
import { isLive, type Share } from "./rights.server";
import { sharedPath } from "./shares.server";
import { readersOf } from "./sharing.server";
import { idsAbove, type LibraryFile } from "./tree.server";
import { libraryMembers } from "./who-opens.server";

/** Who was asked to confirm a file: who has opened, downloaded and confirmed it, and who has not. For who may manage it. */
export async function whoHasRead(visit: Visit, { id }: { id: string }) {
	const above = idsAbove(
		visit,
		sql`${mediaFolders.id} = (select ${files.folderId} from ${files} where ${and(eq(files.tenantId, visit.tenant.id), eq(files.id, id))})`,
	);
	const [{ files: found, rows }, members] = await Promise.all([
		findChosen(visit, { files: [id] }, "manage", {
			asked: visit.rows.listing(mediaShares, {
				where: and(
					isLive(visit.now),
					eq(mediaShares.confirmRequired, true),
					sql`(${mediaShares.fileId} = ${id} or ${mediaShares.folderId} in ${above})`,
				),
			}),
			receipts: readingReceipts(visit, id),
		}),
		libraryMembers(visit, visit.language),
	]);
	const file = found[0] as LibraryFile;
	const people = readersOf(file, { members, shares: rows.asked as Share[], receipts: rows.receipts }) ?? [];
	return {
		file: { id: file.id, name: file.name, version: file.version },
		people,
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
			url: sharedPath(visit.tenant.guid, { file: file.id }),
		});
	return { reminded: users.length };
}
