import type { TFunction } from "i18next";
import type { TenantModule } from "#app/directory/tenant-modules.server";

type Grant = { modulesTenantId: string; moduleRoleId: string };

/** "Users: Administrator", for a cell of an export. */
export function formatGrant(grant: Grant, modules: TenantModule[], t: TFunction): string {
	const module = modules.find(({ modulesTenantId }) => modulesTenantId === grant.modulesTenantId);
	const role = module?.roles.find(({ id }) => id === grant.moduleRoleId)?.name ?? "";
	const name = module ? t(module.translationKey, { defaultValue: module.label }) : "";
	return `${name}: ${t(`modules:roles.${role}`, { defaultValue: role })}`;
}
