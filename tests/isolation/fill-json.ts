/** What a column of JSON holds, by `table.column` or by the column alone; an empty list where nothing else is said. */
export function jsonFor(table: string, column: string, canary: string): unknown {
	const make = contents[`${table}.${column}`] ?? contents[column];
	return make ? make(canary) : [];
}

const options = (canary: string) => [{ id: "a", text: canary, right: true, pair: "", feedback: "" }];
const localised = (canary: string) => ({ nb: canary, en: canary });
/** A document of the editor. */
const document = (canary: string) => ({
	type: "doc",
	content: [{ type: "paragraph", content: [{ type: "text", text: canary }] }],
});
const before = () => ({ was: {}, set: {}, moved: {} });

/** A form with one question that anybody can answer. */
const form = (canary: string) => ({
	format: 1,
	languages: ["nb"],
	title: localised(canary),
	pages: [
		{ id: "p", sections: [{ id: "s", questions: [{ id: "q", code: "q", type: "shortText", label: { nb: "Hva?" } }] }] },
	],
	...{ scores: [], lineage: [], tests: [] },
});

const reportBlocks = (canary: string) => ["b1", "b2"].map((id) => ({ id, type: "heading", text: canary }));

/** A task of a Norwegian test with two answers. */
const languageTask = (canary: string) => ({
	...{ kind: "single", question: canary },
	options: ["a", "b"].map((id) => ({ id, text: `${canary} ${id}`, isRight: id === "a" })),
});

/** A risk matrix whose words are canaries. */
const riskMatrix = (canary: string) => ({
	...{ size: 3, likelihood: [canary, "", ""], consequence: [canary, "", ""] },
	levels: [2, 4, 9].map((upTo) => ({ name: canary, tone: "info", upTo })),
});

const contents: Record<string, (canary: string) => unknown> = {
	params: (canary) => ({ module: canary, tenant: canary, expires: "2031-01-01", moduleKey: canary }),
	title: localised,
	names: localised,
	channels: () => ({}),
	body: document,
	emails: (canary) => [{ kind: "work", value: `${canary}@people.test`.toLowerCase().replaceAll("_", "-") }],
	phones: (canary) => [{ kind: "work", value: canary }],
	tags: (canary) => [canary],
	"modules_tenant.roles": () => null,
	"crm_contact_forms.fields": () => ["name", "email", "message"].map((key) => ({ key, isRequired: key === "email" })),
	texts: (canary) =>
		Object.fromEntries(["title", "intro", "consent", "thanks"].map((part) => [part, localised(canary)])),
	answers: (canary) => ({ name: canary, email: `${canary}@people.test`.toLowerCase(), message: canary }),
	cards: () => [{ key: "tasks", width: 1 }],
	reading: (canary) => ({
		...{ format: "csv", encoding: "utf-8", separator: ";", sheets: [], sheet: "", headerLine: 1, rowCount: 1 },
		...{ columns: [canary], sample: [[canary]] },
	}),
	mapping: () => ({ 0: "email" }),
	rules: () => ({ match: ["email"], mode: "both", empty: "keep" }),
	counts: () => ({}),
	cells: (canary) => [canary],
	problems: () => ({}),
	before,
	"learning_contents.titles": localised,
	"learning_contents.variants": () => ({}),
	"learning_contents.parts": (canary) => ["p1", "p2"].map((id) => ({ id, label: canary, description: canary })),
	"learning_scenes.titles": localised,
	"hms_deviations.whys": (canary) => [canary],
	"hms_deviations.steps": () => ({ "injury.nav": 1 }),
	"hms_settings.risk": (canary) => riskMatrix(canary),
	"hms_companies.risk": (canary) => riskMatrix(canary),
	"hms_settings.causes": (canary) => [canary],
	sections: (canary) => [{ title: canary, points: [{ id: "p1", text: canary }] }],
	"nl_items.task": (canary) => languageTask(canary),
	"nl_attempts.items": (canary) => [
		{
			...{ id: "i1", skill: "reading", level: "A1", task: languageTask(canary), passage: canary, transcript: canary },
			...{ audioGuid: null, playsMost: 2, pictureGuid: null },
		},
	],
	"nl_items.analysis": () => null,
	"nl_attempts.plan": () => null,
	"nl_attempts.advice": () => null,
	"nl_attempts.result": () => ({ skills: { reading: { points: 0, of: 1000, level: "A1" } }, overall: "A1" }),
	"nl_answers.accepted": () => null,
	"nl_rescorings.added": () => ({ g1: ["words"] }),
	"nl_rescorings.changes": () => [],
	"nl_answers.answer": () => ({ choice: "a" }),
	"nl_productions.task": (canary) => ({
		...{ title: canary, kind: "speaking", prompt: canary, written: "nb", wordsAbout: 0, secondsMost: 60, takesMost: 0 },
		assessors: 1,
	}),
	"nl_assessments.scores": () => ({
		...{ communication: "A1", structure: "A1", vocabulary: "A1", grammar: "A1", form: "A1" },
	}),
	"nl_word_plans.days": () => Array.from({ length: 7 }, () => "normal"),
	"nl_tests.purposes": localised,
	"nl_tests.sections": () => ["reading", "listening"].map((skill) => ({ skill, itemIds: [] })),
	"nl_tests.courses": (canary) => ({ A1: canary }),
	"courses.titles": localised,
	"verdal_changes.fields": (canary) => [{ field: "tasks", before: canary, after: canary }],
	"courses.summaries": localised,
	"courses.endings": localised,
	"course_parts.titles": localised,
	"course_texts.questions": (canary) => [{ id: "q", kind: "single", text: canary, options: options(canary) }],
	"course_draws.questions": (canary) => [{ id: "q", kind: "single", text: canary, options: options(canary) }],
	"course_questions.options": (canary) => options(canary),
	"course_questions.explanation": document,
	"course_enrolments.certificate": (canary) => ({ person: canary, course: localised(canary), tenant: canary }),
	"course_paths.titles": localised,
	"course_paths.summaries": localised,
	"course_cohorts.meetings": (canary) => [{ on: "2031-05-01", from: "", to: "", what: canary, link: "" }],
	"course_attempts.answers": () => ({ q: ["a"] }),
	"form_versions.definition": form,
	"form_drafts.definition": form,
	"form_followings.condition": () => ({ of: { kind: "answer", question: "q" }, test: "answered" }),
	"form_library.definition": form,
	"portal_form_library.definition": form,
	"portal_form_library.titles": localised,
	"form_library.languages": () => ["nb"],
	"form_library.locks": () => [],
	"forms.titles": localised,
	"forms.languages": () => ["nb"],
	"forms.settings": () => ({ presentation: "pages" }),
	"form_replies.answers": (canary) => ({ q: canary }),
	"form_replies.scores": () => ({}),
	"form_assignments.schedule": () => ({ kind: "once" }),
	"form_reply_events.detail": () => ({}),
	"form_days.figures": () => null,
	"form_group_days.figures": () => null,
	"form_report_pages.blocks": reportBlocks,
	"form_report_pages.frozen": (canary) => ({
		...{ title: canary, blocks: reportBlocks(canary), since: null },
		figures: {
			...{ day: "2031-05-01", from: null, to: null, languages: ["nb"], number: 0 },
			...{ isHidden: false, questions: [], cross: {} },
		},
	}),
	"self_report_categories.titles": localised,
	"self_report_categories.scoring": () => ({}),
	"self_report_questions.question": (canary) => ({
		...{ id: "q", code: "q", type: "scale", min: 0, max: 10, label: localised(canary) },
	}),
	"self_report_questions.alert_rule": () => null,
	"self_report_alerts.rule": () => ({ test: "yes", value: 1, hours: 4, to: "advisors" }),
	"self_report_meetings.points": (canary) => [canary],
	"self_report_settings.safety": localised,
};
