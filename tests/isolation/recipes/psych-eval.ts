import { type About, person, type Recipe, type Recipes, rowOf } from "./recipe";

const FORMS = "POST /:guid?/psych_eval/user_forms";
const REPORTS = "POST /:guid?/psych_eval/reports";
const BANK = "POST /:guid?/psych_eval/categories";

/** The second form of a tenant is a self report (`linked.ts`). */
const formOf = (about: About) => rowOf(about, "forms", 1);
const clientOf = (about: About) => person(about, "CLIENT").id;
const first = (table: string) => (about: About) => ({
	values: { id: rowOf(about, table).id, client: clientOf(about) },
});
const ofCategory = (about: About, more: object): Recipe => ({
	values: { id: rowOf(about, "self_report_categories").id, ...more },
});
const fields = { low: "", high: "", choices: "", alert: "none", alertValue: "", alertHours: "4", alertTo: "advisors" };
const schedule = { startsOn: "", endsOn: "", repeat: "once", window: "next", reminders: "1" };
const asked = (about: About) => [rowOf(about, "self_report_questions").id];

export const psychEvalRecipes: Recipes = {
	[`${FORMS} give`]: (about) => ({ values: { formId: formOf(about).id, client: clientOf(about), ...schedule } }),
	[`${FORMS} change`]: (about) => ({
		values: { id: rowOf(about, "form_assignments", 1).id, client: clientOf(about), status: "paused" },
		before: [`update form_assignments set status = 'active' where id = '${rowOf(about, "form_assignments", 1).id}'`],
	}),
	[`${FORMS} together`]: (about) => ({ values: { formId: formOf(about).id, client: clientOf(about) } }),
	[`${FORMS} acknowledge`]: (about) => ({
		values: { id: rowOf(about, "self_report_alerts").id, action: "words" },
		before: [
			`update self_report_alerts set acknowledged_at = null where id = '${rowOf(about, "self_report_alerts").id}'`,
		],
	}),
	[`${FORMS} goal`]: () => ({ values: { text: "words", client: undefined } }),
	[`${FORMS} endGoal`]: first("self_report_goals"),
	"POST /:guid?/psych_eval/new_form make": (about) => ({
		values: {
			title: "words",
			questionIds: asked(about),
			clientIds: [],
			isTemplate: undefined,
			adaptEvery: "0",
			...schedule,
		},
	}),
	"POST /:guid?/psych_eval/new_form template": (about) => ({
		values: { templateId: formOf(about).id },
		before: [`update forms set is_template = 1 where id = '${formOf(about).id}'`],
	}),
	[`${REPORTS} note`]: (about) => ({ values: { replyId: rowOf(about, "form_replies", 1).id, text: "words" } }),
	[`${REPORTS} marker`]: () => ({ values: { day: "2026-11-20", label: "words", client: undefined } }),
	[`${REPORTS} removeMarker`]: (about) => ({
		values: { id: rowOf(about, "self_report_markers").id, client: clientOf(about) },
		before: [
			`update self_report_markers set author_id = '${about.caller.userId}' where id = '${rowOf(about, "self_report_markers").id}'`,
		],
	}),
	[`${REPORTS} hide`]: (about) => {
		const note = rowOf(about, "form_reply_events").id;
		const reply = rowOf(about, "form_replies", 1).id;
		return {
			values: { id: note, isHidden: "yes" },
			before: [
				`update form_reply_events set kind = 'comment', is_shown = 1, reply_id = '${reply}' where id = '${note}'`,
				`update form_replies set subject_id = '${about.caller.userId}' where id = '${reply}'`,
				`delete from self_report_hidden where id = '${note}'`,
			],
		};
	},
	"page /:guid?/psych_eval/reports/export": (about) => ({
		values: { form: formOf(about).id, client: clientOf(about) },
	}),
	"page /:guid?/psych_eval/reports/pdf": (about) => ({
		values: { form: formOf(about).id, client: clientOf(about) },
	}),
	"page /:guid?/psych_eval/reports/reply/:id": (about) => ({
		values: { id: rowOf(about, "form_replies", 1).id, client: clientOf(about) },
	}),
	"page /:guid?/psych_eval/reports/reply/:id/pdf": (about) => ({
		values: { id: rowOf(about, "form_replies", 1).id, client: clientOf(about) },
	}),
	"POST /:guid?/psych_eval/reports/meeting minutes": (about) => ({
		values: { client: clientOf(about), form: formOf(about).id, point1: "words", checks: ["plan"] },
	}),
	"POST /:guid?/psych_eval/reports/meeting share": first("self_report_meetings"),
	[`${BANK} add`]: () => ({ values: { title: "words" } }),
	[`${BANK} sort`]: (about) => ({ values: { ids: String(rowOf(about, "self_report_categories").id) } }),
	[`${BANK} move`]: (about) => ofCategory(about, { by: "1" }),
	[`${BANK} safety`]: () => ({ values: { safety: "words" } }),
	[`${BANK}/:id save`]: (about) =>
		ofCategory(about, {
			...{ title: "words", colour: "1", direction: "higher", method: "mean", maxMissing: "0", conversion: "" },
			...{ deviation: "", reliability: "", bandFrom0: "0", bandLabel0: "low", bandText0: "", bandTone0: "good" },
		}),
	[`${BANK}/:id question`]: (about) =>
		ofCategory(about, { text: "words", kind: "ten", questionId: undefined, ...fields }),
	[`${BANK}/:id moveQuestion`]: (about) =>
		ofCategory(about, { questionId: rowOf(about, "self_report_questions").id, by: "1" }),
	"POST /api/category": () => ({ values: { title: "words" } }),
	"POST /api/question": (about) => ({
		values: { category_id: rowOf(about, "self_report_categories").id, text: "words", kind: "text" },
	}),
	"GET /api/logschema guid": (about) => ({ values: { guid: formOf(about).guid } }),
	"GET /api/logschema id": (about) => ({ values: { id: formOf(about).id } }),
	"GET /api/logschema getformbytenant": (about) => ({
		values: { mode: "getformbytenant", client_id: clientOf(about) },
	}),
	"POST /api/logschema": (about) => ({
		values: { client_id: clientOf(about), question_ids: asked(about), title: "words" },
	}),
	"POST /api/response": (about) => ({ values: { guid: formOf(about).guid, answers: { q: "words" } } }),
	"page /:guid?/psych_eval/form_reply/:form_guid": (about) => ({ values: { form_guid: formOf(about).guid } }),
	"POST /:guid?/psych_eval/form_reply/:form_guid step": (about) => ({
		values: {
			...{ form_guid: formOf(about).guid, step: "review", go: "send", kept: '{"q":"words"}' },
			...{ sendKey: "a-key-of-its-own", startedAt: 1 },
		},
	}),
	"page /:guid?/psych_eval/sent/:form_guid": (about) => ({ values: { form_guid: formOf(about).guid } }),
};
