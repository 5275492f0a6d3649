import { foreignKey, index, integer, text } from "drizzle-orm/sqlite-core";
import { stamps, tenantTable } from "./columns";

/** So much of an entry in a day or a week. */
type Target = { amount: number; per: "day" | "week" };

/** A form that one client answers day by day (id = the form's); without a client it is a template. */
export const activityLogs = tenantTable(
	"activity_logs",
	{
		clientId: text("client_id"),
		authorId: text("author_id").notNull(),
		/** The form's title as it is now, for lists and messages. */
		title: text("title").notNull(),
		startsOn: text("starts_on").notNull(),
		endsOn: text("ends_on"),
		/** For how many days after it a day may be filled in or changed. */
		lateDays: integer("late_days").notNull().default(3),
		/** Weekdays on which nothing is expected: 1 Monday to 7 Sunday. */
		freeDays: text("free_days", { mode: "json" }).$type<number[]>().notNull().default([]),
		/** Nothing is expected on public holidays. */
		skipsHolidays: integer("skips_holidays", { mode: "boolean" }).notNull().default(true),
		/** The hour at which the client is reminded of a day that is not filled in; null: never. */
		reminderHour: integer("reminder_hour"),
		/** When the next reminder is looked at; 0 where none is. */
		remindAt: integer("remind_at").notNull().default(0),
		/** Entry's id → what is aimed at. */
		targets: text("targets", { mode: "json" }).$type<Record<string, Target>>().notNull().default({}),
		deletedAt: integer("deleted_at"),
		...stamps,
	},
	(t) => [
		index("activity_logs_of_client").on(t.tenantId, t.clientId, t.deletedAt, t.id),
		index("activity_logs_in_order").on(t.tenantId, t.deletedAt, t.id),
		index("activity_logs_to_remind").on(t.remindAt),
	],
);

export const absenceReasons = ["sick", "childSick", "holiday", "leave", "appointment", "other"] as const;

/** Why a client's day is not missed though nothing was filled in; id = `<client>:<day>`. */
export const activityAbsences = tenantTable(
	"activity_absences",
	{
		clientId: text("client_id").notNull(),
		day: text("day").notNull(),
		reason: text("reason", { enum: absenceReasons }).notNull(),
		authorId: text("author_id").notNull(),
		...stamps,
	},
	(t) => [index("activity_absences_of_client").on(t.tenantId, t.clientId, t.day)],
);

/** What client and advisor write to each other about a day. */
export const activityComments = tenantTable(
	"activity_comments",
	{
		logId: text("log_id").notNull(),
		day: text("day").notNull(),
		authorId: text("author_id").notNull(),
		text: text("text").notNull(),
		...stamps,
	},
	(t) => [
		index("activity_comments_of_day").on(t.tenantId, t.logId, t.day, t.id),
		foreignKey({ columns: [t.tenantId, t.logId], foreignColumns: [activityLogs.tenantId, activityLogs.id] }).onDelete(
			"cascade",
		),
	],
);
