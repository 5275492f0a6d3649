import type { ModuleManifest } from "#app/platform/manifest";
import { manifests } from "#app/registry/modules";
import { seeded } from "./random";

/** When the catalogue's ids say they were made: the same everywhere, so that staging and production agree about them. */
const MADE_AT = Date.UTC(2026, 0, 1);

/**
 * The SQL that brings every module of the registry into the catalogue with its role list and components. What is there
 * already stays as super-admins have set it, and what they have removed stays away.
 */
export function catalogueSql(now: number): string[] {
	return manifests.flatMap((manifest) => moduleSql(manifest, now));
}

/** Applies `catalogueSql` to a database at hand. */
export async function fillCatalogue(d1: D1Database, now: number): Promise<void> {
	await d1.batch(catalogueSql(now).map((statement) => d1.prepare(statement)));
}

function moduleSql(manifest: ModuleManifest, now: number): string[] {
	const { key, icon, order, roles } = manifest;
	const random = seeded([...key].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7));
	const id = () => random.id(MADE_AT);
	const moduleId = `(SELECT id FROM modules WHERE key = ${quoted(key)})`;
	const shipped = [
		...roles.map(({ name }) => `role:${name}`),
		...Object.values(manifest.components).map(({ name }) => `component:${name}`),
	];
	const isNew = (what: string) => `NOT EXISTS (SELECT 1 FROM modules, json_each(modules.shipped)
		WHERE modules.key = ${quoted(key)} AND json_each.value = ${quoted(what)})`;
	return [
		`INSERT INTO modules (id, guid, key, label, translation_key, icon, sort_order, created_at, updated_at)
			VALUES (${[id(), random.guid(), key, labelFrom(key), `modules:${key}`, icon].map(quoted)}, ${order}, ${now}, ${now})
			ON CONFLICT DO NOTHING`,
		...roles.map(
			({ name, level }) => `INSERT INTO module_roles (id, module_id, name, level)
			SELECT ${quoted(id())}, ${moduleId}, ${quoted(name)}, ${level} WHERE ${isNew(`role:${name}`)} ON CONFLICT DO NOTHING`,
		),
		...Object.values(manifest.components).map(({ name, icon, level, inMenu }, position) => {
			const names = JSON.stringify(roles.filter((role) => role.level >= level).map((role) => role.name));
			const title = labelFrom(name.replace(`${key}_`, ""));
			const texts = [name, icon, title, `modules:components.${name}`, names].map(quoted);
			return `INSERT INTO module_components
			(id, module_id, link, icon, title, translation_key, roles, visible_in_menu, sort_order, created_at, updated_at)
			SELECT ${quoted(id())}, ${moduleId}, ${texts}, ${Number(inMenu)}, ${position}, ${now}, ${now}
			WHERE ${isNew(`component:${name}`)} ON CONFLICT DO NOTHING`;
		}),
		`UPDATE modules SET shipped = ${quoted(JSON.stringify(shipped))} WHERE key = ${quoted(key)}`,
	].map((statement) => statement.replace(/\s+/g, " "));
}

/** `general_reports` → `General reports`. */
const labelFrom = (key: string) => (key.charAt(0).toUpperCase() + key.slice(1)).replaceAll("_", " ");

// `wrangler d1 execute`, which a deploy uses, takes text only, no bound values; all of it comes from the manifests.
const quoted = (value: string) => `'${value.replaceAll("'", "''")}'`;
