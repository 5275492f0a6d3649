import { asc, eq } from "drizzle-orm";
import { handler, superadmin } from "#app/platform/guard.server";
import { notFound } from "#app/platform/problems";
import type { PortalContext } from "#app/platform/tenant/context";
import { modules } from "#db/schema/portal";
import { ById, ModuleInput, ModulesQuery } from "../catalogue.schema";
import { removeModule, saveModule, serializeModule } from "../catalogue.server";

const api = superadmin.endpoint({
	get: handler(ModulesQuery, async ({ across }: PortalContext, { id }) => {
		const where = id ? eq(modules.id, id) : undefined;
		const found = await across.list(modules, { where, orderBy: [asc(modules.sortOrder), asc(modules.key)] });
		if (id && !found[0]) throw notFound();
		return id && found[0] ? serializeModule(found[0]) : { items: found.map(serializeModule), next: null };
	}),
	post: handler(ModuleInput, async (ctx: PortalContext, input) => serializeModule(await saveModule(ctx, input))),
	delete: handler(ById, async (ctx: PortalContext, { id }) => {
		await removeModule(ctx, id);
		return { id, deleted: true };
	}),
});
export const loader = api.loader;
export const action = api.action;
