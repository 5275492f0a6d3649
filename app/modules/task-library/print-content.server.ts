import type * as z from "zod";
import { readFaces } from "#app/pdf/faces.server";
import { type Block, makePdf } from "#app/pdf/pdf-document";
import { pdfFile } from "#app/pdf/pdf-response.server";
import { qrDrawing } from "#app/pdf/qr-drawing.server";
import { translator } from "#app/platform/i18n.server";
import { notFound } from "#app/platform/problems";
import {
	type CalloutKind,
	type CalloutNames,
	plainText,
	type RichDoc,
	type RichNode,
} from "#app/platform/rich-text/document";
import { calloutNames } from "#app/platform/rich-text/render.server";
import type { Visit } from "#app/platform/tenant/context";
import { readingOpen } from "./contents.server";
import { paths } from "./paths";
import { serializeContent } from "./serialize.server";
import type { ContentQuery } from "./task-library.schema";

/** Lines to write on under each part, and how far they lie apart. */
const [LINES, APART] = [4, 42];
const LINE_WIDE = 724;

/** A text with its parts on paper, with lines to write on and a code that opens it on a screen. */
export async function contentPdf(visit: Visit, { content_id: id }: z.output<typeof ContentQuery>): Promise<Response> {
	const { context, tenant, language, now } = visit;
	const { content } = await visit.rows.read({ content: readingOpen(visit, id) });
	if (content?.kind !== "text") throw notFound();
	const t = await translator(language);
	const { title, lang, level, minutes } = serializeContent(visit, content);
	const address = `${visit.origin}${paths(tenant.guid).content(id)}`;
	const about = [tenant.name, level, minutes > 0 && t("taskLibrary:minutes", { count: minutes })].filter(Boolean);
	const bytes = await makePdf({
		...{ title, language: lang, foot: tenant.name, faces: await readFaces(context.env), madeAt: now },
		blocks: [
			{ look: "title", text: title },
			{ look: "small", text: about.join(" · ") },
			...blocksOf((content.body as RichDoc | null)?.content ?? [], await calloutNames(content.language)),
			...content.parts.flatMap(({ label, description }): Block[] => [
				{ look: "heading", text: label },
				...(description ? [{ look: "body" as const, text: description }] : []),
				{ drawing: ruled() },
			]),
			{ look: "label", text: t("taskLibrary:print.scan"), keep: 160 },
			{ look: "small", text: address },
			{ drawing: qrDrawing(address) },
		],
	});
	return pdfFile(title, bytes);
}

/** The blocks of a text, in plain words. */
function blocksOf(nodes: RichNode[], callouts: CalloutNames): Block[] {
	return nodes.flatMap((node): Block[] => {
		if (node.type === "bulletList" || node.type === "orderedList")
			return (node.content ?? []).map((item, at) => ({
				look: "body",
				text: `${node.type === "orderedList" ? `${at + 1}.` : "•"} ${plainText({ content: item.content })}`,
			}));
		if (node.type === "callout")
			return [
				{ look: "label", text: callouts[node.attrs?.kind as CalloutKind] },
				...blocksOf(node.content ?? [], callouts),
			];
		const text = plainText({ content: [node] });
		if (text === "") return [];
		if (node.type === "heading") return [{ look: "heading", text }];
		// A paragraph stands apart from the one before.
		return [
			{ look: "small", text: "" },
			{ look: "body", text },
		];
	});
}

function ruled(): string {
	const lines = Array.from({ length: LINES }, (_, at) => {
		const y = (at + 1) * APART;
		return `<line x1="0" x2="${LINE_WIDE}" y1="${y}" y2="${y}" class="stroke-ink-3" stroke-width="1"/>`;
	});
	return `<svg viewBox="0 0 ${LINE_WIDE} ${LINES * APART + 2}">${lines.join("")}</svg>`;
}
