import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { ContentOffer, OfferedPiece } from "#app/directory/content-offer.server";
import { among } from "#app/platform/tenant/among.server";
import type { Row } from "#app/platform/tenant/rows.server";
import { learningContents } from "#db/schema/task-library";
import { manifest } from "./manifest";
import { paths } from "./paths";

/** More are not looked through for what fits. */
const MOST = 60;
/** Contents that a search finds for another module, and that it shows of the library at once. */
const FOUND = 12;
/** Contents that another module shows at once: those of a course that goes into an archive. */
const PIECES_MOST = 500;

const isOpen = and(isNull(learningContents.deletedAt), eq(learningContents.status, "published"));

/** A content as another module shows it. */
function pieceOf(content: Row<typeof learningContents>): OfferedPiece {
	const { id, titles, language, kind, minutes, url, videoId, alt, cues } = content;
	const { fileGuid, fileName, fileType, fileSize, soundGuid, soundName, soundType, soundSize } = content;
	const body = kind === "text" ? (content.body ?? null) : null;
	return {
		...{ id, titles, language, kind, minutes, url, videoId, alt, cues, body },
		file: fileGuid ? { guid: fileGuid, name: fileName, type: fileType, size: fileSize } : null,
		sound: soundGuid ? { guid: soundGuid, name: soundName, type: soundType, size: soundSize } : null,
		textInstead: content.textInstead || cues.map(({ text }) => text).join("\n"),
		seconds: content.seconds,
		files: [...[fileGuid, soundGuid].filter((guid) => guid !== null), ...guidsIn(body)],
	};
}

/** The pictures and files that a text shows. */
function guidsIn(node: unknown): string[] {
	if (typeof node !== "object" || node === null) return [];
	if (Array.isArray(node)) return node.flatMap(guidsIn);
	return Object.entries(node).flatMap(([key, value]) =>
		key === "guid" && typeof value === "string" ? [value] : guidsIn(value),
	);
}

/** Published contents, those that are used most first. */
export const contentOffer: ContentOffer = {
	moduleKey: manifest.key,
	reading: ({ rows, tenant }, { skills, levels }) => {
		const { query, shape } = rows.listing(learningContents, {
			where: and(isOpen, among(learningContents.skill, skills), among(learningContents.level, levels)),
			orderBy: [desc(learningContents.openCount), desc(learningContents.id)],
			limit: MOST,
		});
		const to = paths(tenant.guid);
		return {
			query,
			shape: (found) =>
				shape(found).map(({ id, titles, language, skill, level, tags, minutes }) => ({
					...{ titles, language, skill, level, tags, minutes, path: to.content(id) },
				})),
		};
	},
	/** Those that are found by words, the newest where there are none. */
	finding: ({ rows }, text) => {
		const { query, shape } = rows.listing(learningContents, {
			where: isOpen,
			limit: FOUND,
			...(text ? { search: { text } } : { orderBy: [desc(learningContents.createdAt), desc(learningContents.id)] }),
		});
		return { query, shape: (found) => shape(found).map(pieceOf) };
	},
	pieces: ({ rows }, ids) => {
		const where = and(isOpen, sql`${learningContents.id} in ${ids}`);
		const { query, shape } = rows.listing(learningContents, { where, limit: PIECES_MOST });
		return { query, shape: (found) => shape(found).map(pieceOf) };
	},
};
