import * as z from "zod";
import { lockNames } from "../definition/locks";
import { FormNamed } from "./build.schema";

export const LibraryItem = z.object({ id: z.string("wrongType").min(1, "required").max(100, "wrongValue") });

const line = (most: number) => z.string("wrongType").trim().max(most, `tooLong?count=${most}`);

/** What is kept: a part of a form ("" is all of it), and what of it is locked. */
export const KeepPart = FormNamed.extend({
	part: z.string("wrongType").max(40, "wrongValue"),
	title: line(300).min(1, "required"),
	locks: z.array(z.enum(lockNames, "wrongValue")).max(lockNames.length).default([]),
	source: line(500).default(""),
	licence: line(500).default(""),
});
