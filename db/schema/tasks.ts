import { sql } from "drizzle-orm";
import { foreignKey, index, integer, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { stamps, tenantTable } from "./columns";
import { companies } from "./directory";

/** What somebody is to do: by itself, or about a customer, a contact or a meeting where the tenant works with customers. */
export const tasks = tenantTable(
	"crm_tasks",
	{
		customerId: text("customer_id"),
		contactId: text("contact_id"),
		meetingId: text("meeting_id"),
		title: text("title").notNull(),
		description: text("description"),
		status: text("status", { enum: ["todo", "doing", "done", "cancelled"] })
			.notNull()
			.default("todo"),
		/** todo and doing are open; kept beside the status so that one index serves the lists. */
		isOpen: integer("is_open", { mode: "boolean" }).notNull().default(true),
		priority: integer("priority").notNull().default(2),
		/** A day; "9999-12-31" for none, so that it sorts. */
		dueOn: text("due_on").notNull().default("9999-12-31"),
		/** When the reminder was asked for. */
		reminderAt: integer("reminder_at"),
		/** When it is told next: moved by snoozing, none once it was told. */
		remindAt: integer("remind_at"),
		/** How it comes again when done. */
		repeat: text("repeat", { enum: ["daily", "weekly", "monthly", "yearly"] }),
		/** The day by which the repetitions are reckoned, so that the 31st is the 31st again after a short month. */
		repeatFrom: text("repeat_from"),
		/** The task that this one came after, when that was done. */
		previousId: text("previous_id"),
		assigneeId: text("assignee_id"),
		/** When it was done or cancelled; none while it is open. */
		doneAt: integer("done_at"),
		createdBy: text("created_by").notNull(),
		deletedAt: integer("deleted_at"),
		...stamps,
	},
	(t) => [
		index("crm_tasks_by_due").on(t.tenantId, t.isOpen, t.dueOn, t.id),
		index("crm_tasks_by_assignee").on(t.tenantId, t.assigneeId, t.isOpen, t.dueOn, t.id),
		index("crm_tasks_by_customer").on(t.tenantId, t.customerId, t.isOpen, t.dueOn, t.id),
		index("crm_tasks_done_by_assignee").on(t.tenantId, t.assigneeId, t.doneAt).where(sql`${t.doneAt} is not null`),
		index("crm_tasks_by_done").on(t.tenantId, t.isOpen, t.doneAt, t.id),
		index("crm_tasks_by_meeting").on(t.tenantId, t.meetingId),
		uniqueIndex("crm_tasks_by_previous").on(t.tenantId, t.previousId),
		index("crm_tasks_to_remind").on(t.remindAt),
		index("crm_tasks_in_trash").on(t.tenantId, t.deletedAt),
		foreignKey({
			columns: [t.tenantId, t.customerId] as [never, never],
			foreignColumns: [companies.tenantId, companies.id],
		}).onDelete("cascade"),
	],
);
