import * as z from "zod";
import { basedOn } from "#app/directory/company.schema";
import { chosenIds } from "#app/lists/bulk.schema";
import { Chosen } from "#app/lists/chosen.schema";
import { exportFormat } from "#app/lists/export/export.schema";
import { ListCall, ListQuery } from "#app/lists/query.schema";
import { intakeStatuses } from "#db/schema/veksttorget";
import { intakeList } from "./intakes.list";

export const IntakesQuery = ListQuery(intakeList);
export type IntakesQuery = z.output<typeof IntakesQuery>;
export const IntakesFileQuery = IntakesQuery.extend({ ...exportFormat, ids: chosenIds });

const id = z.string("wrongType").min(1, "required").max(40, "wrongValue");
const ownerId = z
	.string("wrongType")
	.max(100, "wrongValue")
	.nullable()
	.transform((sent) => sent || null);
const words = (most: number) => z.string("wrongType").trim().max(most, `tooLong?count=${most}`);

export const IntakePage = z.object({ intake: id });
/** What of an intake its owner changes; what is left out stays. */
const Change = z.object({
	status: z.enum(intakeStatuses, "wrongValue").optional(),
	ownerId: ownerId.optional(),
	referredTo: words(200).optional(),
	note: words(4000).optional(),
	updatedAt: basedOn,
});
export type IntakeChange = z.output<typeof Change>;
export const IntakeInput = Change.extend(IntakePage.shape);

export const IntakesCall = ListCall(intakeList).extend({ id: id.optional() });
export const IntakeCall = Change.extend({ id });
export const IntakeRef = z.object({ id });

export const BulkOwner = Chosen.extend({ ownerId });
