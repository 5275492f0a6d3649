import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { alias, type SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Visit } from "#app/platform/tenant/context";
import { files } from "#db/schema/media";
import { isVisibleTo } from "./rights.server";
import { urlOf } from "./serialize.server";
import { isListed, type LibraryFile } from "./tree.server";

export type Captions = { url: string; name: string; language: string };

const film = alias(files, "film");

/** Reads the caption files that lie beside a film and begin with its name: `Film.nb.vtt` for `Film.mp4`; of another file none. */
export function readingCaptions(visit: Visit, id: string) {
	const { rows, tenant } = visit;
	const ofFilm = (value: SQL | SQLiteColumn) =>
		sql`(select ${value} from ${files} film where ${and(eq(film.tenantId, tenant.id), eq(film.id, id), eq(film.kind, "video"))})`;
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
