import * as z from "zod";
import { inListParam } from "#app/lists/in-list.schema";
import { Paging } from "#app/platform/paging.server";
import { oneLine } from "#app/platform/text.schema";
import { filter, id } from "../fields.schema";
import { day } from "../tasks.schema";

export const customerTabs = [
	"activity",
	"about",
	"contacts",
	"notes",
	"meetings",
	"tasks",
	"files",
	"forms",
	"history",
] as const;

/** The page of a customer: what is shown in it, and the place in the timeline. */
export const CustomerQuery = z.object({
	customer: id,
	tab: filter(z.enum(customerTabs)),
	kind: filter(z.enum(["notes", "emails", "meetings", "tasks", "forms", "changes"])),
	/** Which form stands on top. */
	add: filter(z.enum(["note", "call", "email", "task"])),
	/** What is being chosen beside the timeline. */
	panel: filter(z.enum(["people"])),
	cursor: Paging.shape.cursor,
	...inListParam,
});
export type CustomerQuery = z.output<typeof CustomerQuery>;

/** A task as it is written down on a customer's page. */
export const QuickTask = z.object({
	customer: id,
	title: oneLine(200, "required").min(1, "required"),
	dueOn: z.preprocess((value) => (value === "" ? null : value), day.nullable().optional()),
});
