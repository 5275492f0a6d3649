import * as z from "zod";
import { id, oneLine, text } from "#app/platform/text.schema";
import { riskSizes, riskTones } from "../risk/matrix";

const MOST_CAUSES = 40;
const label = oneLine(60);
const labels = z.preprocess((sent) => [sent ?? []].flat(), z.array(label).min(3, "wrongValue").max(5, "wrongValue"));
const tones = z.preprocess((sent) => [sent ?? []].flat(), z.array(z.enum(riskTones, "wrongValue")).length(3));
const limit = z.coerce.number("wrongType").int("wrongType").min(1, "wrongValue").max(24, "wrongValue");

export const SizeInput = z.object({
	size: z.coerce
		.number()
		.refine((size) => riskSizes.some((one) => one === size), "wrongValue")
		.transform((size) => size as (typeof riskSizes)[number]),
});

/** The words of the matrix, "" for ours, and where its first two levels end. */
const matrix = z.object({ likelihood: labels, consequence: labels, names: labels, tones, low: limit, medium: limit });
const rises = ({ low, medium }: { low: number; medium: number }) => low < medium;
const otherwise = { path: ["medium"], message: "hms:errors.levels" };
export const MatrixInput = matrix.refine(rises, otherwise);

/** The same of one company. */
export const CompanySizeInput = SizeInput.extend({ company: id });
export const CompanyMatrixInput = matrix.extend({ company: id }).refine(rises, otherwise);

/** Causes as they are typed, a line each. */
export const CausesInput = z.object({
	causes: text(4000).transform((typed) => [
		...new Set(
			typed
				.split(/\r?\n/)
				.map((line) => line.trim().slice(0, 120))
				.filter(Boolean)
				.slice(0, MOST_CAUSES),
		),
	]),
});
