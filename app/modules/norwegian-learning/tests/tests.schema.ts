import * as z from "zod";
import { exportFormat } from "#app/lists/export/export.schema";
import { ListCall, ListQuery } from "#app/lists/query.schema";
import { languageCodes } from "#app/platform/i18n";
import { id, oneLine, text } from "#app/platform/text.schema";
import { basedOn, filter, level, list, skill } from "../bank/items.schema";
import { asks, coursePlaces, testFormats, testModes, testStatuses, writtenForms } from "../choices";
import { testList } from "./tests.list";

/** Items that one test may ask. */
export const ITEMS_MOST = 500;

export const TestsQuery = ListQuery(testList);
export type TestsQuery = z.output<typeof TestsQuery>;
export const TestsFileQuery = TestsQuery.extend(exportFormat);

/** `find`, `level`, `skill`: what is looked for in the bank. */
export const TestQuery = z.object({
	test_id: id,
	find: filter(text(100)),
	level: filter(level),
	skill: filter(skill),
});
export type TestQuery = z.output<typeof TestQuery>;

const title = oneLine(200, "required").min(1, "required");
const written = z.enum(writtenForms, "wrongValue").default("nb");
const number = (least: number, most: number) =>
	z.coerce.number("wrongType").int("wrongType").min(least, "wrongValue").max(most, "wrongValue");
const asked = z.enum(asks, "wrongValue").default("optional");

/** A box of a form: not sent where it is empty. */
const ticked = z.preprocess((sent) => sent !== undefined && sent !== "", z.boolean());

export const NewTestInput = z.object({
	title,
	written,
	format: z.enum(testFormats, "wrongValue").default("placement"),
});
export const TestInput = NewTestInput.extend({
	id,
	minutes: number(1, 600).default(30),
	mode: z.enum(testModes, "wrongValue").default("fixed"),
	/** Of an adaptive test: the items that one skill may have, at most. */
	partMost: number(8, 40).default(25),
	/** 0: no time limit. */
	limitMinutes: number(0, 600).default(0),
	readsAloud: ticked,
	offersListening: ticked,
	showsAnswers: ticked,
	asksName: asked,
	asksEmail: asked,
	/** 0: as often as they like. */
	attemptsMost: number(0, 50).default(1),
	pauseHours: number(1, 720).default(48),
	/** 0: as long as the organisation wants. */
	keptMonths: number(0, 120).default(0),
	/** The first of the languages belongs to the first of the texts. */
	purposeLanguages: list(z.enum(languageCodes, "wrongValue"), languageCodes.length),
	purposeTexts: list(text(1000), languageCodes.length),
	courseLevels: list(z.enum(coursePlaces, "wrongValue"), coursePlaces.length),
	courseTexts: list(oneLine(300), coursePlaces.length),
	updatedAt: basedOn,
});
export type TestInput = z.output<typeof TestInput>;

export const TestRef = z.object({ id });
export const TestStatusInput = z.object({ id, status: z.enum(testStatuses, "wrongValue") });
export const TestItemInput = z.object({ id, itemId: id });
const way = z.enum(["up", "down"], "wrongValue");
export const MoveItemInput = TestItemInput.extend({ way });
export const SortItemsInput = z.object({ id, skill, ids: list(id, ITEMS_MOST) });
export const MoveSectionInput = z.object({ id, skill, way });

export const TestsCall = ListCall(testList);
const section = z.object({ skill, itemIds: z.array(id).max(ITEMS_MOST, "wrongValue") });
export const SaveTestCall = z.object({
	tenantId: z.string().optional(),
	id: filter(id),
	title,
	written,
	minutes: TestInput.shape.minutes,
	mode: z.enum(testModes, "wrongValue").optional(),
	partMost: number(8, 40).optional(),
	limitMinutes: number(0, 600).optional(),
	readsAloud: z.boolean("wrongType").optional(),
	offersListening: z.boolean("wrongType").optional(),
	showsAnswers: z.boolean("wrongType").optional(),
	asksName: asked,
	asksEmail: asked,
	attemptsMost: TestInput.shape.attemptsMost,
	pauseHours: TestInput.shape.pauseHours,
	keptMonths: number(0, 120).optional(),
	purposes: z.partialRecord(z.enum(languageCodes), text(1000)).optional(),
	/** The course that is recommended for each level. */
	courses: z
		.array(z.object({ level: z.enum(coursePlaces, "wrongValue"), course: oneLine(300) }))
		.max(coursePlaces.length, "wrongValue")
		.optional(),
	/** The items in their parts; left out they stay as they are. */
	sections: z
		.array(section)
		.max(4, "wrongValue")
		.refine((all) => new Set(all.map((one) => one.skill)).size === all.length, "wrongValue")
		.optional(),
	status: z.enum(testStatuses, "wrongValue").optional(),
	updatedAt: basedOn,
});
export type SaveTestCall = z.output<typeof SaveTestCall>;
