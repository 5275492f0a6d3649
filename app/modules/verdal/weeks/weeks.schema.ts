import * as z from "zod";
import { id, text } from "#app/platform/text.schema";
import { weekQuestions } from "#db/schema/verdal";

const point = z.enum(["1", "2", "3", "4", "5"], "required").transform(Number);
const answers = Object.fromEntries(weekQuestions.map((question) => [question, point])) as Record<
	(typeof weekQuestions)[number],
	typeof point
>;

/** How a week went, by the link of whoever says it. */
export const WeekByLinkInput = z.object({ token: z.string().max(200), ...answers, comment: text(500) });
/** Whether participant and workplace are asked every week. */
export const WeeklyInput = z.object({ placement: id, asks: z.enum(["0", "1"]) });
