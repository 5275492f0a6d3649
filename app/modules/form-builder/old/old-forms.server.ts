import type * as z from "zod";
import { listForms } from "#app/forms/store/list-forms.server";
import { to } from "#app/platform/portal-paths";
import type { Visit } from "#app/platform/tenant/context";
import { area } from "../area";
import { oldManifest } from "../manifest";
import type { OldFormsPage } from "./old-forms.schema";

const PAGE = 25;

/** The same forms as the new builder's, what was changed last first. */
export async function showOldForms(visit: Visit, { cursor }: z.output<typeof OldFormsPage>) {
	const { items, next } = await listForms(visit, area, { limit: PAGE, cursor });
	const front = to.inTenant(visit.tenant.guid, oldManifest.components.front.path);
	return {
		forms: items.map(({ id, slug, title, status }) => ({ id, title, status, place: `${front}/${slug}` })),
		next,
	};
}
