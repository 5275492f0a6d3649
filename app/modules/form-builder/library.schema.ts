import * as z from "zod";
import { lockNames } from "#app/forms/definition/locks";
import { libraryList } from "#app/forms/library/library.list";
import { Chosen } from "#app/lists/chosen.schema";
import { ListQuery } from "#app/lists/query.schema";
import { FormNamed } from "./build.schema";
import { id } from "./forms-list.schema";

export const LibraryQuery = ListQuery(libraryList);
export const LibraryItem = z.object({ id });
export const BulkItems = Chosen;

const line = (most: number) => z.string("wrongType").trim().max(most, `tooLong?count=${most}`);

/** What is kept: a part of a form ("" is all of it), and what of it is locked. */
export const KeepPart = FormNamed.extend({
	part: z.string("wrongType").max(40, "wrongValue"),
	title: line(300).min(1, "required"),
	locks: z.array(z.enum(lockNames, "wrongValue")).max(lockNames.length).default([]),
	source: line(500).default(""),
	licence: line(500).default(""),
});
