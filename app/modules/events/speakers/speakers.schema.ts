import * as z from "zod";
import { orNone, webAddress } from "#app/directory/company.schema";
import { id, oneLine, text } from "#app/platform/text.schema";
import { eventRoles } from "#db/schema/events";

const token = z.string("wrongType").max(100, "wrongValue");
const session = z.preprocess((value) => value || null, id.nullable());

export const SpeakerInput = z.object({
	event: id,
	name: oneLine(120, "required").min(1, "required"),
	role: z.enum(eventRoles, "wrongValue").default("speaker"),
	session,
	note: text(2000).default(""),
});
export const SpeakerRef = z.object({ event: id, speaker: id });

/** A link, or a file. */
const material = {
	title: oneLine(200, "required").min(1, "required"),
	url: orNone(webAddress).default(null),
	file: z.unknown().optional(),
};
export const MaterialInput = z.object({ event: id, session, ...material });
export const MaterialRef = z.object({ event: id, material: id });
export const OwnMaterialInput = z.object({ token, ...material });
export const OwnMaterialRef = z.object({ token, material: id });
