import { afterAll, beforeAll, expect, it } from "vitest";
import { showBank } from "#app/modules/general-reports/bank.server";
import { postForm } from "#app/modules/general-reports/calls.server";
import { showDashboard } from "#app/modules/general-reports/dashboard.server";
import { namedForm, showForm } from "#app/modules/general-reports/form-page.server";
import { showMembers } from "#app/modules/general-reports/members.server";
import { showNewForm } from "#app/modules/general-reports/new-form.server";
import { showProfile } from "#app/modules/general-reports/profile.server";
import { showProgress } from "#app/modules/general-reports/progress.server";
import { showProject } from "#app/modules/general-reports/project-pages.server";
import { makeProject } from "#app/modules/general-reports/projects.server";
import { openForm } from "#app/modules/general-reports/reports/opened-form.server";
import { screens } from "#app/modules/general-reports/reports/report-pages.server";
import type { Visit } from "#app/platform/tenant/context";
import { openStore } from "../../forms/store";
import { workerOver } from "../../support/worker-in-process";

let store: Awaited<ReturnType<typeof openStore>>;
let boss: Visit;
beforeAll(async () => {
	store = await openStore();
	await store.make.entry(store.tenant, await store.make.module("general_reports"));
	boss = await store.visit(30);
});
afterAll(() => store.dispose());

/** A D1 binding that keeps what is asked of it. */
function listening(d1: D1Database) {
	const asked: { sql: string; params: unknown[] }[] = [];
	const prepare = (sql: string) => {
		const statement = d1.prepare(sql);
		const bind = (...params: unknown[]) => {
			asked.push({ sql, params });
			return statement.bind(...params);
		};
		return { bind };
	};
	const db = { prepare, batch: (statements: D1PreparedStatement[]) => d1.batch(statements) } as unknown as D1Database;
	return { db, asked };
}

it("the screens of a project find their rows by indexes, at each level", async () => {
	const given = { name: "Harbour", description: "", startsOn: null, endsOn: null };
	const { id, slug } = await makeProject(boss, given);
	const form = await postForm(boss, { projectId: id, name: "Month", text: "How was it? 1-5", publish: true });
	const { form: made } = await namedForm(boss, form.slug);
	const read = async (level: number) => {
		const { db, asked } = listening(store.db);
		const ctx = await workerOver(db).inTenant(store.tenant.id, { userId: boss.user.id });
		const visit = {
			...ctx,
			user: boss.user,
			access: { role: "", level, entry: null },
			language: "nb",
		} as unknown as Visit;
		asked.length = 0;
		await showDashboard(visit, { q: "", state: undefined });
		await showProfile(visit);
		await showProject(visit, { project: slug });
		await showMembers(visit, { project: slug });
		await showNewForm(visit, { project: slug });
		await showProgress(visit, { project: slug });
		await showForm(visit, { form_name: made.slug });
		await showBank(visit, { form_name: made.slug, q: "" });
		await openForm(visit, { projectName: slug, formName: made.slug });
		await screens.list(visit, { projectName: slug, formName: made.slug });
		return asked;
	};
	for (const level of [20, 30]) {
		const asked = await read(level);
		expect(asked.length).toBeGreaterThan(30);
		for (const { sql, params } of asked) {
			const { results } = await store.db
				.prepare(`explain query plan ${sql}`)
				.bind(...params)
				.all<{ detail: string }>();
			const scans = results.filter(({ detail }) => /^SCAN (?!json_each|\(|subquery|some$|CONSTANT)/i.test(detail));
			expect({ sql, scans }).toEqual({ sql, scans: [] });
		}
	}
});
