import { docOf, plainText, type RichDoc } from "#app/platform/rich-text/document";

type Body = Record<string, unknown> | null | undefined;

/** A document as a question keeps it: its words, by which it is found and named, and its formatting where it has any. */
export function saidIn(doc: RichDoc): { words: string; body: Record<string, unknown> | null } {
	const words = plainText(doc);
	return { words, body: JSON.stringify(doc) === JSON.stringify(docOf(words)) ? null : doc };
}

/** The document again, as the editor takes it. */
export const docFrom = (words: string, body: Body): RichDoc => (body ? (body as RichDoc) : docOf(words));
