import { to } from "#app/platform/to";

/** The builder's pages of one form. */
export function buildPlaces(tenantGuid: string, name: string) {
	const build = to.inTenant(tenantGuid, `form_builder/build/${name}`);
	return {
		forms: to.inTenant(tenantGuid, "form_builder/forms"),
		build,
		publish: `${build}/publish`,
		preview: `${build}/preview`,
		plain: `${build}/list`,
		download: `${build}/export`,
	};
}
