import * as schema from "#db/schema/index";
import { insertingRows } from "../fill";
import type { Values } from "../requests";
import { deleting, literal } from "../statements";
import { views } from "./crm-lists";
import { type About, DAY, person, type Recipe, type Recipes, rowOf, TOKEN, temporaryAccess } from "./recipe";

/** What a removal of a reply took away, and that it did. */
export const removal = (about: About) => ({
	before: JSON.stringify({ ids: [rowOf(about, "form_replies").id], at: 1 }),
});
export const removed = (about: About) => [
	`update form_replies set deleted_at = 1 where id = ${literal(rowOf(about, "form_replies").id)}`,
];

export const formsRecipes: Recipes = {
	"page /:guid?/form_builder/form_reply/:form_guid": (about) => ({ values: { form_guid: formOf(about).guid } }),
	"POST /:guid?/form_builder/form_reply/:form_guid step": (about) => ({
		values: {
			...{ form_guid: formOf(about).guid, step: "review", go: "send", kept: '{"q":"words"}' },
			...{ sendKey: "a-key-of-its-own", startedAt: 1 },
		},
	}),
	"page /:guid?/form_builder/form_reply/:form_guid/:token": invited,
	"POST /:guid?/form_builder/form_reply/:form_guid/:token step": invited,
	"page /f/:organisation/:form_name": (about) => ({
		values: { organisation: about.caller.own.tenant.slug, form_name: formOf(about).slug },
	}),
	"page /:guid?/form_builder/reply_pdf/:id": (about) => ({ values: { id: rowOf(about, "form_replies").id } }),
	"POST /:guid?/form_builder/new make": () => ({ values: { from: "list", title: "words", text: "What?" } }),
	...ofForm("page", [
		"",
		"/share",
		"/qr",
		"/settings",
		"/export",
		"/dictionary",
		"/dictionary.csv",
		"/replies/:reply",
		"/replies/:reply/edit",
	]),
	...ofForm("page", ["", "/csv", "/pdf", "/pages"], "", "formreports"),
	...ofForm("page", ["/pages/:page"], "", "formreports", ofPage),
	...ofForm("POST", ["/pages make"], "", "formreports", () => ({ title: "words" })),
	...reportPage({ set: { title: "words" }, add: { type: "heading", text: "words" }, publish: {}, remove: {} }),
	...reportPage({ change: { block: "b1", text: "words" }, up: { block: "b2" }, down: { block: "b1" } }),
	...reportPage({ drop: { block: "b1" }, share: { expiresOn: dayAhead() } }),
	...ofForm(
		"POST",
		[" revoke"],
		"/pages/:page",
		"formreports",
		(about) => ({ ...ofPage(about), link: rowOf(about, "form_report_links").id }),
		(about) => [
			`update form_report_links set revoked_at = null where id = ${literal(rowOf(about, "form_report_links").id)}`,
		],
	),
	"page /:guid?/form_builder/report/:token": linkedReport,
	...ofForm("POST", [" bulkStatus", " bulkAssign", " bulkRemove", " countMatching"]),
	...ofForm("POST", [" undoRemove"], "", "forms", removal, removed),
	...ofForm("POST", [" send"], "/share", "forms", () => ({ emails: "somebody.new@people.test" })),
	...ofForm("POST", [" remind"], "/share"),
	...ofForm("POST", [" links"], "/share", "forms", () => ({ number: 1 })),
	...ofForm(
		"POST",
		[" revoke"],
		"/share",
		"forms",
		(about) => ({ id: rowOf(about, "form_invitations").id }),
		(about) => [
			`update form_invitations set answered_at = null, revoked_at = null, form_id = ${literal(formOf(about).id)} where id = ${literal(rowOf(about, "form_invitations").id)}`,
		],
	),
	...ofForm("POST", [" give"], "/share", "forms", (about) => ({ memberIds: [person(about, "CLIENT").id] })),
	...ofForm("POST", [" schedule"], "/share", "forms", (about) => ({
		...{ memberIds: [person(about, "CLIENT").id], repeat: "once", startsOn: "2099-01-05" },
	})),
	...ofForm("POST", [" assignment"], "/share", "forms", (about) => ({
		...{ id: rowOf(about, "form_assignments").id, status: "paused" },
	})),
	...ofForm("POST", [" save"], "/settings", "forms", (about) => ({
		...{
			slug: formOf(about).slug,
			ownerId: formOf(about).ownerId,
			subjectType: "none",
			presentation: "pages",
			isAnonymous: "on",
		},
	})),
	...ofForm("POST", [" stand"], "/settings", "forms", () => ({ status: "closed" })),
	...ofForm("POST", [" remove"], "/settings"),
	...ofForm("POST", [" status", " assign", " comment", " remove"], "/replies/:reply"),
	...ofForm("POST", [" save"], "/replies/:reply/edit"),
	...Object.fromEntries(
		["forms undoArchive", "forms undoTrash"].map((end) => [
			`POST /:guid?/form_builder/${end}`,
			(about: About) => ({ values: { before: formOf(about).id } }),
		]),
	),
	"POST /:guid?/form_builder/trash restore": (about) => ({
		values: { id: formOf(about).id },
		before: [`update forms set module_key = 'form_builder', deleted_at = 1 where id = '${formOf(about).id}'`],
	}),
	...Object.fromEntries(
		["bulkArchive", "bulkClose", "bulkMove", "bulkTrash"].map((intent) => [
			`POST /:guid?/form_builder/forms ${intent}`,
			(about: About) => ({ values: { ids: [formOf(about).id], folder: "words" } }),
		]),
	),
	...views("POST /:guid?/form_builder/forms", "form_builder.forms"),
	...views("POST /:guid?/form_builder/library", "form_builder.library"),
	"POST /:guid?/form_builder/library bulkRemove": (about) => ({ values: { ids: [rowOf(about, "form_library").id] } }),
	"POST /:guid?/form_builder/library undoRemove": (about) => ({ values: { before: rowOf(about, "form_library").id } }),
	"POST /:guid?/form_builder/library rename": (about) => ({
		values: { id: rowOf(about, "form_library").id, title: "words" },
	}),
	"POST /:guid?/form_builder/library/take takeOver": (about) => ({
		values: { from: "norwegian_learning", questions: [String(rowOf(about, "nl_items").id)] },
		before: [
			`update nl_items set deleted_at = null, kind = 'single' where id = ${literal(String(rowOf(about, "nl_items").id))}`,
		],
	}),
	"POST /:guid?/form_builder/library lock": (about) => ({ values: { id: rowOf(about, "form_library").id } }),
	...temporaryAccess("/api/form_builder/tempaccess", "form", (about) => rowOf(about, "forms")),
	"GET /api/form_builder/library": (about) => ({ values: { id: rowOf(about, "form_library").id } }),
	"POST /:guid?/form_builder/build/:form_name keep": (about) => ({
		values: { form_name: formOf(about).slug, part: "", title: "words" },
	}),
	"POST /:guid?/form_builder/forms duplicate": (about) => ({ values: { id: formOf(about).id } }),
	...ofName("page", [
		"build/:form_name",
		"build/:form_name/publish",
		"build/:form_name/list",
		"build/:form_name/export",
		"build/:form_name/uses",
		"build/:form_name/following",
	]),
	...ofName("page", ["build/:form_name/preview", "build/:form_name/try", "builder/:form_name"]),
	"POST /:guid?/form_builder/build/:form_name import": (about) => ({
		values: {
			...{ form_name: formOf(about).slug, revision: 1 },
			file: JSON.stringify({ title: "words", pages: [{ elements: [{ type: "text", name: "q" }] }] }),
		},
	}),
	"POST /:guid?/form_builder/build/:form_name/publish publish": (about) => ({
		values: { form_name: formOf(about).slug, revision: 1 },
	}),
	"POST /:guid?/form_builder/build/:form_name/try step": (about) => ({
		values: {
			...{ form_name: formOf(about).slug, step: "review", go: "send", kept: '{"q":"words"}' },
			...{ sendKey: "a-key-of-its-own", startedAt: 1 },
		},
	}),
	"POST /:guid?/form_builder/build/:form_name/following save": (about) => ({
		values: {
			...{ form_name: formOf(about).slug, of: "answer:q", action: "message", test: "answered", text: "words" },
			toAdvisor: "on",
		},
	}),
	...Object.fromEntries(
		["turnOn", "turnOff", "remove"].map((intent) => [
			`POST /:guid?/form_builder/build/:form_name/following ${intent}`,
			(about: About) => ({
				values: { form_name: formOf(about).slug, rule: rowOf(about, "form_followings").id },
				before: [
					`update form_followings set form_id = ${literal(formOf(about).id)} where id = ${literal(rowOf(about, "form_followings").id)}`,
				],
			}),
		]),
	),
	...plain("build/:form_name/list"),
	...plain("builder/:form_name"),
	"POST /api/form_builder/forms": () => ({ values: { title: "words", text: "What?" } }),
	"DELETE /api/form_builder/forms": (about) => ({ values: { id: formOf(about).id } }),
	"POST /api/form_builder/forms/publish": (about) => ({ values: { id: formOf(about).id, revision: 1 } }),
	"GET /api/form_builder/forms/replies": (about) => ({ values: { id: formOf(about).id } }),
	"GET /api/form_builder/replies": (about) => ({ values: { guid: formOf(about).guid } }),
	"POST /api/form_builder/replies": (about) => ({ values: { guid: formOf(about).guid, answers: { q: "words" } } }),
};

/** Pages and posts of a form: its name and a reply of it. */
function ofForm(
	way: "page" | "POST",
	ends: string[],
	under = "",
	root = "forms",
	more: (about: About) => Values = () => ({}),
	before?: (about: About) => string[],
): Recipes {
	const base = `${way} /:guid?/form_builder/${root}/:form_name${under}`;
	return Object.fromEntries(
		ends.map((end) => [
			`${base}${end}`,
			(about: About) => ({
				values: {
					...{
						form_name: formOf(about).slug,
						reply: rowOf(about, "form_replies").id,
						ids: [rowOf(about, "form_replies").id],
					},
					...{ status: "approved", assigneeId: "", text: "words", revision: 1, "a.q": "words" },
					...more(about),
				},
				before: before?.(about),
			}),
		]),
	);
}
function dayAhead(): string {
	return new Date(Date.now() + 30 * DAY).toISOString().slice(0, 10);
}

/** A report page, as it was read. */
function ofPage(about: About): Values {
	return { page: rowOf(about, "form_report_pages").id, basedOn: 1 };
}

/** What the screen of a report page posts. */
function reportPage(posts: Record<string, Values>): Recipes {
	return Object.fromEntries(
		Object.entries(posts).flatMap(([intent, more]) =>
			Object.entries(
				ofForm(
					"POST",
					[` ${intent}`],
					"/pages/:page",
					"formreports",
					(about) => ({ ...ofPage(about), ...more }),
					(about) => [
						`update form_report_pages set updated_at = 1 where id = ${literal(rowOf(about, "form_report_pages").id)}`,
					],
				),
			),
		),
	);
}

/** A published report by a secret link. */
function linkedReport(about: About): Recipe {
	const { setting } = about;
	const id = setting.probe.module.id;
	const pageId = rowOf(about, "form_report_pages").id;
	const like = rowOf(about, "form_report_links");
	const row = { ...like, id, pageId, tokenHash: setting.tokenHash, expiresAt: Date.now() + DAY, revokedAt: null };
	return {
		values: { token: TOKEN },
		before: [deleting("form_report_links", { id }), insertingRows(schema.formReportLinks, [row])],
		isProof: true,
	};
}

/** Pages of a form that is named in the address. */
function ofName(kind: string, paths: string[]): Recipes {
	return Object.fromEntries(
		paths.map((path) => [
			`${kind} /:guid?/form_builder/${path}`,
			(about: About) => ({ values: { form_name: formOf(about).slug } }),
		]),
	);
}

/** What the plain list of a form posts. */
function plain(path: string): Recipes {
	const based = (about: About) => ({ form_name: formOf(about).slug, revision: 1 });
	const posts: Record<string, object> = {
		add: { type: "shortText", label: "words" },
		change: { question: "q", label: "words" },
		up: { question: "q" },
		down: { question: "q" },
		remove: { question: "q" },
		rename: { title: "words" },
		publish: {},
	};
	return Object.fromEntries(
		Object.entries(posts).map(([intent, more]) => [
			`POST /:guid?/form_builder/${path} ${intent}`,
			(about: About) => ({ values: { ...based(about), ...more } }),
		]),
	);
}

const formOf = (about: About) => rowOf(about, "forms");

/** A form by a secret link that was not used yet, and a whole reply to it. */
function invited(about: About): Recipe {
	const { setting } = about;
	const form = formOf(about);
	const like = rowOf(about, "form_invitations");
	const unused = {
		expiresAt: null,
		revokedAt: null,
		answeredAt: null,
		declinedAt: null,
		ofId: null,
		respondentId: null,
		subjectId: null,
	};
	const row = { ...like, ...unused, id: setting.probe.module.id, formId: form.id, tokenHash: setting.tokenHash };
	const reply = { step: "review", go: "send", kept: '{"q":"words"}', sendKey: "a-key-of-its-own", startedAt: 1 };
	return {
		values: { form_guid: form.guid, token: TOKEN, ...reply },
		before: [deleting("form_invitations", { id: row.id }), insertingRows(schema.formInvitations, [row])],
		isProof: true,
	};
}
