import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Import, ImportRow } from "#app/lists/import/import-kind";
import * as wizard from "#app/lists/import/wizard-actions.server";
import { membersImport } from "#app/modules/users/imports.server";
import type { Visit } from "#app/platform/tenant/context";
import { people } from "#db/schema/directory";
import { importRows, imports } from "#db/schema/lists";
import { invitations } from "#db/schema/portal";
import { openDatabase } from "../../support/database";
import { factories } from "../../support/factories";
import { workerOver } from "../../support/worker-in-process";

let open: Awaited<ReturnType<typeof openDatabase>>;
let worker: ReturnType<typeof workerOver>;
let world: Awaited<ReturnType<typeof makeWorld>>;
beforeAll(async () => {
	open = await openDatabase();
	worker = workerOver(open.db, { MEDIA: open.media } as never);
	world = await makeWorld();
});
afterAll(() => open.dispose());

async function makeWorld() {
	const make = factories(open.db);
	const module = await make.module("users");
	const tenant = await make.tenant();
	const entry = await make.entry(tenant, module);
	const admin = await make.member(tenant, "ADMIN", { firstName: "Ada", lastName: "Admin" });
	const member = await make.member(tenant, "CLIENT", { firstName: "Old", lastName: "Name", email: "old@x.test" });
	await make.grant(entry, admin, "ADMIN");
	return { make, tenant, admin, member };
}

async function visit(): Promise<Visit> {
	const { tenant, admin } = world;
	const ctx = await worker.inTenant(tenant.id, { userId: admin.id });
	return {
		...ctx,
		user: { ...admin, isSuperadmin: false },
		access: { role: "ADMIN", level: 30 },
		language: "en",
	} as never;
}

/** Delivers all messages, each twice. */
async function work() {
	for (let round = 0; round < 500; round++) {
		const bodies = worker.take();
		if (bodies.length === 0) return;
		for (const body of bodies) {
			const outcomes = await worker.deliver([body, body]);
			expect(outcomes.every(({ acked }) => acked)).toBe(true);
		}
	}
}

const importOf = async (id: string) => (await (await visit()).rows.find(imports, id)) as Import;
const rowsOf = async (id: string): Promise<ImportRow[]> =>
	(await visit()).rows.list(importRows, {
		where: eq(importRows.importId, id),
		orderBy: asc(importRows.line),
		limit: 20_000,
	});

async function checked(csv: string, rules: Partial<{ mode: "create" | "both"; empty: "keep" | "clear" }> = {}) {
	const before = new Set((await (await visit()).rows.list(imports)).map(({ id }) => id));
	await wizard.upload(await visit(), membersImport, new File([csv], "people.csv"));
	const id = (await (await visit()).rows.list(imports)).find((one) => !before.has(one.id))?.id ?? "";
	const all = { match: ["email"], mode: "both" as const, empty: "keep" as const, ...rules };
	await wizard.startCheck(await visit(), membersImport, { importId: id, ...all });
	await work();
	return id;
}

test("a file is judged, written once and undone, what somebody changed since kept", async () => {
	const id = await checked(
		"Fornavn;Etternavn;E-post;Telefon;Rolle\nNy;Person;ny@x.test;;Deltaker\nNew;Name;old@x.test;22334455;Veileder\nTo;Ganger;NY@x.test;;\nFeil;Adresse;ikke-epost;;\nA;B;c@x.test;;Konge\n",
	);
	expect((await rowsOf(id)).map(({ verdict }) => verdict)).toEqual(["new", "update", "duplicate", "error", "error"]);
	expect((await rowsOf(id))[1]?.changes).toEqual(["firstName", "phone", "role"]);
	expect(await (await visit()).portal.list(invitations)).toEqual([]);

	await wizard.startRun(await visit(), membersImport, { importId: id });
	await work();
	expect(await importOf(id)).toMatchObject({
		state: "done",
		counts: { created: 1, updated: 1, duplicate: 1, error: 2 },
	});
	const [invitation, ...others] = await (await visit()).portal.list(invitations);
	expect(others).toEqual([]);
	expect(invitation).toMatchObject({
		email: "ny@x.test",
		status: "sent",
		details: { firstName: "Ny", lastName: "Person" },
	});
	expect(invitation?.tokenHash).not.toContain("waiting");
	expect(await (await visit()).rows.find(people, world.member.id)).toMatchObject({ firstName: "New", role: "ADVISOR" });

	const own = await visit();
	await own.rows.commit([own.rows.changing(people, world.member.id, { phone: "99887766" })]);
	await wizard.startUndo(await visit(), membersImport, { importId: id });
	await work();
	expect(await importOf(id)).toMatchObject({ state: "undone", counts: { undone: 1, kept: 1 } });
	expect((await rowsOf(id))[1]?.problems).toEqual({ phone: "imports:kept.changed" });
	expect(await (await visit()).rows.find(people, world.member.id)).toMatchObject({
		firstName: "Old",
		role: "CLIENT",
		phone: "99887766",
	});
	expect((await (await visit()).portal.list(invitations))[0]?.status).toBe("revoked");
});

test("create only leaves who is there as they are", async () => {
	const id = await checked("Fornavn;E-post\nAnother;old@x.test\n", { mode: "create" });
	expect((await rowsOf(id))[0]).toMatchObject({ verdict: "duplicate", problems: { row: "imports:problem.exists" } });
});
