import { and, asc, eq } from "drizzle-orm";
import { handler, superadmin } from "#app/platform/guard.server";
import { notFound } from "#app/platform/problems";
import type { PortalContext } from "#app/platform/tenant/context";
import { moduleComponents } from "#db/schema/portal";
import { ById, ComponentInput, ComponentsQuery } from "../catalogue.schema";
import { removeComponent, saveComponent, serializeComponent } from "../components.server";

const api = superadmin.endpoint({
	get: handler(ComponentsQuery, async ({ across }: PortalContext, { id, moduleId }) => {
		const found = await across.list(moduleComponents, {
			where: and(
				id ? eq(moduleComponents.id, id) : undefined,
				moduleId ? eq(moduleComponents.moduleId, moduleId) : undefined,
			),
			orderBy: [asc(moduleComponents.moduleId), asc(moduleComponents.sortOrder)],
			limit: 1000,
		});
		if (id && !found[0]) throw notFound();
		return id && found[0] ? serializeComponent(found[0]) : { items: found.map(serializeComponent), next: null };
	}),
	post: handler(ComponentInput, async (ctx: PortalContext, input) =>
		serializeComponent(await saveComponent(ctx, input)),
	),
	delete: handler(ById, async (ctx: PortalContext, { id }) => {
		await removeComponent(ctx, id);
		return { id, deleted: true };
	}),
});
export const loader = api.loader;
export const action = api.action;
