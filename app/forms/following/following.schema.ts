import * as z from "zod";
import { isDay } from "#app/platform/clock";
import { id, oneLine, text } from "#app/platform/text.schema";
import { followingActions } from "#db/schema/forms";
import { FormNamed } from "../building/build.schema";
import { bareTests, valueTests } from "../logic/condition";

/** People to whom one message goes at most. */
export const FOLLOWING_PEOPLE = 20;

const ticked = z.preprocess((sent) => sent === "on" || sent === true, z.boolean());
const source = z.string("wrongType").max(200, "wrongValue");
const days = z.preprocess(
	(sent) => (sent === "" || sent === undefined ? null : Number(sent)),
	z.number("wrongType").int("wrongType").min(0, "wrongValue").max(365, "wrongValue").nullable(),
);

/** The page: which rule is changed, or what a new one looks at and does. */
export const FollowingPage = FormNamed.extend({
	rule: z.string().max(100).optional(),
	of: z.string().max(200).optional(),
	does: z.string().max(20).optional(),
});

/** A rule as the fields of a form. */
export const FollowingInput = FormNamed.extend({
	rule: z.preprocess((sent) => (sent === "" ? undefined : sent), id.optional()),
	of: source,
	action: z.enum(followingActions, "wrongValue"),
	test: z.enum([...bareTests, ...valueTests], "wrongValue"),
	value: oneLine(300).default(""),
	text: text(500, "required").min(1, "required"),
	/** Of a task: whose it is. */
	whose: z.enum(["advisor", "person"], "wrongValue").default("advisor"),
	personId: z.string("wrongType").max(100, "wrongValue").default(""),
	dueDays: days,
	/** Of a message: to whom it goes. */
	toAdvisor: ticked,
	personIds: z.array(id).max(FOLLOWING_PEOPLE, `tooMany?count=${FOLLOWING_PEOPLE}`).default([]),
});

export const FollowingRef = FormNamed.extend({ rule: id });

/** The value of a comparison as it was typed; undefined where it is none of its kind. */
export const typedValue = {
	yesNo: (typed: string) => (typed === "yes" ? true : typed === "no" ? false : undefined),
	number: (typed: string) => {
		const value = Number(typed.replace(",", "."));
		return typed === "" || Number.isNaN(value) ? undefined : value;
	},
	day: (typed: string) => (isDay(typed) ? typed : undefined),
	words: (typed: string) => typed || undefined,
};
