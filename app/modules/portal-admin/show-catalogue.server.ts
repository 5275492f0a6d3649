import type * as z from "zod";
import { notFound } from "#app/platform/problems";
import type { PortalContext } from "#app/platform/tenant/context";
import type { CataloguePage } from "./catalogue.schema";
import { readCatalogue } from "./catalogue.server";

/** The catalogue with the module that the address names. */
export async function showCatalogue(ctx: PortalContext, { module: guid }: z.output<typeof CataloguePage>) {
	const modules = await readCatalogue(ctx);
	const current = guid === undefined ? null : modules.find((module) => module.guid === guid);
	if (current === undefined) throw notFound();
	return { modules, current };
}
