import { views } from "./crm-lists";
import { letterRecipes } from "./letters";
import { type About, definition, person, type Recipe, type Recipes, rowOf } from "./recipe";

/** The first form of a tenant and its first intake (`linked.ts`), which only these operations take for the module's own. */
const formOf = (about: About) => rowOf(about, "forms");
const intakeOf = (about: About) => rowOf(about, "vt_intakes");
const ownForm = (about: About) =>
	`update forms set module_key = 'veksttorget', status = 'open', deleted_at = null, is_template = 0, subject_type = 'none' where id = '${formOf(about).id}'`;

const withForm =
	(values: (about: About) => object = () => ({})) =>
	(about: About): Recipe => ({
		values: { form_name: formOf(about).slug, ...values(about) },
		before: [ownForm(about)],
	});
const BUILD = "/:guid?/veksttorget/build/:form_name";
const intake = (about: About) => ({ intake: intakeOf(about).id, id: intakeOf(about).id });
const reply = { step: "review", go: "send", kept: '{"q":"words"}', sendKey: "a-key-of-its-own", startedAt: 1 };
const posts: Record<string, object> = {
	add: { type: "shortText", label: "words" },
	change: { question: "q", label: "words" },
	up: { question: "q" },
	down: { question: "q" },
	remove: { question: "q" },
	rename: { title: "words" },
	publish: {},
};

export const veksttorgetRecipes: Recipes = {
	...Object.fromEntries(
		["", "/publish", "/list", "/export", "/uses", "/preview", "/try"].map((end) => [`page ${BUILD}${end}`, withForm()]),
	),
	...Object.fromEntries(
		Object.entries(posts).map(([intent, more]) => [
			`POST ${BUILD}/list ${intent}`,
			withForm(() => ({ revision: 1, ...more })),
		]),
	),
	[`POST ${BUILD} import`]: withForm(() => ({
		...{ revision: 1, file: JSON.stringify({ title: "words", pages: [{ elements: [{ type: "text", name: "q" }] }] }) },
	})),
	[`POST ${BUILD} keep`]: withForm(() => ({ part: "", title: "words" })),
	[`POST ${BUILD}/publish publish`]: withForm(() => ({ revision: 1 })),
	[`POST ${BUILD}/try step`]: withForm(() => reply),
	"page /:guid?/veksttorget/form": withForm(),
	"page /:guid?/veksttorget/form/:form_guid": withForm((about) => ({ form_guid: formOf(about).guid })),
	"POST /:guid?/veksttorget/form/:form_guid step": withForm((about) => ({ form_guid: formOf(about).guid, ...reply })),
	"page /:guid?/veksttorget/reply_pdf/:id": withForm(intake),
	"page /:guid?/veksttorget/intakes/:intake": withForm(intake),
	"POST /:guid?/veksttorget/intakes/:intake save": withForm((about) => ({
		...intake(about),
		status: "new",
		ownerId: "",
	})),
	"POST /:guid?/veksttorget/intakes/:intake remove": withForm(intake),
	"POST /:guid?/veksttorget/intakes bulkOwner": (about) => ({
		values: { ids: [intakeOf(about).id], ownerId: about.caller.userId },
	}),
	"POST /:guid?/veksttorget/intakes undoFields": (about) => ({
		values: {
			before: JSON.stringify({
				...{ field: "ownerId", set: null },
				was: [{ values: { ownerId: null }, ids: [intakeOf(about).id] }],
			}),
		},
	}),
	...views("POST /:guid?/veksttorget/intakes", "veksttorget.intakes"),
	"page /:guid?/veksttorget/settings": withForm(),
	...letterRecipes("/:guid?/veksttorget", "vt_letters", "received", "sender"),
	"POST /:guid?/veksttorget/settings saveForm": withForm(() => ({ isOpen: "on", contact: "words", keptDays: "" })),
	"POST /:guid?/veksttorget/settings saveSites": withForm(() => ({ sites: "www.example.org" })),
	"POST /:guid?/veksttorget/settings saveFollow": () => ({
		values: { answerDays: 3, answerGoal: 80, isPublic: "on", asksOutcome: "on" },
	}),
	"page /:guid?/veksttorget/board/:month": () => ({ values: { month: "2026-01" } }),
	"page /:guid?/veksttorget/board/:month/pdf": () => ({ values: { month: "2026-01" } }),
	"POST /:guid?/veksttorget/board/:month save": () => ({ values: { month: "2025-01", text: "words", updatedAt: 0 } }),
	"POST /:guid?/veksttorget/board/:month reset": () => ({ values: { month: "2026-01" } }),
	"POST /:guid?/veksttorget/intakes/:intake makeCustomer": withForm(intake),
	"POST /:guid?/veksttorget/intakes/:intake inviteClient": withForm(intake),
	"POST /:guid?/veksttorget/intakes/:intake inviteToEvent": (about) => ({
		values: { form_name: formOf(about).slug, ...intake(about), event: rowOf(about, "events").guid },
		before: [
			ownForm(about),
			`update events set visibility = 'public', status = 'published', is_template = 0, deleted_at = null, starts_at = 4000000000000 where id = '${rowOf(about, "events").id}'`,
			`update vt_intakes set email = 'somebody@people.test', deleted_at = null where id = '${intakeOf(about).id}'`,
		],
	}),
	"page /:guid?/veksttorget/figures": (about) => ({
		values: {},
		before: [`update vt_settings set is_public = 1 where tenant_id = '${about.caller.own.tenant.id}'`],
	}),
	"POST /:guid?/veksttorget/settings addRoute": (about) => ({
		values: { topic: "another", municipality: "", ownerId: person(about, "ADMIN").id },
	}),
	"POST /:guid?/veksttorget/settings removeRoute": (about) => ({ values: { id: rowOf(about, "vt_routes").id } }),
	"GET /api/veksttorget/intakes": withForm((about) => ({ id: intakeOf(about).id })),
	"POST /api/veksttorget/intakes": withForm((about) => ({ id: intakeOf(about).id, status: "new", ownerId: "" })),
	"DELETE /api/veksttorget/intakes": withForm((about) => ({ id: intakeOf(about).id })),
	"POST /api/veksttorget/routes": (about) => ({
		values: { topic: "another", municipality: "", ownerId: person(about, "ADMIN").id },
	}),
	"DELETE /api/veksttorget/routes": (about) => ({ values: { id: rowOf(about, "vt_routes").id } }),
	"GET /api/veksttorget/form": withForm(),
	"POST /api/veksttorget/form": withForm((about) => ({ id: formOf(about).id, revision: 1, definition })),
	"GET /api/veksttorget/library": (about) => ({
		values: { id: rowOf(about, "form_library").id },
		before: [
			`update form_library set module_key = 'veksttorget', deleted_at = null where id = '${rowOf(about, "form_library").id}'`,
		],
	}),
	"GET /api/veksttorget/replies": withForm((about) => ({ guid: formOf(about).guid })),
	"POST /api/veksttorget/replies": withForm((about) => ({ guid: formOf(about).guid, answers: { q: "words" } })),
};
