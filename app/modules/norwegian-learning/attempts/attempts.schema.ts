import * as z from "zod";
import { emailAddress } from "#app/directory/company.schema";
import { id, oneLine } from "#app/platform/text.schema";
import { firstLanguages, testPaths } from "../choices";
import { looks } from "./look";
import { statements } from "./start-check";

const guid = z.string("wrongType").max(100, "wrongValue");
const address = { guid: guid.optional(), test_guid: guid };
const short = z.string("wrongType").max(5000, "wrongValue").default("");

/** What begins an attempt. Whether a name and an address must be there is for the test. */
export const BeginInput = z.looseObject({
	...address,
	name: oneLine(120).default(""),
	email: z.union([z.literal("").default(""), emailAddress]),
	path: z.enum(testPaths, "wrongValue").default("reading"),
	/** "" for whoever would rather not tell. */
	firstLanguage: z.enum(["", ...firstLanguages], "wrongValue").default(""),
	/** Made with the page, so that two presses begin once. */
	key: z.string("wrongType").regex(/^[\w-]{43}$/, "wrongValue"),
	homepage: short,
});
export type BeginInput = z.output<typeof BeginInput>;

/** An answer to an item; its fields stand beside these, as `answer.<field>`. */
export const AnswerInput = z.looseObject({ ...address, item: id });
export type AnswerInput = z.output<typeof AnswerInput>;
export const ItemRef = z.object({ ...address, item: id });
export type ItemRef = z.output<typeof ItemRef>;

const said = (most: number) =>
	z.preprocess(
		(value) => (value === undefined ? [] : [value].flat()),
		z.array(z.string("wrongType").max(40, "wrongValue")).max(most, "wrongValue"),
	);
/** What somebody says of themselves before the first item. */
export const PlaceInput = z.object({
	...address,
	statements: said(20).transform((all) => statements.filter((one) => all.includes(one))),
	words: said(20),
});
export type PlaceInput = z.output<typeof PlaceInput>;
export const LookInput = z.object({ ...address, look: z.enum(looks, "wrongValue") });
export type LookInput = z.output<typeof LookInput>;
export const OwnAttempt = z.object(address);

export const MailResultInput = z.object({ ...address, email: emailAddress });
export type MailResultInput = z.output<typeof MailResultInput>;
