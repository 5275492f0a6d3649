import { foreignKey, index, integer, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { stamps, tenantTable } from "./columns";

export const reportProjects = tenantTable(
	"report_projects",
	{
		/** Its name in addresses. */
		slug: text("slug").notNull(),
		name: text("name").notNull(),
		sortName: text("sort_name").notNull(),
		description: text("description").notNull().default(""),
		startsOn: text("starts_on"),
		endsOn: text("ends_on"),
		archivedAt: integer("archived_at"),
		ownerId: text("owner_id").notNull(),
		...stamps,
	},
	(t) => [
		uniqueIndex("report_projects_by_slug").on(t.tenantId, t.slug),
		index("report_projects_by_name").on(t.tenantId, t.archivedAt, t.sortName, t.id),
	],
);

export const reportMembers = tenantTable(
	"report_members",
	{
		projectId: text("project_id").notNull(),
		userId: text("user_id").notNull(),
		role: text("role", { enum: ["manager", "contributor", "viewer"] }).notNull(),
		...stamps,
	},
	(t) => [
		uniqueIndex("report_members_once").on(t.tenantId, t.projectId, t.userId),
		index("report_members_of_user").on(t.tenantId, t.userId, t.projectId),
		ofProject(t.tenantId, t.projectId),
	],
);

/** Which forms of the engine a project has, until when they are to be answered. */
export const reportForms = tenantTable(
	"report_forms",
	{
		projectId: text("project_id").notNull(),
		formId: text("form_id").notNull(),
		dueOn: text("due_on"),
		sortOrder: integer("sort_order").notNull().default(0),
		...stamps,
	},
	(t) => [
		uniqueIndex("report_forms_once").on(t.tenantId, t.projectId, t.formId),
		index("report_forms_of_form").on(t.tenantId, t.formId),
		ofProject(t.tenantId, t.projectId),
	],
);

function ofProject(tenantId: unknown, projectId: unknown) {
	return foreignKey({
		columns: [tenantId, projectId] as [never, never],
		foreignColumns: [reportProjects.tenantId, reportProjects.id],
	}).onDelete("cascade");
}
