import * as z from "zod";
import { id, text } from "#app/platform/text.schema";

/** Points of the scale by which somebody is assessed. */
export const POINTS = { min: 1, max: 5 };

export const RatingsPage = z.object({ entrepreneur: id });
/** Areas and the points that each gets, in the same order. */
export const RatingInput = RatingsPage.extend({
	areas: z.array(z.string("wrongType").max(60, "wrongValue")).max(30, "wrongValue").default([]),
	points: z
		.array(
			z.coerce
				.number()
				.int("wrongValue")
				.min(POINTS.min, "businessEvaluator:errors.points")
				.max(POINTS.max, "wrongValue"),
		)
		.max(30, "wrongValue")
		.default([]),
	note: text(2000).default(""),
});
export const AssessorsInput = RatingsPage.extend({
	assessors: z.array(id).min(1, "businessEvaluator:errors.noAssessor").max(20, "wrongValue").prefault([]),
});
