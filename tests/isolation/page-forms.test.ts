import { afterAll, beforeAll, expect, test } from "vitest";
import { readForm } from "#app/platform/body.server";
import { builtRoutes } from "../support/built-routes";
import { formsInHtml, type HtmlForm } from "../support/forms-in-html";
import { type ManyRequest, type Portal, startPortal } from "../support/portal";
import { cellsOf } from "./cells";
import { sentByScript } from "./form-exceptions";
import { type Operation, operationsOf } from "./inventory";
import { type Caller, openSetting, type Setting } from "./principals";
import { recipeFor } from "./recipes";

let portal: Portal;
let setting: Setting;
let operations: Operation[];
beforeAll(async () => {
	portal = await startPortal();
	setting = await openSetting(portal);
	operations = operationsOf(await builtRoutes()).filter(({ route }) => !route.path.startsWith("/dev/"));
});
afterAll(() => portal.dispose());

/** Who opens pages: each sees forms that the others do not. */
const readers = ["ADMIN", "SUPERADMIN", "ADVISOR", "CLIENT", "anonymous"];

test("whatever a form's action demands, the form of the page has a field for", async () => {
	const seen = new Map<string, Set<string>>();
	for (const caller of setting.callers.filter(({ name }) => readers.includes(name)))
		for (const { path, html } of await pagesFor(caller))
			for (const form of formsInHtml(html)) {
				const found = operationOf(form, path);
				if (!found) continue;
				const { operation, params } = found;
				const input = { ...(await inputOf(form)), ...params };
				// A list of rows is sent as `entries.0.label`, and so on.
				const has = new Set([...form.names, ...Object.keys(params)].map((name) => name.replace(/(\[\]|\..*)$/, "")));
				const lacking = operation.refusedKeys(input).filter((key) => !has.has(key.split(".")[0] ?? ""));
				const before = seen.get(operation.name);
				// One page may send less than another: each has to send enough.
				seen.set(operation.name, new Set([...(before ?? []), ...lacking]));
			}
	const faults = [...seen].flatMap(([name, keys]) => [...keys].map((key) => `${name}: ${key}`));
	expect(
		faults.filter((fault) => !(fault in sentByScript)),
		"demanded, and no field sends it",
	).toEqual([]);
	expect(
		Object.keys(sentByScript).filter((fault) => !faults.includes(fault)),
		"exceptions that are none",
	).toEqual([]);
	const forms = operations.filter(({ kind }) => kind === "form").map(({ name }) => name);
	console.log(`${seen.size} of ${forms.length} actions were seen with a form`);
	// Some forms are there only where something is as it is not here; that pages are drawn at all is seen by these.
	expect(seen.size).toBeGreaterThan(forms.length / 4);
	expect([...seen.keys()]).toEqual(
		expect.arrayContaining(["POST /:guid?/dashboardCRM/contacts/new add", "POST /:guid?/news/edit/:id publish"]),
	);
});

/** Every page as the caller finds it, about something of their own. */
async function pagesFor(caller: Caller): Promise<{ path: string; html: string }[]> {
	const asked = new Map<string, ManyRequest>();
	for (const operation of operations.filter(({ kind }) => kind === "page")) {
		const before = recipeFor(operation, { setting, caller })?.before?.join("\n");
		for (const { target, sent } of cellsOf(operation, caller, setting, { extent: "full", standsForClass: true }))
			if (target === "own" && !/\.data(\?|$)/.test(sent.path))
				asked.set(sent.path, {
					...{ path: sent.path, method: "GET", headers: caller.cookie ? { Cookie: caller.cookie } : {} },
					...(before && { before }),
				});
	}
	const requests = [...asked.values()];
	const { answers } = await portal.askMany(requests);
	return answers.flatMap(({ status, body }, at) =>
		status === 200 && body.startsWith("<!DOCTYPE html>") ? [{ path: requests[at]?.path ?? "", html: body }] : [],
	);
}

/** The operation that a form of a page is sent to, with what stands in the address. */
function operationOf({ action, intent }: HtmlForm, page: string) {
	const { pathname } = new URL(action, `${portal.origin}${page}`);
	for (const operation of operations.filter(({ kind }) => kind === "form")) {
		const match = patternOf(operation.route.path).exec(pathname);
		if (!match) continue;
		const choices = operations.filter(({ kind, route }) => kind === "form" && route === operation.route);
		if (operation.choice === intent || (intent === undefined && choices.length === 1))
			return { operation, params: { ...match.groups } };
	}
	return undefined;
}

const patternOf = (path: string) =>
	new RegExp(
		`^${path.replace(/\/:(\w+)(\?)?/g, (_all, name: string, optional = "") => `(?:/(?<${name}>[^/]+))${optional}`)}/?$`,
	);

const inputOf = async ({ fields }: HtmlForm) => {
	const { intent: _, ...input } = await readForm(
		new Request(portal.origin, { method: "POST", body: new URLSearchParams(fields) }),
	);
	return input;
};
