import { and, eq, isNull } from "drizzle-orm";
import { type Asks, askedBy, planList } from "#app/lists/read-list.server";
import type { Page } from "#app/platform/paging.server";
import type { Visit } from "#app/platform/tenant/context";
import { forms } from "#db/schema/forms";
import type { Area } from "../area";
import { formList } from "../lists/forms.list";
import { formSource, formsOf } from "../lists/forms-source.server";
import { asForm, type Form } from "./form-row.server";

/** A page of an area's forms as a call asks for it, what was changed last first unless it says otherwise. */
export async function listForms(
	visit: Visit,
	area: Area,
	asks: Partial<Asks> & Pick<Asks, "limit">,
): Promise<Page<Form>> {
	const all: Asks = { q: "", sort: formList.sort, filters: [], match: "all", ...asks };
	const plan = planList(formSource as never, all, askedBy(visit), formsOf(area));
	const { items, next } = plan.page(await visit.rows.list(forms, plan.options));
	return { items: items.map(asForm), next };
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
