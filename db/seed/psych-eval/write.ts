import * as forms from "#db/schema/forms";
import * as own from "#db/schema/psych-eval";
import { insertAll } from "../insert";

type New<Table extends { $inferInsert: object }> = Table["$inferInsert"];

/** The rows of self reports while they are thought up. */
export class SelfReports {
	readonly categories: New<typeof own.selfReportCategories>[] = [];
	readonly questions: New<typeof own.selfReportQuestions>[] = [];
	readonly own: New<typeof own.selfReportForms>[] = [];
	readonly clients: New<typeof own.selfReportClients>[] = [];
	readonly goals: New<typeof own.selfReportGoals>[] = [];
	readonly markers: New<typeof own.selfReportMarkers>[] = [];
	readonly alerts: New<typeof own.selfReportAlerts>[] = [];
	readonly meetings: New<typeof own.selfReportMeetings>[] = [];
	readonly forms: New<typeof forms.forms>[] = [];
	readonly drafts: New<typeof forms.formDrafts>[] = [];
	readonly versions: New<typeof forms.formVersions>[] = [];
	readonly assignments: New<typeof forms.formAssignments>[] = [];
	readonly occasions: New<typeof forms.formOccasions>[] = [];
	readonly replies: New<typeof forms.formReplies>[] = [];
	readonly answers: New<typeof forms.formAnswers>[] = [];
	readonly days = new Map<string, New<typeof forms.formDays>>();
	readonly events: New<typeof forms.formReplyEvents>[] = [];
	readonly reads: New<typeof forms.formReads>[] = [];

	async write(db: D1Database): Promise<void> {
		await insertAll(db, own.selfReportCategories, this.categories);
		await insertAll(db, own.selfReportQuestions, this.questions);
		await insertAll(db, forms.forms, this.forms);
		await insertAll(db, forms.formDrafts, this.drafts);
		await insertAll(db, forms.formVersions, this.versions);
		await insertAll(db, own.selfReportForms, this.own);
		await insertAll(db, forms.formAssignments, this.assignments);
		await insertAll(db, forms.formOccasions, this.occasions);
		await insertAll(db, forms.formReplies, this.replies);
		await insertAll(db, forms.formAnswers, this.answers);
		await insertAll(db, forms.formDays, [...this.days.values()]);
		await insertAll(db, forms.formReplyEvents, this.events);
		await insertAll(db, forms.formReads, this.reads);
		await insertAll(db, own.selfReportClients, this.clients);
		await insertAll(db, own.selfReportGoals, this.goals);
		await insertAll(db, own.selfReportMarkers, this.markers);
		await insertAll(db, own.selfReportAlerts, this.alerts);
		await insertAll(db, own.selfReportMeetings, this.meetings);
	}
}
