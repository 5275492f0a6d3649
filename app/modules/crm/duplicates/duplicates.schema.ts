import * as z from "zod";
import { namesIn } from "#app/directory/fields/field";
import { isOrganisationNumber } from "#app/directory/organisation-number";
import { Paging } from "#app/platform/paging.server";
import { id } from "#app/platform/text.schema";
import { customerFields } from "../customers.fields";

const typed = z.string().max(300).catch("");

/** What is typed so far: what is no number or address yet is none. */
export const SimilarQuery = z.object({
	name: typed,
	orgNo: typed
		.transform((value) => value.replace(/\D/g, ""))
		.transform((value) => (isOrganisationNumber(value) ? value : null)),
	email: typed.transform((value) => (value.includes("@") ? value.trim().toLowerCase() : null)),
	except: z.string().max(100).optional(),
});

export const DuplicatesQuery = z.object({ cursor: Paging.shape.cursor });
export const Pair = z.object({ first: id, second: id });

const several = z.preprocess(
	(sent) => (sent === undefined ? [] : [sent].flat()),
	z
		.array(id)
		.max(5, "tooMany?count=5")
		.transform((ids) => [...new Set(ids)]),
);
/** Which customers are merged; `add` is one more, by number or name. */
export const MergeQuery = z.looseObject({ c: several, add: typed });

/** The fields of which each is taken from one of the customers. */
export const mergedFields = namesIn(customerFields, "merged");
export type MergedField = (typeof mergedFields)[number];

const choices = Object.fromEntries(mergedFields.map((field) => [`from.${field}`, id.optional()]));
/** `keep`: whose record stays; `from.name`: whose name it gets, the kept one's own where nothing is said. */
export const MergeInput = z.object({ keep: id, c: several, ...choices }).transform(({ keep, c, ...from }) => ({
	keep,
	customers: c,
	from: Object.fromEntries(
		Object.entries(from).flatMap(([key, value]) => (typeof value === "string" ? [[key.slice(5), value]] : [])),
	) as Partial<Record<MergedField, string>>,
}));
export type MergeInput = z.output<typeof MergeInput>;
export const UndoInput = z.object({ merge: id });
