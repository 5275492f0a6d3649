import { eq } from "drizzle-orm";
import type * as z from "zod";
import { NAMED, nameOf } from "#app/directory/names";
import { reportPdf } from "#app/forms/pdf/report-pdf.server";
import { done } from "#app/platform/guard.server";
import { conflict } from "#app/platform/problems";
import { orElse } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { canvases, canvasParts } from "#db/schema/business-evaluator";
import { people } from "#db/schema/directory";
import { findEntrepreneur } from "../entrepreneurs/entrepreneurs.server";
import type { CanvasInput, CanvasPage } from "./canvas.schema";

const readingCanvas = ({ rows }: Visit, id: string) =>
	rows.listingWith(canvases, { editor: [people, canvases.updatedBy, NAMED] }, { where: eq(canvases.id, id), limit: 1 });

async function readCanvas(visit: Visit, id: string) {
	const [{ name, idea }, { found }] = await Promise.all([
		findEntrepreneur(visit, id),
		visit.rows.read({ found: readingCanvas(visit, id) }),
	]);
	const [one] = found;
	return {
		...{ name, idea, updatedAt: one?.row.updatedAt ?? 0, by: one?.editor ? nameOf(one.editor) : null },
		parts: canvasParts.map((key) => ({ key, text: one?.row.parts[key] ?? "" })),
	};
}

/** The business model of an entrepreneur on one page. */
export async function showCanvas(visit: Visit, { entrepreneur: id }: z.output<typeof CanvasPage>) {
	const canvas = await readCanvas(visit, id);
	return { ...canvas, id, tenant: visit.tenant.guid, title: canvas.name };
}

/** Keeps the whole page. Throws `conflict` where somebody else has written since it was read. */
export async function saveCanvas(
	visit: Visit,
	{ entrepreneur: id, updatedAt = 0, ...parts }: z.output<typeof CanvasInput>,
) {
	const { rows, user } = visit;
	await findEntrepreneur(visit, id);
	const patch = { parts, updatedBy: user.id };
	const known = await rows.find(canvases, id);
	if ((known?.updatedAt ?? 0) !== updatedAt) throw conflict(known);
	if (known) {
		if (!(await rows.change(canvases, id, patch, updatedAt))) throw conflict(known);
	} else {
		const adding = rows.adding(canvases, { id, entrepreneurId: id, ...patch });
		await orElse(rows.commit([adding]), () => conflict());
	}
	return done({ snackbar: { key: "businessEvaluator:told.canvasSaved" } });
}

/** The same as a document. */
export async function canvasDocument(visit: Visit, { entrepreneur }: z.output<typeof CanvasPage>): Promise<Response> {
	const { name, idea, parts } = await readCanvas(visit, entrepreneur);
	return reportPdf(visit, ({ t }) => ({
		title: `${t("businessEvaluator:canvas.title")} – ${name}`,
		about: [idea],
		parts: parts.map(({ key, text }) => ({
			cards: [{ title: t(`businessEvaluator:canvas.${key}`), about: text || "–" }],
		})),
	}));
}
