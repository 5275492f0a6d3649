import * as z from "zod";
import { oneLine } from "#app/platform/text.schema";
import { Day } from "../schedule/schedule.schema";
import { blockTypes, chartKinds } from "./blocks";

const id = z.string("wrongType").min(1, "required").max(60, "wrongValue");
const title = oneLine(200).min(1, "required");
const day = z.preprocess((sent) => (sent === "" || sent === undefined ? null : sent), Day.nullable());
const line = z.string("wrongType").default("");

export const NewPage = z.object({ title });
/** A page as it is opened: a block that is to be edited, or the kind of one to be added; or what it was published with. */
export const PageChoice = z.object({
	page: id,
	edit: z.string().max(20).optional().catch(undefined),
	add: z.enum(blockTypes).optional().catch(undefined),
	view: z.enum(["draft", "published"]).default("draft").catch("draft"),
});
export const OnePage = z.object({ page: id });
/** `basedOn`: the state of the page that was looked at. */
export const Based = OnePage.extend({ basedOn: z.coerce.number("wrongType").int("wrongType") });

export const PageFields = Based.extend({ title, fromDay: day, toDay: day });
/** A block as the fields of a form; what a kind does not need is left out. */
const fields = {
	text: line,
	question: line,
	kind: z.enum(chartKinds, "wrongValue").default("bars"),
	rows: line,
	columns: line,
	/** What a figure shows: `n`, `mean:<question>`, `share:<question>:<value>`. */
	shows: line,
	label: line,
};
export const AddBlock = Based.extend({ type: z.enum(blockTypes, "wrongValue"), ...fields });
export const ChangeBlock = Based.extend({ block: id, ...fields });
export const OneBlock = Based.extend({ block: id });
export const ShareFields = OnePage.extend({
	name: oneLine(120).default(""),
	expiresOn: Day,
	hidden: z.preprocess((sent) => (sent === undefined ? [] : [sent].flat()), z.array(id).max(300)),
});
export const OneLink = OnePage.extend({ link: id });

export type BlockFields = Omit<z.output<typeof AddBlock>, "page" | "basedOn">;
