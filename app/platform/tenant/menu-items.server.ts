import type { Language } from "../i18n";
import { translator } from "../i18n.server";
import { accessStatus, isInMenu } from "./access";
import type { PersonContext } from "./context";
import { titleIn } from "./titles";

/**
 * What the call `GET /api/admin/moduletenants?mode=getmodulesandcomponentsforuser&lang` answers with: the person's modules
 * that are active, begun and unexpired, each with the screens of its menu, labels and titles in `language`. It stands here because
 * both the call (a module's) and the shell use it, and neither may import the other.
 */
export async function menuItems(person: PersonContext, language: Language) {
	const t = await translator(language);
	const items = person.entries.flatMap((entry) => {
		const tenant = person.memberships.find((membership) => membership.tenant.id === entry.tenantId)?.tenant;
		if (!tenant || accessStatus(entry, tenant.timeZone, person.now) !== "live") return [];
		const components = person.components.filter(
			(component) => component.moduleId === entry.moduleId && isInMenu(component, entry),
		);
		return {
			id: entry.modulesTenantId,
			module_id: entry.moduleId,
			label: t(entry.translationKey, { defaultValue: titleIn(entry.titles, language, entry.label) }),
			module_translation_key: entry.translationKey,
			tenant_id: tenant.id,
			tenant_guid: tenant.guid,
			tenant_name: tenant.name,
			status: entry.status,
			starts: entry.starts,
			expires: entry.expires,
			components: components.map((component) => ({
				id: component.id,
				module_id: component.moduleId,
				link: component.link,
				url: component.url,
				icon: component.icon,
				title: t(component.translationKey, { defaultValue: titleIn(component.titles, language, component.title) }),
				component_translation_key: component.translationKey,
				visible_in_menu: component.visibleInMenu,
				role: component.roles,
			})),
		};
	});
	return { items, next: null };
}
