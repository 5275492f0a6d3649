import type { TFunction } from "i18next";
import type * as z from "zod";
import { writtenIn } from "#app/directory/written.server";
import { readLogo } from "#app/forms/pdf/report-pdf.server";
import { readFaces } from "#app/pdf/faces.server";
import { type Block, makePdf } from "#app/pdf/pdf-document";
import { pdfFile } from "#app/pdf/pdf-response.server";
import { today } from "#app/platform/clock";
import type { Visit } from "#app/platform/tenant/context";
import { readingRound } from "./reading.server";
import type { ListedRound } from "./rounds.resource.server";
import type { RoundNamed } from "./rounds.schema";
import { roundIn } from "./rounds.server";
import { type ShownRound, serializeRound } from "./serialize";

type Format = Awaited<ReturnType<typeof writtenIn>>["format"];
type Words = { t: TFunction; format: Format };

/** The protocol of a round as a document to keep. */
export async function protocolPdf(visit: Visit, { round: id }: z.output<typeof RoundNamed>): Promise<Response> {
	const { rows, language, tenant, context, now } = visit;
	const [read, words, faces, logo] = await Promise.all([
		rows.read(readingRound(visit, id)),
		writtenIn(language, tenant.timeZone, now),
		readFaces(context.env),
		readLogo(visit),
	]);
	const round = serializeRound(roundIn(read.found as ListedRound[]), read, today(tenant.timeZone, now));
	const title = words.t("hms:protocol.of", { title: round.title });
	const blocks: Block[] = [
		{ look: "title", text: title },
		{ look: "small", text: `${tenant.name} · ${words.format.dateTime(now.getTime())}` },
		...headOf(round, words),
		...round.sections.flatMap((section) => sectionOf(section, words)),
		...endOf(round, words),
	];
	return pdfFile(title, await makePdf({ title, language, foot: title, logo, blocks, faces, madeAt: now }));
}

/** A label and its value; nothing where there is none. */
const fact = (label: string, value: string | null | undefined): Block[] =>
	value
		? [
				{ look: "label", text: label },
				{ look: "body", text: value },
			]
		: [];

function headOf(round: ShownRound, { t, format }: Words): Block[] {
	return [
		...fact(t("hms:round.company"), round.company?.name),
		...fact(t("hms:round.area"), round.area),
		...fact(t("hms:round.topic"), round.topic),
		...fact(
			t(round.heldOn ? "hms:round.heldOn" : "hms:round.plannedOn"),
			format.date(round.heldOn ?? round.plannedOn, "long"),
		),
		...fact(t("hms:round.leader"), round.leader?.name),
		...fact(
			t("hms:participants.title"),
			round.participants.map(({ name, title }) => (title ? `${name}, ${title}` : name)).join("\n"),
		),
	];
}

function sectionOf({ title, points }: ShownRound["sections"][number], { t, format }: Words): Block[] {
	const heading: Block[] = title ? [{ look: "heading", text: title }] : [];
	return [
		...heading,
		...points.flatMap(({ text, answer, comment, measure, photos }): Block[] => [
			{ look: "label", text },
			{ look: "body", text: [t(`hms:answer.${answer ?? "none"}`), comment].filter(Boolean).join(" – ") },
			...(measure
				? [
						{
							look: "body" as const,
							text: t("hms:protocol.measure", {
								...{ measure: measure.title, owner: measure.owner?.name ?? t("hms:nobody") },
								due: format.date(measure.dueOn),
							}),
						},
					]
				: []),
			...(photos.length > 0
				? [{ look: "small" as const, text: t("hms:protocol.photos", { count: photos.length }) }]
				: []),
		]),
	];
}

function endOf({ summary, participants }: ShownRound, { t, format }: Words): Block[] {
	return [
		...(summary
			? [
					{ look: "heading" as const, text: t("hms:round.summary") },
					{ look: "body" as const, text: summary },
				]
			: []),
		...(participants.length > 0 ? [{ look: "heading" as const, text: t("hms:protocol.signatures") }] : []),
		...participants.flatMap(({ name, title, signedAt, signature }): Block[] => [
			{ look: "label", text: title ? `${name}, ${title}` : name, keep: 70 },
			{
				look: "small",
				text: signedAt === null ? t("hms:sign.notYet") : t("hms:sign.at", { time: format.dateTime(signedAt) }),
			},
			...(signature ? [{ path: signature, alt: name }] : []),
		]),
	];
}
