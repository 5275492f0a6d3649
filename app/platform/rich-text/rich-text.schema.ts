import * as z from "zod";
import { checkDocument, type Toolbar, Unfit } from "./check";
import { docOf, plainText, type RichDoc } from "./document";

/** What came in: the document, and whether it was typed in the plain field, without the editor. */
export type Written = { doc: RichDoc; typed: "editor" | "text" };

const LARGEST = 400_000;

/** Formatted text of a form (JSON in a hidden field, or what was typed into the plain one) or of a call (the document itself). */
export function richText(toolbar: Toolbar) {
	return z.unknown().transform((sent, context): Written => {
		try {
			return read(sent, toolbar);
		} catch (error) {
			if (!(error instanceof Unfit)) throw error;
			context.issues.push({ code: "custom", message: error.key, input: sent });
			return z.NEVER;
		}
	});
}

function read(sent: unknown, toolbar: Toolbar): Written {
	if (typeof sent !== "string") return { doc: checkDocument(sent, toolbar), typed: "editor" };
	if (sent.length > LARGEST) throw new Unfit("tooLong?count=100000");
	if (!/^\s*\{\s*"type"/.test(sent)) return { doc: checkDocument(docOf(sent), toolbar), typed: "text" };
	return { doc: checkDocument(parse(sent), toolbar), typed: "editor" };
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		throw new Unfit("wrongValue");
	}
}

/** What is kept: whoever saved without the editor and left the words alone has not taken their formatting away. */
export function kept(before: RichDoc | null | undefined, { doc, typed }: Written): RichDoc {
	const flat = (one: RichDoc) => plainText(one).replaceAll(/\s+/g, " ");
	return before && typed === "text" && flat(before) === flat(doc) ? before : doc;
}

/** Whether there is anything to read. */
export const isBlank = (doc: RichDoc) => plainText(doc) === "";
