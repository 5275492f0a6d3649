import { literal } from "../statements";
import { imports, views } from "./crm-lists";
import { type About, type Recipe, type Recipes, rowOf } from "./recipe";

const BASE = "/:guid?/verdal";
const CODES = `POST ${BASE}/stillingskode`;
const GROUPS = `POST ${BASE}/stillingsgruppe`;
const SETTINGS = `POST ${BASE}/settings`;

type Table = "verdal_position_codes" | "verdal_position_groups";
const idOf = (about: About, table: Table | "tenants", nth = 0) => String(rowOf(about, table, nth).id);
const CODE = "verdal_position_codes";
const GROUP = "verdal_position_groups";

/** The first codes and groups are kept and of each other, and no placement has a code. */
const ready = (about: About) => [
	`update verdal_position_groups set deleted_at = null, is_active = 1 where tenant_id = ${literal(String(about.caller.own.tenant.id))}`,
	`update verdal_position_codes set deleted_at = null, is_active = 1, group_id = ${literal(idOf(about, GROUP))} where tenant_id = ${literal(String(about.caller.own.tenant.id))}`,
	`update verdal_placements set code_id = null where tenant_id = ${literal(String(about.caller.own.tenant.id))}`,
];
/** No code is of the first group. */
const emptied = (about: About) => [
	`update verdal_position_codes set group_id = ${literal(idOf(about, GROUP, 1))} where tenant_id = ${literal(String(about.caller.own.tenant.id))}`,
];

type Given = (about: About) => object;
type Before = (about: About) => string[];
const recipe =
	(values: Given = () => ({}), before: Before = () => []) =>
	(about: About): Recipe => ({ values: { ...values(about) }, before: [...ready(about), ...before(about)] });
const onCode = (more: Given = () => ({}), before?: Before) =>
	recipe((about) => ({ position: idOf(about, CODE), ...more(about) }), before);
const onGroup = (more: Given = () => ({}), before?: Before) =>
	recipe((about) => ({ group: idOf(about, GROUP), ...more(about) }), before);

const code = (about: About) => ({
	...{ code: "4321", name: "words", reportingName: "", groupId: idOf(about, GROUP), styrk08: "" },
	...{ validFrom: "", validTo: "", isActive: "yes" },
});
const group = { name: "words", htaGroup: "", requirement: "words", isActive: "yes" };

function listRecipes(at: string, list: string, table: Table, before?: Before): Recipes {
	const chosen = (about: About) => ({ ids: [idOf(about, table)] });
	const trashed = (about: About) => [`update ${table} set deleted_at = 1 where id = ${literal(idOf(about, table))}`];
	return {
		...views(at, list),
		[`${at} bulkRemove`]: recipe(chosen, before),
		[`${at} countMatching`]: recipe(() => ({ matching: "" })),
		[`${at}/trash bulkRestore`]: recipe(chosen, trashed),
		[`${at} undoRemove`]: recipe((about) => ({ before: JSON.stringify(chosen(about)) }), trashed),
	};
}

/** The setting of an event is there, or is not. */
const setting = (about: About) => [
	...unset(about),
	`insert into verdal_mail_settings (tenant_id, id, is_enabled, recipients, subjects, bodies, days_before, created_at, updated_at) values (${literal(String(about.caller.own.tenant.id))}, 'started', 0, '["advisor"]', '{}', '{}', 14, 1, 1)`,
];
const unset = (about: About) => [
	`delete from verdal_mail_settings where tenant_id = ${literal(String(about.caller.own.tenant.id))} and id = 'started'`,
];
const mail = {
	...{ event: "started", language: "en", subject: "words", body: "words", isEnabled: "yes", recipients: ["advisor"] },
	...{ daysBefore: "14", updatedAt: "" },
};

export const verdalCodesRecipes: Recipes = {
	...listRecipes(CODES, "verdal.codes", CODE),
	...listRecipes(GROUPS, "verdal.groups", GROUP, emptied),
	...imports(CODES, "verdal.codes", "Kode;Navn;Gruppe\n1234;Ny;words\n", "code", "name", "group"),
	[`page ${BASE}/stillingskode/:position`]: onCode(),
	[`page ${BASE}/stillingsgruppe/:group`]: onGroup(),
	[`page ${BASE}/new_stillingskode`]: recipe(() => ({ group: undefined })),
	[`${SETTINGS} anonymise`]: recipe(() => ({ months: "24" })),
	[`page ${BASE}/settings`]: recipe(() => ({ cursor: undefined })),
	[`page ${BASE}/settings/:event`]: recipe(() => ({ event: "started", lang: "en" }), setting),
	[`POST ${BASE}/new_stillingskode add`]: recipe(code),
	[`POST ${BASE}/new_stillingsgruppe add`]: recipe(() => group),
	[`${CODES}/:position save`]: onCode((about) => ({ ...code(about), updatedAt: "" })),
	[`${CODES}/:position deactivate`]: onCode(),
	[`${CODES}/:position replace`]: onCode((about) => ({ by: idOf(about, CODE, 1) })),
	[`${CODES}/:position remove`]: onCode(),
	[`${GROUPS}/:group save`]: onGroup(() => ({ ...group, updatedAt: "" })),
	[`${GROUPS}/:group deactivate`]: onGroup(),
	[`${GROUPS}/:group replace`]: onGroup((about) => ({ by: idOf(about, GROUP, 1) })),
	[`${GROUPS}/:group remove`]: onGroup(() => ({}), emptied),
	[`${SETTINGS} switch`]: recipe(() => ({ event: "started", isEnabled: "1" }), setting),
	[`${SETTINGS}/:event save`]: recipe(() => mail, setting),
	[`${SETTINGS}/:event preview`]: recipe(() => mail, setting),
	[`${SETTINGS}/:event test`]: recipe(() => mail, setting),
	[`${SETTINGS}/:event reset`]: recipe(() => ({ event: "started" }), setting),
	"GET /api/verdal_skjema/stillingskode": recipe(() => ({ id: undefined })),
	"POST /api/verdal_skjema/stillingskode": recipe((about) => ({
		...{ ...code(about), id: undefined, reporting_name: "", group_id: idOf(about, GROUP), is_active: true },
		...{ valid_from: "2031-01-01", valid_to: null },
	})),
	"DELETE /api/verdal_skjema/stillingskode": recipe((about) => ({ id: idOf(about, CODE), replaced_by: undefined })),
	"GET /api/verdal_skjema/stillingsgruppe": recipe(() => ({ id: undefined })),
	"POST /api/verdal_skjema/stillingsgruppe": recipe(() => ({
		...{ id: undefined, name: "words", hta_group: "", requirement: "words", is_active: true },
	})),
	"DELETE /api/verdal_skjema/stillingsgruppe": recipe(
		(about) => ({ id: idOf(about, GROUP), replaced_by: undefined }),
		emptied,
	),
	"GET /api/verdal_skjema/emailsettings": recipe(() => ({ id: undefined })),
	"POST /api/verdal_skjema/emailsettings": recipe(
		() => ({
			...{ id: undefined, event: "started", is_enabled: false, recipients: ["advisor"], days_before: 7 },
			...{ subjects: { en: "words" }, bodies: { en: "words" } },
		}),
		unset,
	),
	"DELETE /api/verdal_skjema/emailsettings": recipe(() => ({ id: "started" }), setting),
};
