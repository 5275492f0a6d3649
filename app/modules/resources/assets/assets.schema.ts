import * as z from "zod";
import { orNone } from "#app/directory/company.schema";
import { filesOfForm } from "#app/media/on-record/files.schema";
import { id, oneLine, text } from "#app/platform/text.schema";
import { currencies } from "../choices";
import { day, orUnset, whole } from "../resources.schema";

const dayOrNone = day.or(z.literal("")).default("");
const amount = orNone(whole(0, 1_000_000_000)).default(null);

export const AssetInput = z.object({
	resource: id,
	serial: oneLine(120).default(""),
	supplier: oneLine(120).default(""),
	boughtOn: dayOrNone,
	price: amount,
	value: amount,
	currency: z.enum(currencies, "wrongValue").default("NOK"),
	warrantyUntil: dayOrNone,
	custodianId: orUnset(id),
	serviceOn: dayOrNone,
	serviceMonths: orNone(whole(1, 120)).default(null),
});
export const ServiceInput = z.object({ resource: id, doneOn: day, body: text(2_000, "required").min(1, "required") });
export const AssetFilesInput = z.object({ resource: id, files: filesOfForm });
export const AssetFileRef = z.object({ resource: id, id });
export const AssetFileNamed = z.object({ resource: id, file: id });
