import type { TenantModule } from "#app/directory/tenant-modules.server";
import { languageCodes } from "#app/platform/i18n";
import { translator } from "#app/platform/i18n.server";
import type { RoleName } from "#app/platform/tenant/context";
import { fold } from "#app/platform/words";
import { roleNames } from "#db/schema/portal";

const same = (one: string, other: string) => fold(one.trim()) === fold(other.trim());

/** Finds roles and modules, of a module those that the tenant may give, by what a file calls them: their key, or their name in any of the languages. */
export async function namesInFiles() {
	const translators = await Promise.all(languageCodes.map(translator));
	const called = (written: string, name: string, key: string, defaultValue: string) =>
		same(written, name) || translators.some((t) => same(written, t(key, { defaultValue })));
	return {
		role: (written: string): RoleName | undefined =>
			roleNames.find((name) => called(written, name, `modules:roles.${name}`, name)),
		module: (written: string, modules: TenantModule[]) =>
			modules.find(
				({ key, label, translationKey }) => same(written, key) || called(written, label, translationKey, label),
			),
		moduleRole: (written: string, module: TenantModule) =>
			module.roles.find(({ name, isOffered }) => isOffered && called(written, name, `modules:roles.${name}`, name)),
	};
}
