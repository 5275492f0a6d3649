import { type About, type Recipes, rowOf } from "./recipe";

export const formsRecipes: Recipes = {
	"page /:guid?/form_builder/form_reply/:form_guid/:token?": (about) => ({ values: { form_guid: formOf(about).guid } }),
	"POST /:guid?/form_builder/form_reply/:form_guid/:token? step": (about) => ({
		values: {
			...{ form_guid: formOf(about).guid, step: "review", go: "send", kept: '{"q":"words"}' },
			...{ sendKey: "a-key-of-its-own", startedAt: 1 },
		},
	}),
	"POST /:guid?/form_builder/forms make": () => ({ values: { title: "words", text: "What?" } }),
	"POST /api/form_builder/forms": () => ({ values: { title: "words", text: "What?" } }),
	"POST /api/form_builder/forms/publish": (about) => ({ values: { id: formOf(about).id, revision: 1 } }),
	"GET /api/form_builder/replies": (about) => ({ values: { guid: formOf(about).guid } }),
	"POST /api/form_builder/replies": (about) => ({ values: { guid: formOf(about).guid, answers: { q: "words" } } }),
};

const formOf = (about: About) => rowOf(about, "forms");
