import { type AccessStatus, accessStatus } from "#app/platform/tenant/access";
import { readingCatalogue } from "#app/platform/tenant/catalogue.server";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import type { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { titleIn } from "#app/platform/tenant/titles";
import { modulesTenant } from "#db/schema/portal";

export type ModuleRole = {
	id: string;
	name: string;
	level: number;
	/** Whether this tenant may give it: one that it may not give stays with who has it. */
	isOffered: boolean;
};

/** A module that a tenant has, with its role list; what is over or off is there too, and says so. */
export type TenantModule = {
	modulesTenantId: string;
	moduleId: string;
	guid: string;
	key: string;
	label: string;
	translationKey: string;
	standing: AccessStatus;
	starts: string | null;
	expires: string | null;
	/** From the least to the most. */
	roles: ModuleRole[];
};

/** Reads the tenant's modules with the rest of a page, in the order of the menu. */
export function readTenantModules(ctx: TenantContext, reads: ReadBatch): () => TenantModule[] {
	const { language } = ctx as Partial<Visit>;
	const entries = reads.add(ctx.portal.listing(modulesTenant));
	const there = readingCatalogue(ctx.portal);
	const catalogue = reads.add(there.catalogue);
	const roles = reads.add(there.roles);
	return () =>
		catalogue().flatMap((module) => {
			const entry = entries().find(({ moduleId }) => moduleId === module.id);
			if (!entry) return [];
			const { guid, key, translationKey } = module;
			const label = language ? titleIn(module.titles, language, module.label) : module.label;
			const own = roles().filter(({ moduleId }) => moduleId === module.id);
			return {
				...{ modulesTenantId: entry.id, moduleId: module.id, guid, key, label, translationKey },
				standing: module.isActive ? accessStatus(entry, ctx.tenant.timeZone, ctx.now) : "off",
				starts: entry.starts,
				expires: entry.expires,
				roles: own.map(({ id, name, level }) => ({ id, name, level, isOffered: entry.roles?.includes(name) ?? true })),
			};
		});
}
