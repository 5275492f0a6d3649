import * as z from "zod";
import { basedOn } from "#app/directory/company.schema";
import { id, oneLine, text } from "#app/platform/text.schema";
import { fromLines } from "./lines";

const MOST_POINTS = 200;
const LONGEST_POINT = 300;

/** The points as they are typed, a line each. */
const points = text(40_000, "required")
	.min(1, "required")
	.transform(fromLines)
	.superRefine((sections, ctx) => {
		const all = sections.flatMap((section) => section.points);
		if (all.length === 0) ctx.addIssue({ code: "custom", message: "hms:errors.noPoints" });
		if (all.length > MOST_POINTS) ctx.addIssue({ code: "custom", message: `tooMany?count=${MOST_POINTS}` });
		if (all.some((point) => point.text.length > LONGEST_POINT))
			ctx.addIssue({ code: "custom", message: `tooLong?count=${LONGEST_POINT}` });
	});

export const NewChecklistQuery = z.object({ from: z.string().max(100).optional().catch(undefined) });
export const ChecklistInput = z.object({ name: oneLine(120, "required").min(1, "required"), points });
export const ChecklistNamed = z.object({ checklist: id });
export const ChangedChecklistInput = ChecklistInput.extend({ checklist: id, updatedAt: basedOn });
