import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { listSource } from "#app/lists/source.server";
import { forms } from "#db/schema/forms";
import type { Area } from "../area";
import { formList } from "./forms.list";

export const formSource = listSource(formList, forms, {
	title: forms.sortTitle,
	status: forms.status,
	replies: forms.replies,
	lastReply: { by: forms.lastReplyAt, none: 0 },
	owner: forms.ownerId,
	// As the database has it: a value compared with the column itself would be written as JSON once more.
	languages: { by: sql`${forms.languages}` },
	folder: forms.folder,
	tags: { by: sql`${forms.tags}` },
	updated: forms.updatedAt,
});

/** The forms of an area that lie in no trash; templates stand in their library. */
export const formsOf = (area: Area): SQL =>
	and(eq(forms.moduleKey, area.moduleKey), isNull(forms.deletedAt), eq(forms.isTemplate, false)) as SQL;
