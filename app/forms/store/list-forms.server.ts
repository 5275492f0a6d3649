import { and, eq, isNull } from "drizzle-orm";
import { keyset, type Page, pageOf } from "#app/platform/paging.server";
import type { Visit } from "#app/platform/tenant/context";
import { forms } from "#db/schema/forms";
import type { Area } from "../area";
import { asForm, type Form } from "./form-row.server";

/** A page of an area's forms, what was changed last first. */
export async function listForms(
	visit: Visit,
	area: Area,
	{ limit, cursor }: { limit: number; cursor?: string },
): Promise<Page<Form>> {
	const place = keyset([forms.updatedAt, forms.id], { cursor }, "desc");
	const rows = await visit.rows.list(forms, {
		where: and(eq(forms.moduleKey, area.moduleKey), isNull(forms.deletedAt), eq(forms.isTemplate, false), place.where),
		orderBy: place.orderBy,
		limit: limit + 1,
	});
	return pageOf(rows.map(asForm), limit, ({ updatedAt, id }) => [updatedAt, id]);
}

/** Templates that are offered. */
const TEMPLATES = 50;

/** An area's templates that are out, by name. */
export async function listTemplates({ rows }: Visit, area: Area): Promise<Form[]> {
	const found = await rows.list(forms, {
		where: and(
			eq(forms.moduleKey, area.moduleKey),
			eq(forms.isTemplate, true),
			eq(forms.status, "open"),
			isNull(forms.deletedAt),
		),
		orderBy: [forms.sortTitle, forms.id],
		limit: TEMPLATES,
	});
	return found.map(asForm);
}
