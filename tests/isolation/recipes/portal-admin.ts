import * as schema from "#db/schema/index";
import { filled, insertingRows } from "../fill";
import type { Setting } from "../principals";
import { Upload, type Values } from "../requests";
import { deleting, inserting, literal } from "../statements";
import { notificationSettings } from "./account";
import { type About, FRESH, moduleOf, person, type Recipe, type Recipes, rowOf, withFactor } from "./recipe";

export const adminRecipes: Recipes = {
	"POST /api/admin/moduletenantuser": ({ caller }) => ({
		values: { id: caller.own.rows.modules_tenant_user?.[0]?.id, moduleAccess: "CLIENT" },
	}),
	"POST /api/admin/moduletenants change": ({ caller: { own } }) => ({
		values: { id: own.rows.modules_tenant?.[0]?.id, starts: "2021-05-01", expires: "2031-05-01" },
	}),
	"POST /api/admin/modules": ({ setting }) => ({
		values: { key: "of_a_call", label: "Of a call" },
		before: [deleting("modules", { key: "of_a_call" }), ...catalogue(setting)],
	}),
	"DELETE /api/admin/modules": ({ setting }) => probing(setting, { id: setting.probe.module.id }),
	"POST /api/admin/modulecomponents": ({ setting }) =>
		probing(setting, { moduleId: setting.probe.module.id, link: "probe_screen", role: ["PROBE"] }),
	"DELETE /api/admin/modulecomponents": ({ setting }) => probing(setting, { id: setting.probe.component.id }),
	"POST /:guid?/followup/modules createModule": () => ({
		values: { ownLabel: "Made by a form", icon: "globe" },
		before: [deleting("modules", { key: "own_made_by_a_form" })],
	}),
	"POST /:guid?/followup/modules dropModule": ({ setting }) => ({
		values: { id: setting.probe.module.id },
		before: [...catalogue(setting), `update modules set key = 'own_probe' where id = '${setting.probe.module.id}'`],
	}),
	"POST /:guid?/followup/modules addPage": ({ setting }) =>
		probing(setting, {
			moduleId: setting.probe.module.id,
			ownTitle: "Elsewhere",
			icon: "globe",
			url: "https://service.example/",
			roles: ["PROBE"],
		}),
	"POST /:guid?/followup/modules removePage": ({ setting }) => elsewhere(setting),
	"POST /:guid?/followup/modules show": ({ setting }) =>
		probing(setting, { id: setting.probe.component.id, visibleInMenu: "1" }),
	"POST /:guid?/followup/modules place": ({ setting }) =>
		probing(setting, { id: setting.probe.component.id, place: 0 }),
	"POST /:guid?/followup/modules editModule": ({ setting }) =>
		probing(setting, { id: setting.probe.module.id, icon: "blocks", sortOrder: 5 }),
	"POST /:guid?/followup/modules activate": ({ setting }) =>
		probing(setting, { id: setting.probe.module.id, isActive: "on" }),
	"POST /:guid?/followup/modules editComponent": ({ setting }) =>
		probing(setting, {
			id: setting.probe.component.id,
			icon: "blocks",
			roles: ["PROBE"],
			ownTitle: "Elsewhere",
			url: "https://service.example/",
		}),
	"POST /:guid?/followup/modules move": ({ setting }) =>
		probing(setting, { id: setting.probe.component.id, direction: "up" }),
	"POST /:guid?/followup/modules changeRole": ({ setting }) =>
		probing(setting, { id: setting.probe.role.id, level: 20 }),
	"POST /:guid?/followup/modules removeRole": ({ setting }) => probing(setting, { id: setting.probe.role.id }),

	"POST /:guid?/followup requireSecondFactor": () => ({ values: { required: "0" } }),
	"POST /:guid?/followup replay": ({ setting }) => dead(setting),
	"POST /:guid?/followup giveUp": ({ setting }) => dead(setting),
	"DELETE /api/tenant": ({ caller: { own } }) => ({ values: { id: own.tenant.id }, before: [notErased] }),
	"POST /:guid?/followup/tenants edit": ({ caller: { own } }) => ({
		values: {
			tenant: own.tenant.guid,
			name: own.tenant.name,
			slug: own.tenant.slug,
			language: "en",
			timeZone: "Europe/Oslo",
		},
	}),
	"POST /:guid?/followup/tenants erase": ({ caller: { own } }) => ({
		values: { tenant: own.tenant.guid, confirmName: own.tenant.name },
		before: [notErased],
	}),
	"POST /:guid?/followup/tenants logo": ({ caller: { own } }) => ({
		values: { tenant: own.tenant.guid, logo: drawing() },
	}),
	"POST /:guid?/followup/tenants darkLogo": ({ caller: { own } }) => ({
		values: { tenant: own.tenant.guid, darkLogo: drawing() },
	}),
	"POST /:guid?/followup/tenants resetSecondFactor": (about) => ({
		values: { tenant: about.caller.own.tenant.guid, membership: membershipOf(about, person(about, "CLIENT").id) },
		before: [withFactor(person(about, "CLIENT").id)],
	}),
	"POST /:guid?/user/organisation saveAbout": ({ caller: { own } }) => ({
		values: { name: own.tenant.name, language: "nb", timeZone: "Europe/Oslo" },
	}),
	"POST /:guid?/user/organisation logo": () => ({ values: { logo: drawing() } }),
	"POST /:guid?/user/organisation darkLogo": () => ({ values: { darkLogo: drawing() } }),
	"POST /:guid?/user/organisation accent": () => ({ values: { accent: "#1d4ed8" } }),
	"POST /:guid?/user/organisation saveTelling": () => ({ values: notificationSettings }),
	"POST /:guid?/user/organisation saveDevices": () => ({ values: { keepsOnDevices: "on" } }),
	"POST /:guid?/user/organisation saveKept": () => ({ values: { months: "12" } }),
	"POST /:guid?/user/organisation forget": (about) => ({
		values: { person: rowOf(about, "former_members").id },
		before: [`update former_members set is_asked = 0 where id = ${literal(rowOf(about, "former_members").id)}`],
	}),
	"POST /:guid?/user/organisation savePolicy": () => ({ values: { secondFactor: "none" } }),
	"POST /:guid?/followup/tenants accent": ({ caller: { own } }) => ({
		values: { tenant: own.tenant.guid, accent: "#1d4ed8" },
	}),
	"POST /:guid?/followup/tenants give": ({ setting, caller: { own } }) => ({
		values: { tenant: own.tenant.guid, moduleId: moduleOf(setting).id, roles: ["CLIENT"] },
	}),
	"POST /:guid?/followup/tenants setTerms": ({ caller: { own } }) => ({
		values: { tenant: own.tenant.guid, entry: own.rows.modules_tenant?.[0]?.id, roles: ["CLIENT"] },
	}),
	"POST /:guid?/followup/tenants/new create": ({ setting }) => ({
		values: {
			name: "A tenant of the form",
			slug: "of-the-form",
			adminEmail: FRESH,
			modules: [moduleOf(setting).id],
			language: "nb",
			timeZone: "Europe/Oslo",
		},
	}),
	"page /:guid?/followup/form_library/new": (about) => ({ values: { ...keptBy(about) } }),
	"POST /:guid?/followup/form_library/new offer": (about) => ({
		values: { ...keptBy(about), "titles.nb": "words", source: "words", licence: "words", locks: ["wording"] },
	}),
	"POST /:guid?/followup/form_library/new import": () => ({
		values: {
			...{ source: "words", licence: "words" },
			file: new Upload(
				JSON.stringify({ title: "words", pages: [{ elements: [{ type: "text", name: "q" }] }] }),
				"form.json",
				"application/json",
			),
		},
	}),
	"POST /:guid?/followup/form_library rename": (about) => offered(about, { "titles.nb": "words" }),
	"POST /:guid?/followup/form_library lock": (about) => offered(about, { source: "words", licence: "words" }),
	"POST /:guid?/followup/form_library withdraw": (about) => offered(about),
	"POST /:guid?/followup/form_library offerAgain": (about) => offered(about),
	"POST /:guid?/followup/announcements announce": () => ({
		values: { level: "info", tenant: "", from: "2026-01-05T08:00", until: "2026-01-05T09:00", "texts.en": "words" },
	}),
	"POST /:guid?/followup/announcements withdraw": ({ setting: { probe } }) => ({
		values: { id: probe.module.id },
		before: [
			deleting("announcements", { id: probe.module.id }),
			`insert into announcements (id, level, texts, starts_at, ends_at, created_at, updated_at) values ('${probe.module.id}', 'info', '{}', 1, 2, 1, 1)`,
		],
	}),
	"page /:guid?/followup/exports/file": () => ({ values: { name: "an-export/tenant.json" } }),
};

/** A tenant is erased once; here it comes back. */
const notErased = "delete from claims where key like 'erased:%'";
const drawing = () => new Upload('<svg xmlns="http://www.w3.org/2000/svg"/>', "logo.svg", "image/svg+xml");

const membershipOf = ({ caller }: About, userId: unknown) =>
	caller.own.rows.memberships?.find((membership) => membership.userId === userId)?.id;

/** The page of that module leads elsewhere. */
function elsewhere(setting: Setting): Recipe {
	const { id } = setting.probe.component;
	const leads = `update module_components set url = 'https://service.example/' where id = '${id}'`;
	return { values: { id }, before: [...catalogue(setting), leads] };
}

/** An item of the caller's own library. */
const keptBy = (about: About) => ({
	tenant: about.caller.own.tenant.guid,
	item: about.caller.own.rows.form_library?.[0]?.id,
});

/** Something that the provider offers. */
function offered({ setting: { probe } }: About, values: Values = {}): Recipe {
	const row = filled(schema.portalFormLibrary, "words", { id: probe.module.id, languages: ["nb"], withdrawnAt: null });
	const before = [deleting("portal_form_library", { id: row.id }), insertingRows(schema.portalFormLibrary, [row])];
	return { values: { id: row.id, ...values }, before };
}

/** A module of the catalogue that no tenant has, with a component and a role. */
function catalogue({ probe }: Setting): string[] {
	return [
		deleting("modules", { id: probe.module.id }),
		insertingRows(schema.modules, [probe.module]),
		insertingRows(schema.moduleComponents, [probe.component]),
		insertingRows(schema.moduleRoles, [probe.role]),
	];
}

const probing = (setting: Setting, values: Values): Recipe => ({ values, before: catalogue(setting) });

/** A message that could not be dealt with; sent again, it asks for a reset link that nobody gets. */
function dead({ probe }: Setting): Recipe {
	const payload = { email: FRESH, language: "en", origin: "http://portal.test", token: "none" };
	const body = { v: 1, id: probe.module.id, type: "password-reset.asked", tenantId: null, payload };
	const row = { id: probe.module.id, body, reason: "CANARY-S", created_at: Date.now() };
	return { values: { id: row.id }, before: [inserting("dead_messages", [row], "or replace")] };
}
