import type { Visit } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import type { people } from "#db/schema/directory";
import type { fileReceipts, mediaShares } from "#db/schema/media";
import { mayAskOfOthers } from "./auditor";
import { linkTerms } from "./link-terms.server";
import { reaches, reachesFile, type Share } from "./rights.server";
import { serializeShare } from "./serialize-details.server";
import { mayOpenTo } from "./shares.server";
import type { Folder, LibraryFile } from "./tree.server";
import type { Rules } from "./usage.server";
import { type Member, type Opener, openerOf, sharesFor } from "./who-opens.server";

type Person = Row<typeof people> | null;
type ShareWith = { row: Share & Row<typeof mediaShares>; person: Person; creator: Person };
type Receipt = Row<typeof fileReceipts>;

type Known = {
	item: { file: LibraryFile } | { folder: Folder };
	/** The folder that a file lies in. */
	folder?: Folder;
	above: Folder[];
	shares: ShareWith[];
	members: Member[];
	rules: Rules;
	receipts: Receipt[];
};

/** Somebody who is asked to read a file, and how far they have come. Instants in epoch milliseconds. */
export type Reader = {
	id: string;
	name: string;
	openedAt: number | null;
	downloadedAt: number | null;
	/** Of the version that there is now. */
	confirmedAt: number | null;
};

/**
 * With whom a file or folder is shared, for whoever may manage it: each share and link, who can open it and why, who was
 * asked to read it and has not, and with whom it can be shared yet. For the others only why they may open it themselves.
 */
export function sharingOf(visit: Visit, known: Known) {
	const { item, folder, above, members, rules } = known;
	const rows = known.shares.map(({ row }) => row);
	const context = { folder, above, shares: rows };
	const me: Member = {
		...{ id: visit.user.id, name: "", role: visit.access.role, level: visit.access.level },
	};
	const mine = openerOf(me, item, context);
	if (!mine || !reaches(mine.right, "manage")) return { mine, managed: null };
	const ownId = "file" in item ? null : item.folder.id;
	const lines = known.shares.map((one) => serializeShare(visit, one, ownId, above));
	const { file } = item as { file?: LibraryFile };
	return {
		mine,
		managed: {
			shares: lines.filter(({ targetKind }) => targetKind !== "link"),
			linkLines: lines.filter((line) => line.targetKind === "link" && line.rights !== "upload"),
			requests: lines.filter((line) => line.targetKind === "link" && line.rights === "upload"),
			openers: members.flatMap((member): Opener | never[] => openerOf(member, item, context) ?? []),
			others: members.filter(({ id }) => id !== visit.user.id).map(({ id, name }) => ({ id, name })),
			roles: [...new Set(members.map(({ role }) => role))],
			readers: file ? readersOf(file, { members, shares: rows, receipts: known.receipts }) : null,
			links: linkTerms(visit, rules),
			/** Of somebody else's folder the shares may be changed and ended, but none made. */
			mayOpenTo: "file" in item || mayOpenTo(visit, item.folder),
			mayAskOfOthers: mayAskOfOthers(visit),
		},
	};
}

export type Sharing = ReturnType<typeof sharingOf>;

/**
 * Who was asked to confirm a file, those first who have not; null where nobody was asked. Its owner is asked nothing, nor is
 * whoever made the share.
 */
export function readersOf(
	file: LibraryFile,
	{ members, shares, receipts }: { members: Member[]; shares: Share[]; receipts: Receipt[] },
): Reader[] | null {
	const asking = shares.filter(
		(share) => share.confirmRequired && share.targetKind !== "link" && reachesFile(share, file),
	);
	if (asking.length === 0) return null;
	const isAsked = (member: Member) =>
		member.id !== file.ownerId && sharesFor(member, asking).some(({ creatorId }) => creatorId !== member.id);
	return members
		.filter(isAsked)
		.map(({ id, name }) => {
			const receipt = receipts.find(({ userId }) => userId === id);
			const isCurrent = receipt?.version === file.version;
			return {
				...{ id, name },
				...{ openedAt: receipt?.openedAt ?? null, downloadedAt: receipt?.downloadedAt ?? null },
				confirmedAt: isCurrent ? (receipt?.confirmedAt ?? null) : null,
			};
		})
		.sort((a, b) => Number(a.confirmedAt !== null) - Number(b.confirmedAt !== null) || a.name.localeCompare(b.name));
}
