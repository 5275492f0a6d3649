import type { TenantModule } from "#app/directory/tenant-modules.server";
import type { Visit } from "#app/platform/tenant/context";
import { COUNTED_OF_PERSON, type Kept, readKept, type Whom } from "#app/platform/tenant/of-person.server";

/** What a module keeps of a member, and which module that is. */
export type KeptHere = Kept & Pick<TenantModule, "label" | "translationKey"> & { isMore: boolean };

/** What the tenant's modules keep of a member, as far as the visitor could list it there; one round trip. */
export async function keptOf(visit: Visit, member: Whom, modules: readonly TenantModule[]): Promise<KeptHere[]> {
	const live = new Map(modules.filter(({ standing }) => standing === "live").map((module) => [module.key, module]));
	const kept = await readKept(visit, member, (key) => live.has(key));
	return kept.flatMap((one) => {
		const module = live.get(one.moduleKey);
		if (!module) return [];
		const { label, translationKey } = module;
		return [{ ...one, label, translationKey, isMore: !one.isSize && one.count >= COUNTED_OF_PERSON }];
	});
}
