import { removal, removed } from "./forms";
import { type About, type Recipe, type Recipes, rowOf } from "./recipe";

const FORM = "/:guid?/general_reports/forms/:form_name";
const PROJECT = "/:guid?/general_reports/dashboard/:project";
const BUILD = "/:guid?/general_reports/build/:form_name";

/** The first project of a tenant and its first form (`linked.ts`), which only these operations take for the module's own. */
const projectOf = (about: About) => rowOf(about, "report_projects");
const formOf = (about: About) => rowOf(about, "forms");
const ownForm = (about: About) =>
	`update forms set module_key = 'general_reports', status = 'open', deleted_at = null, is_template = 0, subject_type = 'project' where id = '${formOf(about).id}'`;
/** The caller owns the project, and the client of `linked.ts` answers in it. */
const inPlace = (about: About) => [
	`update report_projects set archived_at = null, owner_id = '${about.caller.userId}' where id = '${projectOf(about).id}'`,
	`update report_forms set form_id = '${formOf(about).id}', project_id = '${projectOf(about).id}' where id = '${rowOf(about, "report_forms").id}'`,
	`update report_members set user_id = '${rowOf(about, "report_members").userId}', role = 'contributor', project_id = '${projectOf(about).id}' where id = '${rowOf(about, "report_members").id}'`,
];

function withForm(about: About, values: object = {}, before: string[] = []): Recipe {
	return {
		values: { form_name: formOf(about).slug, project: projectOf(about).slug, ...values },
		before: [ownForm(about), ...inPlace(about), ...before],
	};
}
const named =
	(values: (about: About) => object = () => ({}), before: (about: About) => string[] = () => []) =>
	(about: About) =>
		withForm(about, values(about), before(about));
const each = (way: "page" | "POST", base: string, ends: string[], values?: (about: About) => object): Recipes =>
	Object.fromEntries(ends.map((end) => [`${way} ${base}${end}`, named(values)]));
const reply = (about: About) => ({
	...{ reply: rowOf(about, "form_replies").id, id: rowOf(about, "form_replies").id },
	...{ ids: [rowOf(about, "form_replies").id], assigneeId: "", text: "words", revision: 1, status: "approved" },
});
const member = (about: About) => ({ userId: rowOf(about, "report_members").userId, role: "contributor" });
const asked = (about: About) => ({ userIds: [rowOf(about, "report_members").userId] });
export const generalReportsRecipes: Recipes = {
	"POST /:guid?/general_reports/trash restore": (about) =>
		withForm(about, { id: formOf(about).id }, [
			`update forms set deleted_at = 1 where id = '${formOf(about).id}'`,
			`insert or replace into report_members (tenant_id, id, project_id, user_id, role, created_at, updated_at) select tenant_id, id || ':trash', id, '${about.caller.userId}', 'manager', 1, 1 from report_projects where id = '${projectOf(about).id}'`,
		]),
	"POST /:guid?/general_reports/new make": () => ({ values: { name: "words", startsOn: "", endsOn: "" } }),
	...each("page", PROJECT, ["", "/replies", "/members", "/settings", "/add"]),
	...each("POST", PROJECT, ["/settings change"], () => ({ name: "words", startsOn: "", endsOn: "" })),
	...each("POST", PROJECT, ["/settings archive", "/settings restore"]),
	...each("POST", PROJECT, ["/add add"], () => ({ from: "blank", title: "words", dueOn: "" })),
	...each("POST", PROJECT, ["/replies remind"], () => ({ userIds: undefined })),
	[`POST ${PROJECT}/members add`]: named((about) => ({ ...asked(about), role: "contributor" })),
	[`POST ${PROJECT}/members role`]: named(member),
	[`POST ${PROJECT}/members remove`]: named(member),
	...each("page", FORM, ["", "/questions", "/replies", "/export", "/replies/:reply"], reply),
	[`POST ${FORM} ask`]: named(asked),
	...each("POST", FORM, [" remind"], () => ({ userIds: undefined })),
	...each("POST", FORM, [" invite"], () => ({ emails: "somebody.new@people.test" })),
	[`POST ${FORM} revoke`]: named(
		(about) => ({ id: rowOf(about, "form_invitations").id }),
		(about) => [
			`update form_invitations set of_id = null, answered_at = null, revoked_at = null, form_id = '${formOf(about).id}' where id = '${rowOf(about, "form_invitations").id}'`,
		],
	),
	...each("POST", FORM, [" set"], () => ({ dueOn: "", access: "link" })),
	...each("POST", FORM, [" stand"], () => ({ status: "closed" })),
	...each("POST", FORM, [" keep", " remove"]),
	[`POST ${FORM}/questions pick`]: named(
		(about) => ({ revision: 1, questions: [`${rowOf(about, "forms", 1).id}:q`] }),
		(about) => [
			`update forms set module_key = 'general_reports', deleted_at = null where id = '${rowOf(about, "forms", 1).id}'`,
		],
	),
	...each(
		"POST",
		`${FORM}/replies`,
		[
			" bulkStatus",
			" bulkAssign",
			" bulkRemove",
			" countMatching",
			"/:reply status",
			"/:reply assign",
			"/:reply comment",
			"/:reply remove",
		],
		reply,
	),
	[`POST ${FORM}/replies undoRemove`]: named(removal, removed),
	...each("page", BUILD, ["", "/publish", "/list", "/export", "/uses", "/preview", "/try"]),
	[`POST ${BUILD} keep`]: named(() => ({ part: "", title: "words" })),
	"page /:guid?/general_reports/form/:form_guid/:token?": (about) => answered(about),
	"POST /:guid?/general_reports/form/:form_guid/:token? step": (about) =>
		answered(about, {
			...{ step: "review", go: "send", kept: '{"q":"words"}' },
			...{ sendKey: "a-key-of-its-own", startedAt: 1 },
		}),
	[`POST ${BUILD} import`]: named(() => ({
		...{ revision: 1, file: JSON.stringify({ title: "words", pages: [{ elements: [{ type: "text", name: "q" }] }] }) },
	})),
	[`POST ${BUILD}/publish publish`]: named(() => ({ revision: 1 })),
	[`POST ${BUILD}/try step`]: named(() => ({
		...{ step: "review", go: "send", kept: '{"q":"words"}', sendKey: "a-key-of-its-own", startedAt: 1 },
	})),
	...Object.fromEntries(
		Object.entries({
			add: { type: "shortText", label: "words" },
			change: { question: "q", label: "words" },
			up: { question: "q" },
			down: { question: "q" },
			remove: { question: "q" },
			rename: { title: "words" },
			publish: {},
		}).map(([intent, more]) => [`POST ${BUILD}/list ${intent}`, named(() => ({ revision: 1, ...more }))]),
	),
	"page /:guid?/general_reports/reply_pdf/:id": named(reply),
	"GET /api/gr/projects": () => ({ values: { id: undefined } }),
	"POST /api/gr/projects": () => ({
		values: { id: undefined, name: "words", starts: null, ends: null, archived: undefined },
	}),
	"DELETE /api/gr/projects": (about) =>
		withForm(about, { id: projectOf(about).id }, [`update forms set replies = 0 where id = '${formOf(about).id}'`]),
	"GET /api/gr/forms": named((about) => ({ id: formOf(about).id })),
	"POST /api/gr/forms": named((about) => ({
		...{ id: undefined, project_id: projectOf(about).id, name: "words", text: "What?", template_id: undefined },
		...{ copy_of: undefined, due: null, publish: undefined, user_ids: undefined, definition: undefined },
	})),
	"DELETE /api/gr/forms": named((about) => ({ id: formOf(about).id })),
	"GET /api/gr/library": named(
		(about) => ({ id: rowOf(about, "form_library").id }),
		(about) => [
			`update form_library set module_key = 'general_reports', deleted_at = null where id = '${rowOf(about, "form_library").id}'`,
		],
	),
	"GET /api/gr/questions": named((about) => ({ form_id: formOf(about).id })),
	"GET /api/gr/questions getquestion": named((about) => ({ form_id: formOf(about).id, id: "q" })),
	"POST /api/gr/questions": named((about) => ({
		...{ form_id: formOf(about).id, id: undefined, type: "shortText", label: "words", options: undefined },
	})),
};

/** The public page of the form, without a secret. */
function answered(about: About, values: object = {}): Recipe {
	return {
		values: { form_guid: formOf(about).guid, token: undefined, ...values },
		before: [ownForm(about), ...inPlace(about)],
	};
}
