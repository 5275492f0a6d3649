import * as z from "zod";
import { memberRoles } from "#app/directory/roles";
import { formName } from "#app/forms/review/replies.schema";
import { Day } from "#app/forms/schedule/schedule.schema";
import { ASSIGNED_MOST, LINKS_MOST } from "#app/forms/sharing/limits";
import { sitesIn } from "#app/forms/store/sites";
import { SubjectTypeInput, subjectInAddress, subjectSent } from "#app/forms/subjects/subject.schema";
import { languageCodes } from "#app/platform/i18n";
import { id, oneLine, text } from "#app/platform/text.schema";

const day = z.preprocess((sent) => (sent === "" ? undefined : sent), Day.optional());
/** A number of a field that may stand empty. */
const whole = (least: number, most: number) =>
	z.preprocess(
		(sent) => (sent === "" || sent === undefined ? undefined : Number(sent)),
		z.number("wrongType").int("wrongType").min(least, "wrongValue").max(most, "wrongValue").optional(),
	);
const ticked = z.preprocess((sent) => sent === "on" || sent === "true" || sent === true, z.boolean());
const line = (most: number) => oneLine(most).default("");
const lines = (most: number) => text(most).default("");

export const SharePage = z.object({ form_name: formName, ...subjectInAddress });

export const InviteForm = z.object({
	form_name: formName,
	subject: subjectSent,
	memberIds: z.array(id).max(1000, "tooMany?count=1000").default([]),
	/** All members of these roles. */
	roles: z.array(z.enum(memberRoles, "wrongValue")).max(memberRoles.length, "wrongValue").default([]),
	emails: lines(100_000),
	language: z.enum(languageCodes, "wrongValue").optional(),
	expiresOn: day,
	reminders: z.coerce.number("wrongType").int("wrongType").min(0, "wrongValue").max(5, "wrongValue").default(0),
	gapDays: z.coerce.number("wrongType").int("wrongType").min(1, "wrongValue").max(60, "wrongValue").default(3),
	byText: ticked,
	message: lines(2000),
});

export const LinksForm = z.object({
	form_name: formName,
	subject: subjectSent,
	number: z.coerce
		.number("wrongType")
		.int("wrongType")
		.min(1, "wrongValue")
		.max(LINKS_MOST, `tooMany?count=${LINKS_MOST}`),
});

export const RevokeForm = z.object({ form_name: formName, id });
export const AssignmentForm = RevokeForm.extend({ status: z.enum(["active", "paused", "stopped"], "wrongValue") });

/** Members who are asked once and at once. */
export const GiveForm = z.object({
	form_name: formName,
	subject: subjectSent,
	memberIds: z.array(id).min(1, "required").max(ASSIGNED_MOST, `tooMany?count=${ASSIGNED_MOST}`),
});

/** How often members are asked, as the fields of a form. */
export const ScheduleForm = z.object({
	form_name: formName,
	subject: subjectSent,
	memberIds: z.array(id).min(1, "required").max(ASSIGNED_MOST, `tooMany?count=${ASSIGNED_MOST}`),
	repeat: z.enum(["once", "daily", "weekly", "days", "after"], "wrongValue"),
	every: whole(1, 52),
	weekdays: z.array(z.coerce.number().int().min(1).max(7)).max(7).default([]),
	/** Days with commas, spaces or lines between, as 2026-12-01. */
	days: lines(5000),
	afterDays: line(200),
	startsOn: Day,
	endsOn: day,
	hour: z.coerce.number("wrongType").int("wrongType").min(0, "wrongValue").max(23, "wrongValue").default(8),
	windowHours: whole(1, 8760),
	holidays: z.enum(["ask", "skip", "move"], "wrongValue").default("skip"),
	skipsWeekends: ticked,
	reminders: z.coerce.number("wrongType").int("wrongType").min(0, "wrongValue").max(10, "wrongValue").default(0),
	gapHours: z.coerce.number("wrongType").int("wrongType").min(1, "wrongValue").max(720, "wrongValue").default(24),
	byText: ticked,
});

export const StatusForm = z.object({
	form_name: formName,
	status: z.enum(["open", "closed", "archived", "unarchived"], "wrongValue"),
});

/** The settings as the fields of a form; texts come as `closedTexts.<why>.<language>`. */
export const SettingsForm = z.looseObject({
	form_name: formName,
	slug: z
		.string("wrongType")
		.trim()
		.toLowerCase()
		.min(1, "required")
		.max(60, "tooLong?count=60")
		.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "formShare:errors.slug"),
	ownerId: id,
	folder: line(80),
	tags: line(300).transform((text) => [
		...new Set(
			text
				.split(",")
				.map((tag) => tag.trim())
				.filter(Boolean),
		),
	]),
	subjectType: SubjectTypeInput,
	presentation: z.enum(["all", "pages", "questions"], "wrongValue"),
	opensOn: day,
	closesOn: day,
	maxReplies: whole(1, 1_000_000),
	isAnonymous: ticked,
	knowsMembers: ticked,
	verifiesEmail: ticked,
	checksPeople: ticked,
	isHealth: ticked,
	onlyOnce: ticked,
	editableHours: whole(1, 8760),
	isFixed: ticked,
	offersCopy: ticked,
	contact: line(300),
	pin: line(40),
	keptDays: whole(1, 36_500),
	minutes: whole(1, 600),
	leadsTo: line(1000),
	embeddedBy: lines(2000).transform(sitesIn),
});
