import * as z from "zod";
import { basedOn } from "#app/directory/company.schema";
import { ScheduleInput } from "#app/forms/schedule/schedule.schema";
import { Paging } from "#app/platform/paging.server";
import { oneLine } from "#app/platform/text.schema";

const id = z.string().min(1, "required").max(40);

/** A form by its id or by its guid, or the forms of a client (`mode=getformbytenant`). */
export const SchemaQuery = Paging.extend({
	id: id.optional(),
	guid: z.string().max(60).optional(),
	clientId: id.optional(),
	tenantId: z.string().max(40).optional(),
	mode: z.literal("getformbytenant", "unknownMode").optional(),
});

export const SchemaCall = z.object({
	id: id.optional(),
	clientId: id.optional(),
	questionIds: z.array(id).max(90).optional(),
	title: oneLine(300).min(1, "required").optional(),
	schedule: ScheduleInput.nullish(),
	updatedAt: basedOn,
});

/** `answers`: question → value; `mode`: who has answered. The same `Idempotency-Key` sent again is one reply. */
export const ResponseCall = z.object({
	guid: z.string().min(1, "required").max(60),
	answers: z.record(z.string().max(60), z.json()),
	mode: z.enum(["self", "assisted", "proxy"], "unknownMode").optional(),
});
