import { accentCss, accentShades } from "../accent";
import { to } from "../portal-paths";
import type { Tenant } from "./context";

/** What everybody may see of a tenant: the name, the logos and the colour on its public pages. */
export type TenantBrand = {
	name: string;
	logo: string | null;
	/** On dark ground, where it is another one. */
	logoDark: string | null;
	/** The shades of its colour, as custom properties. */
	accent: string | null;
};

export function tenantBrand({
	guid,
	name,
	logoKey,
	logoDarkKey,
	accent,
}: Pick<Tenant, "guid" | "name" | "logoKey" | "logoDarkKey" | "accent">): TenantBrand {
	const shades = accentShades(accent);
	return {
		name,
		logo: logoKey === null && logoDarkKey === null ? null : to.logo(guid),
		logoDark: logoDarkKey === null ? null : `${to.logo(guid)}?dark`,
		accent: shades && accentCss(shades),
	};
}
