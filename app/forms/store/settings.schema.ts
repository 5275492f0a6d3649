import * as z from "zod";
import { texts } from "../definition/parts.schema";
import { closings, type FormSettings } from "./settings";

const instant = z.number().int().min(0).max(8.64e15).optional();
const whole = (least: number, most: number) => z.number().int().min(least).max(most).optional();

export const SettingsInput = z
	.object({
		opensAt: instant,
		closesAt: instant,
		closedTexts: z.partialRecord(z.enum(closings), texts(2000)).optional(),
		maxReplies: whole(1, 1_000_000),
		presentation: z.enum(["all", "pages", "questions"]),
		isAnonymous: z.boolean().optional(),
		knowsMembers: z.boolean().optional(),
		membersOnly: z.boolean().optional(),
		verifiesEmail: z.boolean().optional(),
		checksPeople: z.boolean().optional(),
		onlyOnce: z.boolean().optional(),
		editableHours: whole(1, 24 * 365),
		offersCopy: z.boolean().optional(),
		isFixed: z.boolean().optional(),
		pin: z.string().trim().min(4, "forms:errors.pinShort").max(40, "tooLong?count=40").optional(),
		contact: z.string().max(300).optional(),
		keptDays: whole(1, 36_500),
		minutes: whole(1, 600),
		embeddedBy: z
			.array(z.string().regex(/^([a-z0-9-]+\.)+[a-z]{2,}$/, "formShare:errors.site"))
			.max(20, "tooMany?count=20")
			.optional(),
		leadsTo: z
			.string()
			.max(1000)
			.refine((address) => /^https:\/\/[^\s]+$/.test(address), "forms:errors.address")
			.optional(),
	})
	.refine(({ opensAt, closesAt }) => opensAt === undefined || closesAt === undefined || opensAt < closesAt, {
		path: ["closesAt"],
		message: "forms:errors.closesBefore",
	})
	.refine(({ isAnonymous, verifiesEmail }) => !isAnonymous || !verifiesEmail, {
		path: ["verifiesEmail"],
		message: "forms:errors.emailNotAnonymous",
	})
	// Nobody can be let in as a member whom nobody is to know.
	.refine(({ isAnonymous, membersOnly }) => !isAnonymous || !membersOnly, {
		path: ["membersOnly"],
		message: "wrongValue",
	}) satisfies z.ZodType<FormSettings>;
