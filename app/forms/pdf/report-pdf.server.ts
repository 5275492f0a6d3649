import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server.browser";
import { writtenIn } from "#app/directory/written.server";
import { sizeOf } from "#app/pdf/draw-svg";
import { readFaces } from "#app/pdf/faces.server";
import { type Block, makePdf, type PdfDocument } from "#app/pdf/pdf-document";
import { pdfFile } from "#app/pdf/pdf-response.server";
import { CHART_SCALE, CHART_WIDTH } from "#app/pdf/set-drawing";
import { mediaOf } from "#app/platform/media.server";
import type { Tools } from "#app/platform/request-context.server";
import type { Tenant, Visit } from "#app/platform/tenant/context";
import { shareIn } from "#app/ui/share";
import type { Card, Words } from "../charts/card";
import { Sample } from "../charts/legend";

/** What a report's document holds: a title, what it is of, and its cards under headings. */
export type ReportPaper = {
	title: string;
	/** Period, filters, and what is hidden: a line each. */
	about: readonly string[];
	parts: readonly { heading?: string; cards: readonly Card[] }[];
};

/**
 * A report as a document to keep, with the tenant's logo where that is a PNG or a JPEG. It is made of the cards that its page shows, so that
 * what the page hides is hidden here.
 */
export async function reportPdf(visit: Visit, paperOf: (words: Words) => ReportPaper): Promise<Response> {
	const { context, tenant, language, now } = visit;
	const [{ t, format }, faces, logo] = await Promise.all([
		writtenIn(language, tenant.timeZone, now),
		readFaces(context.env),
		readLogo(visit),
	]);
	const { number, date, dateTime } = format;
	const { title, about, parts } = paperOf({
		t: (key, values) => t(key, values ?? {}),
		...{ number: (value) => number(value), date, dateTime, share: shareIn(number) },
	});
	const made = dateTime(now.getTime());
	const blocks: Block[] = [
		{ look: "title", text: title },
		{ look: "small", text: `${tenant.name} · ${made}` },
		...about.map((text): Block => ({ look: "body", text })),
		...parts.flatMap(({ heading, cards }) => [
			...(heading ? [{ look: "heading" as const, text: heading, keep: 120 }] : []),
			...cards.flatMap(blocksOf),
		]),
	];
	const foot = `${title} · ${made}`;
	return pdfFile(title, await makePdf({ title, language, foot, logo, blocks, faces, madeAt: now }));
}

/** A card's blocks; its drawing stands under its name. */
export function blocksOf({ title, about, note, facts, legend, chart, table, below }: Card): Block[] {
	const drawing = chart && renderToStaticMarkup(chart(CHART_WIDTH));
	const small = [about, facts?.map(({ name, value }) => `${name} ${value}`).join(" · ")].filter(Boolean);
	const samples = legend?.map(({ name, note: more, look }) => ({
		sample: renderToStaticMarkup(createElement(Sample, { look })),
		name: more ? `${name} (${more})` : name,
	}));
	return [
		{ look: "heading", text: title, keep: drawing ? sizeOf(drawing).height * CHART_SCALE + 60 : 60 },
		...small.map((text): Block => ({ look: "small", text: text ?? "" })),
		...(note ? [{ look: "body" as const, text: note }] : []),
		...(samples ? [{ legend: samples }] : []),
		...(drawing ? [{ drawing }] : []),
		...(table ? [{ table }] : []),
		...(below ? [{ look: "small" as const, text: below }] : []),
	];
}

/** More than any logo has. */
const LOGO_BYTES = 1024 * 1024;

/** The organisation's logo for the head of a document. */
export async function readLogo({
	context,
	tenant,
}: {
	context: Tools;
	tenant: Pick<Tenant, "id" | "logoKey" | "name">;
}): Promise<PdfDocument["logo"]> {
	if (!tenant.logoKey) return null;
	return { bytes: await mediaOf(context, tenant.id).readStart(tenant.logoKey, LOGO_BYTES), name: tenant.name };
}
