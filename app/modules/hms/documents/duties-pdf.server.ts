import type * as z from "zod";
import { writtenIn } from "#app/directory/written.server";
import { readLogo } from "#app/forms/pdf/report-pdf.server";
import { readFaces } from "#app/pdf/faces.server";
import { type Block, makePdf } from "#app/pdf/pdf-document";
import { pdfFile } from "#app/pdf/pdf-response.server";
import type { Visit } from "#app/platform/tenant/context";
import type { DutiesOf } from "./documents.schema";
import { showDuties } from "./show-duties.server";

/** A company's duties with their evidence, as a document for an inspection. */
export async function dutiesPdf(visit: Visit, asked: z.output<typeof DutiesOf>): Promise<Response> {
	const { language, tenant, context, now } = visit;
	const [shown, { t, format }, faces, logo] = await Promise.all([
		showDuties(visit, asked),
		writtenIn(language, tenant.timeZone, now),
		readFaces(context.env),
		readLogo(visit),
	]);
	const { company } = shown;
	const title = t("hms:duties.of", { name: company.name });
	const foot = company.orgNo ? `${title} · ${company.orgNo}` : title;
	const blocks: Block[] = [
		{ look: "title", text: title },
		{ look: "small", text: `${tenant.name} · ${format.dateTime(now.getTime())}` },
		{ look: "body", text: t("hms:duties.intro") },
		...shown.duties.flatMap(({ duty, state, months, evidence }): Block[] => [
			{ look: "heading", text: t(`hms:duty.${duty}`) },
			{
				look: "label",
				text: [t(`hms:dutyState.${state}`), months !== null && t("hms:duties.age", { count: months })]
					.filter(Boolean)
					.join(" · "),
			},
			...evidence.map(
				({ kind, title: name, on }): Block => ({
					look: "body",
					text: `${t(`hms:evidence.${kind}`)}: ${name} (${format.date(on)})`,
				}),
			),
		]),
	];
	return pdfFile(title, await makePdf({ title, language, foot, logo, blocks, faces, madeAt: now }));
}
