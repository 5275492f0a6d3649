import { and, like } from "drizzle-orm";
import { listSource } from "#app/lists/source.server";
import { formLibrary } from "#db/schema/forms";
import { libraryList } from "./library.list";

export const librarySource = listSource(
	libraryList,
	formLibrary,
	{
		title: formLibrary.sortTitle,
		kind: formLibrary.kind,
		questions: formLibrary.questions,
		source: formLibrary.source,
		owner: formLibrary.ownerId,
		updated: formLibrary.updatedAt,
	},
	{ search: (words) => and(...words.map((word) => like(formLibrary.sortTitle, `%${word}%`))) },
);
