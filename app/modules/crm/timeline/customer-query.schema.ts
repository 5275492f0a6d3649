import * as z from "zod";
import { emailAddress, orNone, phoneNumber } from "#app/directory/company.schema";
import { inListParam } from "#app/lists/in-list.schema";
import { Paging } from "#app/platform/paging.server";
import { id, oneLine } from "#app/platform/text.schema";
import { day } from "#app/tasks/task-fields.schema";
import { filter } from "../fields.schema";
import { NewMeetingForm } from "../meetings/meeting.schema";

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
	add: filter(z.enum(["note", "call", "email", "task", "meeting", "contact"])),
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

/** A meeting as it is agreed on a customer's page; who else comes is asked on the meeting's own. */
export const QuickMeeting = NewMeetingForm.pick({ title: true, startsAt: true, endsAt: true }).extend({ customer: id });

/** A contact person as they are written down on a customer's page. */
export const QuickContact = z.object({
	customer: id,
	firstName: oneLine(80).min(1, "required"),
	lastName: oneLine(80),
	email: orNone(emailAddress),
	phone: orNone(phoneNumber),
	/** Saved although there is somebody like it. */
	anyway: z.string().optional(),
});
