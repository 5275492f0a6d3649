import { nameOf } from "#app/directory/names";
import { LEVEL_CLIENTS } from "#app/platform/tenant/access";
import { type ModuleNeed, needsOfModule } from "#app/platform/tenant/needs.server";
import { manifest } from "../manifest";
import { paths } from "../paths";
import { readingWaiting } from "./show-production.server";

/** What was written and said, until it is assessed. */
export const needs = needsOfModule(manifest, "production", {
	reading: (visit, limit) => {
		const { query, shape } = readingWaiting(visit, visit.access.level >= LEVEL_CLIENTS ? limit : 0);
		return {
			query,
			shape: (found) =>
				shape(found).map(
					({ row, person }): ModuleNeed => ({
						...{ id: row.id, kind: "languageAnswer", tone: "info", icon: "pencil" },
						title: {
							key: "home:need.languageAnswer",
							params: { name: person ? nameOf(person) : "", title: row.task.title },
						},
						...{ since: row.sentAt, dueAt: null, href: paths(visit.tenant.guid).answer(row.id) },
					}),
				),
		};
	},
});
