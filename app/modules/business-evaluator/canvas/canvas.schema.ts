import * as z from "zod";
import { basedOn } from "#app/directory/company.schema";
import { id, text } from "#app/platform/text.schema";
import { canvasParts } from "#db/schema/business-evaluator";

export const CanvasPage = z.object({ entrepreneur: id });
const part = text(1500).default("");
type Part = (typeof canvasParts)[number];
export const CanvasInput = CanvasPage.extend({
	...(Object.fromEntries(canvasParts.map((key) => [key, part])) as Record<Part, typeof part>),
	updatedAt: basedOn,
});
