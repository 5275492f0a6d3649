import type { TFunction } from "i18next";
import { may } from "../platform/tenant/access";
import type { Principal } from "../platform/tenant/principal.server";
import { creations } from "../registry/servers.server";
import { toIconName } from "../ui/icon-names";

/** What a person may make in their tenants, as buttons of the home page and rows of the palette. */
export function creationsFor({ memberships, entries, components }: Principal, now: Date, t: TFunction) {
	return memberships.flatMap(({ tenant }) =>
		creations.flatMap(({ manifest, screen, level, label, icon, to, onHome = null }) => {
			const entry = entries.find((one) => one.tenantId === tenant.id && one.moduleKey === manifest.key);
			const component = components.find(({ link }) => link === screen.name);
			if (!entry || !may(entry, tenant, now, level, component)) return [];
			const key = `${label} ${tenant.guid}`;
			return [{ key, label: t(label), icon: toIconName(icon), to: to(tenant.guid), tenant: tenant.guid, onHome }];
		}),
	);
}

export type MayCreate = ReturnType<typeof creationsFor>[number];
