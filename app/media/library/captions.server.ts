import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { alias, type SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Language } from "#app/platform/i18n";
import { mediaOf } from "#app/platform/media.server";
import type { Visit } from "#app/platform/tenant/context";
import { files } from "#db/schema/media";
import { type Cue, readCues } from "../captions/cues";
import { isVisibleTo } from "./rights.server";
import { urlOf } from "./serialize.server";
import { isListed, type LibraryFile } from "./tree.server";

export type Captions = { url: string; name: string; language: string };

const film = alias(files, "film");

/** Reads the caption files that lie beside a film or a recording and begin with its name: `Film.nb.vtt` for `Film.mp4`; of another file none. */
export function readingCaptions(visit: Visit, id: string) {
	const { rows, tenant } = visit;
	const ofFilm = (value: SQL | SQLiteColumn) =>
		sql`(select ${value} from ${files} film where ${and(eq(film.tenantId, tenant.id), eq(film.id, id), inArray(film.kind, ["video", "audio"]))})`;
	const stem = sql`substr(${film.sortName}, 1, length(${film.sortName}) - length(${film.extension}) - 1)`;
	return rows.listing(files, {
		where: and(
			sql`${files.ownerId} = ${ofFilm(film.ownerId)}`,
			sql`${files.folderId} = ${ofFilm(film.folderId)}`,
			// The character after the dot ends what begins with the name and a dot.
			sql`${files.sortName} >= ${ofFilm(sql`${stem} || '.'`)} and ${files.sortName} < ${ofFilm(sql`${stem} || '/'`)}`,
			eq(files.extension, "vtt"),
			isListed,
			isVisibleTo(visit),
		),
		orderBy: asc(files.sortName),
		limit: 30,
	});
}

/** What is said in a film or a recording by the caption file beside it, in a language or in none that its name says; else nothing. */
export async function readCuesBeside(visit: Visit, file: LibraryFile, language: string): Promise<Cue[]> {
	const { found } = await visit.rows.read({ found: readingCaptions(visit, file.id) });
	const [best] = captionsOf({ language: language as Language }, file, found).filter((one) =>
		[language, "und"].includes(one.language),
	);
	const row = found.find(({ guid }) => urlOf(guid) === best?.url);
	const object = row && (await mediaOf(visit.context, visit.tenant.id).read(row.key));
	return object && "body" in object ? readCues(await object.text()) : [];
}

/** The captions of a film, those in the visitor's language first. */
export function captionsOf(
	{ language: own }: Pick<Visit, "language">,
	{ name, extension }: LibraryFile,
	found: LibraryFile[],
) {
	const begins = name.length - extension.length;
	return found
		.map((caption): Captions => {
			const said = caption.name.slice(begins, -".vtt".length);
			const language = /^[a-z]{2}$/.test(said) ? said : "und";
			return { url: urlOf(caption.guid), language, name: said || caption.name };
		})
		.sort((one, other) => Number(other.language === own) - Number(one.language === own));
}
