import * as z from "zod";
import { orNone } from "#app/directory/company.schema";
import { keptAt } from "#app/platform/kept-at.schema";
import { id, oneLine } from "#app/platform/text.schema";
import { moment } from "../events.schema";

const ticked = z.preprocess((value) => value === true || value === "1" || value === "on", z.boolean());
const orNew = z.preprocess((value) => value || undefined, id.optional());
const token = z.string("wrongType").max(100, "wrongValue");

export const ListInput = z.object({
	event: id,
	list: orNew,
	title: oneLine(120, "required").min(1, "required"),
	session: z.preprocess((value) => value || null, id.nullable()),
	opensAt: orNone(moment).default(null),
	closesAt: orNone(moment).default(null),
	hasExit: ticked,
});
export const ListRef = z.object({ event: id, list: id });

export const LinkInput = z.object({
	event: id,
	list: id,
	title: oneLine(120, "required").min(1, "required"),
	until: moment,
	isKiosk: ticked,
});
export const LinkRef = z.object({ event: id, link: id });

export const BadgesQuery = z.object({ event: id, registration: orNew });

/** What the camera has read, somebody has typed, or was chosen from the list. */
const scanned = {
	code: z.string("wrongType").trim().max(200, "wrongValue").optional(),
	registration: orNew,
};
export const ScanInput = z.object({ token, ...scanned, keptAt });
export const UndoInput = z.object({ token, registration: id });

export const DoorQuery = ListRef.extend({
	q: z.string().max(100).default(""),
	way: z.enum(["in", "out"]).catch("in"),
});
export const OwnScanInput = ListRef.extend({ ...scanned, keptAt });
export const OwnUndoInput = ListRef.extend({ registration: id });
