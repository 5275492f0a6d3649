import type { OfferedPiece } from "#app/directory/content-offer.server";
import type { RichDoc, RichNode } from "#app/platform/rich-text/document";
import type { QuizQuestion } from "#db/schema/courses";
import { nodesOf } from "./content-nodes";
import { CAPTIONS_AT, contentAt, questionAt, TEXT_AT } from "./editor-places";
import { mediaIn } from "./question-media";

/** What shuts readers out of a text, and `at`: the id of what stands there in the editor. */
export type Barrier = {
	kind: "pictureName" | "captions" | "headingJump" | "headingEmpty" | "linkAddress";
	at: string;
};

type Checked = {
	body: unknown;
	easyBody?: unknown;
	mediaType: string;
	cues: readonly unknown[];
	questions?: readonly Pick<QuizQuestion, "id" | "media" | "options">[];
};

const wordsOf = (node: RichNode): string => (node.text ?? "") + (node.content ?? []).map(wordsOf).join("");
const isFileName = (alt: unknown) => /\.(png|jpe?g|webp|gif|heic)$/i.test(String(alt ?? "").trim());

/**
 * What shuts readers out of one language of a part; each kind is named once a place. That a picture has words at all, the
 * editor asks for.
 */
export function barriersIn({ body, easyBody = null, mediaType, cues, questions = [] }: Checked): Barrier[] {
	const found = new Set<Barrier["kind"]>();
	let level = 1;
	const walk = (node: RichNode) => {
		if (node.type === "heading") {
			const own = Number(node.attrs?.level ?? 2);
			if (own > level + 1) found.add("headingJump");
			if (wordsOf(node).trim() === "") found.add("headingEmpty");
			level = own;
		}
		if (node.type === "image" && isFileName(node.attrs?.alt)) found.add("pictureName");
		if (node.type === "media" && String(node.attrs?.type).startsWith("video/") && !node.attrs?.cues)
			found.add("captions");
		const isLink = node.marks?.some(({ type }) => type === "link");
		if (isLink && /^https?:\/\/\S+$/.test(node.text ?? "")) found.add("linkAddress");
		for (const child of node.content ?? []) walk(child);
	};
	for (const doc of [body, easyBody] as (RichDoc | null)[]) {
		level = 1;
		for (const node of doc?.content ?? []) walk(node);
	}
	const isUntold = (question: (typeof questions)[number]) =>
		mediaIn(question).some(({ kind, words }) => kind === "picture" && isFileName(words));
	return [
		...[...found].map((kind) => ({ kind, at: TEXT_AT })),
		...(mediaType.startsWith("video/") && cues.length === 0 ? [{ kind: "captions" as const, at: CAPTIONS_AT }] : []),
		...questions.filter(isUntold).map(({ id }) => ({ kind: "pictureName" as const, at: questionAt(id) })),
	];
}

/** The same of what a step shows of the task library. */
export function barriersOf(piece: OfferedPiece): Barrier[] {
	const body = { content: nodesOf(piece, "", (guid) => guid) };
	const found = barriersIn({ body, mediaType: "", cues: [] });
	return found.map(({ kind }) => ({ kind, at: contentAt(piece.id) }));
}
