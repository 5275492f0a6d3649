import * as z from "zod";
import { id, oneLine } from "#app/platform/text.schema";

const tenant = { tenantId: z.string("wrongType").optional() };

export const TempGrantInput = z.object({
	...tenant,
	id,
	userId: z.preprocess((value) => (value === "" ? undefined : value), id.optional()),
	reason: oneLine(300).min(1, "required"),
	/** How long it holds; a day at most. */
	minutes: z.coerce.number("wrongType").int("wrongType").min(1, "wrongValue").max(1440, "wrongValue").default(30),
});
/** Of the record whose grants are listed, or of the grant that ends. */
export const TempGrantRef = z.object({ ...tenant, id });
