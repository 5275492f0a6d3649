import * as z from "zod";
import { text } from "#app/platform/text.schema";
import { needGroups } from "./need-kinds";

const kinds = z
	.array(z.enum([...needGroups.access, ...needGroups.diet], "wrongValue"), "wrongType")
	.max(20, "wrongValue");

/** What the fields of access and diet send, as part of a form. */
export const needFields = {
	need: z.preprocess((value) => (value === undefined ? [] : [value].flat()), kinds),
	needs: text(1000).default(""),
};

export const OwnNeedsInput = z.object({ ...needFields, consent: z.string().optional() });
