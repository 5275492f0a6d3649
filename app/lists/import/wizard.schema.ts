import * as z from "zod";
import { Paging } from "#app/platform/paging.server";
import { id } from "#app/platform/text.schema";

const filter = <Schema extends z.ZodType>(schema: Schema) =>
	z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

export const ImportsQuery = z.object({ cursor: Paging.shape.cursor, before: Paging.shape.cursor });
export type ImportsQuery = z.output<typeof ImportsQuery>;

export const UploadInput = z.object({ file: z.file("imports:file.none") });

export const ImportQuery = z.object({
	importId: id,
	step: filter(z.enum(["reading", "mapping", "rules"])),
	show: filter(z.enum(["new", "update", "same", "duplicate", "error", "done", "undone", "kept"])),
	cursor: Paging.shape.cursor,
	before: Paging.shape.cursor,
});
export type ImportQuery = z.output<typeof ImportQuery>;

export const OneImport = z.object({ importId: id });

export const ReadingInput = z.object({
	importId: id,
	sheet: z.string("wrongType").max(200).optional(),
	encoding: z.string("wrongType").max(20).optional(),
	separator: z.string("wrongType").max(1).optional(),
	headerLine: z.coerce.number("wrongType").int("wrongType").min(1, "wrongValue").optional(),
	next: z.enum(["again", "on"]).default("on"),
});
export type ReadingInput = z.output<typeof ReadingInput>;

/** The fields of the columns, in their order; an empty one leaves its column out. */
export const MappingInput = z.object({
	importId: id,
	fields: z.array(z.string("wrongType").max(100)).max(100).default([]),
});
export type MappingInput = z.output<typeof MappingInput>;

export const RulesInput = z.object({
	importId: id,
	match: z.preprocess(
		(value) => (typeof value === "string" ? [value] : value),
		z.array(z.string().max(50)).max(10).default([]),
	),
	mode: z.enum(["create", "both"], "wrongValue"),
	empty: z.enum(["keep", "clear"], "wrongValue").default("keep"),
});
export type RulesInput = z.output<typeof RulesInput>;
