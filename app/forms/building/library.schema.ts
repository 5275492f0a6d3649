import * as z from "zod";
import { id, oneLine } from "#app/platform/text.schema";
import { lockNames } from "../definition/locks";
import { FormNamed } from "./build.schema";

export const LibraryItem = z.object({ id });

/** Where something comes from, and how it may be used. */
export const origin = { source: oneLine(500).default(""), licence: oneLine(500).default("") };
export const itemTitle = oneLine(300).min(1, "required");

/** The locks as ticked boxes; one alone comes as a text. */
export const Locks = z.preprocess(
	(sent) => (typeof sent === "string" ? [sent] : sent),
	z.array(z.enum(lockNames, "wrongValue")).max(lockNames.length).default([]),
);

/** What is kept: a part of a form ("" is all of it), and what of it is locked. */
export const KeepPart = FormNamed.extend({
	part: z.string("wrongType").max(40, "wrongValue"),
	title: itemTitle,
	locks: Locks,
	...origin,
});
