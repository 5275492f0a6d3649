import { expect } from "vitest";
import { newId } from "#app/platform/ids";
import { factories } from "./factories";
import { startPortal } from "./portal";
import { type Person, signInAs } from "./sign-in";

/**
 * A portal with an organisation that has self reports: an administrator, an advisor with one client, a second advisor and a client of
 * nobody's, and a bank of one category with four questions.
 */
export async function startSelfReport() {
	const portal = await startPortal();
	const make = factories(portal.db);
	const module = await make.module("psych_eval");
	const tenant = await make.tenant({ name: "Vik", language: "en" });
	const entry = await make.entry(tenant, module);
	const join = async (role: "ADMIN" | "ADVISOR" | "CLIENT", firstName: string) => {
		const member = await make.member(tenant, role, { language: "en", firstName });
		await make.grant(entry, member, role);
		return signInAs(portal, member.email);
	};
	const follow = (advisor: Person, client: Person) =>
		portal.db
			.prepare(
				"INSERT INTO advisor_clients (tenant_id, id, advisor_id, client_id, is_primary, created_at, updated_at) VALUES (?, ?, ?, ?, 1, 1, 1)",
			)
			.bind(tenant.id, newId(), advisor.userId, client.userId)
			.run();
	const [admin, advisor, stranger, client, other] = [
		await join("ADMIN", "Ada"),
		await join("ADVISOR", "Grete"),
		await join("ADVISOR", "Lars"),
		await join("CLIENT", "Amina"),
		await join("CLIENT", "Tom"),
	];
	await follow(advisor, client);
	const add = async (path: string, body: object) => {
		const answer = await admin.call("POST", path, { tenant_id: tenant.id, ...body });
		expect(answer.status, answer.text).toBe(201);
		return answer.body.id as string;
	};
	const category = await add("/api/category", { title: "Sleep" });
	const ask = (text: string, kind: string, options?: unknown) =>
		add("/api/question", { category_id: category, text, kind, ...(options !== undefined && { options }) });
	const questions = {
		mood: await ask("How is your mood?", "scale", { min: 0, max: 10 }),
		sleep: await ask("How do you sleep?", "scale"),
		harm: await ask("Thoughts of harming yourself?", "yesno"),
		how: await ask("How do you feel?", "choice", ["Well", "Badly"]),
	};
	/** A form for the advisor's client. */
	const formFor = (person: Person, more: object = {}) =>
		person.call("POST", "/api/logschema", {
			...{ client_id: client.userId, tenant_id: tenant.id, question_ids: Object.values(questions) },
			...more,
		});
	const answer = (person: { call: Person["call"] }, guid: string, answers: object) =>
		person.call("POST", "/api/response", { guid, answers });
	return {
		portal,
		make,
		module,
		tenant,
		join,
		follow,
		admin,
		advisor,
		stranger,
		client,
		other,
		category,
		questions,
		formFor,
		answer,
	};
}
