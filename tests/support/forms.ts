import { expect } from "vitest";
import { factories } from "./factories";
import { startPortal } from "./portal";
import { type Person, signInAs } from "./sign-in";

/** A portal with an organisation that has the form builder, and an advisor there who makes forms. */
export async function startForms(language: string, options: Parameters<typeof startPortal>[0] = {}) {
	const portal = await startPortal(options);
	const make = factories(portal.db);
	const tenant = await make.tenant({ name: "Vik" });
	const entry = await make.entry(tenant, await make.module("form_builder"));
	/** Clients answer without a grant. */
	const join = async (role: "ADMIN" | "ADVISOR" | "CLIENT") => {
		const member = await make.member(tenant, role, { language });
		if (role !== "CLIENT") await make.grant(entry, member, role);
		return signInAs(portal, member.email);
	};
	const advisor: Person = await join("ADVISOR");
	/** A form that is out, all on one page. */
	const publish = async (definition: object, settings: object = {}) => {
		const made = await advisor.call("POST", "/api/form_builder/forms", {
			...{ tenant_id: tenant.id, definition, settings: { presentation: "all", ...settings } },
		});
		expect(made.status, made.text).toBe(201);
		const { id, guid, name } = made.body as { id: string; guid: string; name: string };
		expect((await advisor.call("POST", "/api/form_builder/forms/publish", { id, revision: 1 })).status).toBe(200);
		const base = `/${tenant.guid}/form_builder`;
		return { id, guid, name, page: `${base}/forms/${name}`, path: `${base}/form_reply/${guid}` };
	};
	return { portal, tenant, advisor, join, publish };
}

/** One question in words, `words`. */
export const checkup = {
	...{ format: 1, languages: ["en"], title: { en: "Checkup" }, scores: [], lineage: [], tests: [] },
	pages: [
		{
			id: "p",
			sections: [
				{ id: "s", questions: [{ id: "words", code: "words", type: "shortText", label: { en: "How are you?" } }] },
			],
		},
	],
};
