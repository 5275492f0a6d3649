import { and, eq, isNull, sql } from "drizzle-orm";
import { to } from "#app/platform/portal-paths";
import type { OwnTask, OwnTasks } from "#app/platform/tenant/own-tasks.server";
import { rowsAsked } from "#app/tasks/asked.server";
import { formOccasions, forms } from "#db/schema/forms";
import { type Area, replyAddress } from "../area";
import { isOpenAt } from "../assignments/reading.server";
import { type Texts, textIn } from "../definition/texts";

/** Forms that a person was given in these areas, until they are answered: theirs whether or not the module is open to them. */
export const formTasks = (areas: readonly Area[]): OwnTasks => ({
	...{ kind: "form", icon: "clipboard-list" },
	all: ({ tenant }) => to.ownForms(tenant.guid),
	reading: (visit, asked) => {
		const { tenant, user, now, language } = visit;
		const rows = rowsAsked(asked, {
			id: formOccasions.id,
			open: isOpenAt(now.getTime()),
			due: sql`coalesce(${formOccasions.closesAt}, 9e15)`,
			done: { at: formOccasions.updatedAt, is: eq(formOccasions.status, "answered") },
		});
		const status = asked.which === "done" ? undefined : eq(forms.status, "open");
		const isThere = and(
			eq(forms.tenantId, tenant.id),
			eq(forms.id, formOccasions.formId),
			isNull(forms.deletedAt),
			status,
		);
		const { query, shape } = visit.rows.listingWith(
			formOccasions,
			{ form: [forms, formOccasions.formId, ["guid", "titles", "languages", "moduleKey"]] },
			{
				...rows,
				where: and(
					eq(formOccasions.respondentId, user.id),
					rows.where,
					sql`exists (select 1 from ${forms} where ${isThere})`,
				),
			},
		);
		return {
			query,
			shape: (found) =>
				shape(found).flatMap(({ row, form }): OwnTask[] => {
					const area = areas.find(({ moduleKey }) => moduleKey === form?.moduleKey);
					if (!form || !area) return [];
					const isDone = row.status === "answered";
					return [
						{
							...{ id: row.id, due: row.closesAt, state: isDone ? "done" : "todo", since: row.opensAt },
							title: textIn(form.titles as Texts, language, form.languages[0] as never).text,
							doneAt: isDone ? row.updatedAt : null,
							href:
								isDone && row.replyId
									? to.ownReply(tenant.guid, row.replyId)
									: replyAddress(area, tenant.guid, form.guid),
						},
					];
				}),
		};
	},
});
