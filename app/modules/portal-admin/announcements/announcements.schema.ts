import * as z from "zod";
import { isLocal } from "#app/platform/local-time";
import { oneLine } from "#app/platform/text.schema";
import { announcementLevels } from "#db/schema/portal";
import * as field from "../fields.schema";
import { withTexts } from "../in-languages.schema";

const local = z.string("required").refine(isLocal, "required");

/** One language is enough; the times are those of the super-admin's own clock. */
export const NewAnnouncement = withTexts("texts", oneLine(300).default(""), {
	level: z.enum(announcementLevels, "wrongValue"),
	/** The id of the only tenant that is told; empty for all. */
	tenant: z.string().max(100).default(""),
	from: local,
	until: local,
}).superRefine(({ from, until, texts }, context) => {
	const refuse = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
	if (Object.keys(texts).length === 0) refuse("texts", "required");
	if (until <= from) refuse("until", "announcements:endsFirst");
});
export type NewAnnouncement = z.output<typeof NewAnnouncement>;

export const OneAnnouncement = z.object({ id: field.id });
