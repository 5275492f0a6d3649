import { afterAll, beforeAll, expect, test } from "vitest";
import { hashToken } from "#app/platform/token.server";
import { makingSuperadmin } from "../../scripts/superadmin";
import { openDatabase } from "../support/database";

let open: Awaited<ReturnType<typeof openDatabase>>;
beforeAll(async () => {
	open = await openDatabase();
});
afterAll(() => open.dispose());

const run = async (email: string) => {
	const { sql, token } = await makingSuperadmin(email, new Date());
	await open.db.batch(sql.map((statement) => open.db.prepare(statement)));
	return hashToken(token);
};

test("makes a super-admin without a password, with one link; another run ends the link before", async () => {
	const first = await run(" Boss@Example.test ");
	const user = await open.db.prepare("SELECT * FROM users").first();
	expect(user).toMatchObject({ email: "boss@example.test", is_superadmin: 1, password_hash: null });
	const second = await run("boss@example.test");
	const { results } = await open.db
		.prepare("SELECT token_hash, used_at FROM password_resets ORDER BY created_at")
		.all();
	expect(results).toHaveLength(2);
	expect(results.find((link) => link.token_hash === first)?.used_at).not.toBeNull();
	expect(results.find((link) => link.token_hash === second)?.used_at).toBeNull();
	expect(await open.db.prepare("SELECT count(*) AS n FROM users").first()).toEqual({ n: 1 });
});

test.each(["", "boss", "boss@host", `x@${"y".repeat(260)}.test`])("refuses %j", async (email) => {
	await expect(makingSuperadmin(email, new Date())).rejects.toThrow(RangeError);
});

test("an apostrophe in an address is text, not SQL", async () => {
	await run("o'brien@example.test");
	expect(
		await open.db.prepare("SELECT is_superadmin FROM users WHERE email = ?").bind("o'brien@example.test").first(),
	).toEqual({
		is_superadmin: 1,
	});
});
