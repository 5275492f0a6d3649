import type { RichDoc, RichNode } from "#app/platform/rich-text/document";
import type { QuizQuestion } from "#db/schema/courses";
import { mediaIn } from "./question-media";

/** What shuts readers out of a text. */
export type Barrier = "pictureName" | "captions" | "headingJump" | "headingEmpty" | "linkAddress";

type Checked = {
	body: unknown;
	mediaType: string;
	cues: readonly unknown[];
	questions?: readonly Pick<QuizQuestion, "media" | "options">[];
};

const wordsOf = (node: RichNode): string => (node.text ?? "") + (node.content ?? []).map(wordsOf).join("");
const isFileName = (alt: unknown) => /\.(png|jpe?g|webp|gif|heic)$/i.test(String(alt ?? "").trim());

/** What shuts readers out of one language of a part; each kind is named once. That a picture has words at all, the editor asks for. */
export function barriersIn({ body, mediaType, cues, questions = [] }: Checked): Barrier[] {
	const found = new Set<Barrier>();
	const shown = questions.flatMap(mediaIn);
	if (shown.some(({ kind, words }) => kind === "picture" && isFileName(words))) found.add("pictureName");
	if (mediaType.startsWith("video/") && cues.length === 0) found.add("captions");
	let level = 1;
	const walk = (node: RichNode) => {
		if (node.type === "heading") {
			const own = Number(node.attrs?.level ?? 2);
			if (own > level + 1) found.add("headingJump");
			if (wordsOf(node).trim() === "") found.add("headingEmpty");
			level = own;
		}
		if (node.type === "image" && isFileName(node.attrs?.alt)) found.add("pictureName");
		const isLink = node.marks?.some(({ type }) => type === "link");
		if (isLink && /^https?:\/\/\S+$/.test(node.text ?? "")) found.add("linkAddress");
		for (const child of node.content ?? []) walk(child);
	};
	for (const node of (body as RichDoc | null)?.content ?? []) walk(node);
	return [...found];
}
