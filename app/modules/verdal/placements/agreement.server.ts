import type { TFunction } from "i18next";
import type * as z from "zod";
import { writtenIn } from "#app/directory/written.server";
import { readLogo } from "#app/forms/pdf/report-pdf.server";
import { readFaces } from "#app/pdf/faces.server";
import { type Block, makePdf } from "#app/pdf/pdf-document";
import { pdfFile } from "#app/pdf/pdf-response.server";
import type { Visit } from "#app/platform/tenant/context";
import { lengthOf } from "./length";
import type { PlacementNamed } from "./placements.schema";
import { findPlacement, todayOf } from "./placements.server";
import { type ShownPlacement, serializePlacement } from "./serialize";

type Words = { t: TFunction; format: Awaited<ReturnType<typeof writtenIn>>["format"] };

/** The agreement to be read and printed. */
export async function showAgreement(visit: Visit, { placement: id }: z.output<typeof PlacementNamed>) {
	const placement = serializePlacement(await findPlacement(visit, id), todayOf(visit));
	return { placement, tenantName: visit.tenant.name, tenant: visit.tenant.guid };
}

/** The agreement as a document to keep and to sign. */
export async function agreementPdf(
	visit: Visit,
	{ placement: id }: z.output<typeof PlacementNamed>,
): Promise<Response> {
	const { language, tenant, context, now } = visit;
	const [listed, words, faces, logo] = await Promise.all([
		findPlacement(visit, id),
		writtenIn(language, tenant.timeZone, now),
		readFaces(context.env),
		readLogo(visit),
	]);
	const { t, format } = words;
	const placement = serializePlacement(listed, todayOf(visit));
	const title = t(`verdalPlacements:agreement.of.${placement.type}`);
	const blocks: Block[] = [
		{ look: "title", text: title },
		{ look: "small", text: `${tenant.name} · ${format.dateTime(now.getTime())}` },
		...agreementOf(placement, words),
		...signatures(placement, words),
	];
	const name = [title, placement.participant].filter(Boolean).join(" ");
	return pdfFile(name, await makePdf({ title, language, foot: title, logo, blocks, faces, madeAt: now }));
}

function agreementOf(placement: ShownPlacement, { t, format }: Words): Block[] {
	const fact = (field: string, value: string | null | undefined): Block[] =>
		value
			? [
					{ look: "label", text: t(`verdalPlacements:field.${field}`) },
					{ look: "body", text: value },
				]
			: [];
	const section = (name: string, blocks: Block[]): Block[] =>
		blocks.length > 0 ? [{ look: "heading", text: t(`verdalPlacements:section.${name}`) }, ...blocks] : [];
	const day = (at: string | null) => (at === null ? null : format.date(at, "long"));
	const length = lengthOf(placement.startsOn, placement.endsOn);
	const { percent, daysPerWeek } = placement;
	return [
		...section("participant", [
			...fact("participantId", placement.participant),
			...fact("advisorId", placement.advisor),
		]),
		...section("workplace", [
			...fact("companyId", placement.workplace),
			...fact("supervisorName", placement.supervisorName),
			...fact("supervisorEmail", placement.supervisorEmail),
			...fact("supervisorPhone", placement.supervisorPhone),
		]),
		...section("position", [...fact("codeId", placement.code), ...fact("jobTitle", placement.jobTitle)]),
		...section(
			"goals",
			placement.goals.flatMap(({ category, text }): Block[] => [
				{ look: "label", text: t(`verdalPlacements:goal.${category}`) },
				{ look: "body", text },
			]),
		),
		...section("duration", [
			...fact("startsOn", day(placement.startsOn)),
			...fact("endsOn", day(placement.endsOn)),
			...fact("weeks", length && t("verdalPlacements:length.weeks", { count: length.weeks })),
			...fact("percent", percent === null ? null : format.number(percent / 100, { style: "percent" })),
			...fact("daysPerWeek", daysPerWeek === null ? null : format.number(daysPerWeek)),
		]),
		...section("tasks", fact("tasks", placement.tasks)),
		...section("followUp", [...fact("followUp", placement.followUp), ...fact("mentor", placement.mentor)]),
		...section("adaptation", fact("adaptation", placement.adaptation)),
	];
}

/** A line for whoever is bound by it, to be signed by hand. */
function signatures({ participant, supervisorName, advisor }: ShownPlacement, { t }: Words): Block[] {
	const names = { participantId: participant, supervisorName, advisorId: advisor };
	return [
		{ look: "heading", text: t("verdalPlacements:agreement.signatures"), keep: 200 },
		...Object.entries(names).flatMap(([field, name]): Block[] => [
			{ look: "label", text: [t(`verdalPlacements:field.${field}`), name].filter(Boolean).join(": "), keep: 60 },
			{ look: "body", text: t("verdalPlacements:agreement.signHere") },
		]),
	];
}
