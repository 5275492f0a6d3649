import { expect } from "vitest";
import { factories } from "./factories";
import { startPortal } from "./portal";
import { type Person, signInAs } from "./sign-in";

const DAY = 86_400_000;
/** A day so many days ahead, at an hour of UTC. */
export const at = (days: number, hour: number) => {
	const date = new Date(Date.now() + days * DAY);
	return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), hour);
};
export const iso = (moment: number) => new Date(moment).toISOString();

/** A tenant that lends and books, with somebody of each role, and the administrator of another one. */
export async function startResources() {
	const portal = await startPortal();
	const make = factories(portal.db);
	const module = await make.module("resource_management");
	const place = async () => {
		const made = await make.tenant();
		const entry = await make.entry(made, module);
		const join = async (role: "CLIENT" | "ADVISOR" | "ADMIN") => {
			const { id, email } = await make.member(made, role);
			await make.grant(entry, { id }, role);
			return { ...(await signInAs(portal, email)), email };
		};
		return { made, join };
	};
	const [here, elsewhere] = [await place(), await place()];
	const tenant = here.made;
	const [admin, advisor, client] = [await here.join("ADMIN"), await here.join("ADVISOR"), await here.join("CLIENT")];
	const base = `/${tenant.guid}/task_library/resources`;
	const row = async <Row>(sql: string, ...values: unknown[]) =>
		(await portal.db
			.prepare(sql)
			.bind(...values)
			.first<Row>()) as Row;
	const send = (who: Pick<Person, "fetch">, path: string, fields: Record<string, string> | [string, string][]) =>
		who.fetch(path, { method: "POST", body: new URLSearchParams(fields) });
	const made = async (who: Person, call: string, fields: object): Promise<string> => {
		const answer = await who.call("POST", `/api/resource_management/${call}`, { tenant_id: tenant.id, ...fields });
		expect(answer.status, answer.text).toBeLessThan(300);
		return answer.body.id;
	};
	return {
		...{ portal, tenant, base, row, send, admin, advisor, client },
		foreign: await elsewhere.join("ADMIN"),
		/** Somebody more in the same tenant. */
		join: here.join,
		count: async (sql: string, ...values: unknown[]) => (await row<{ n: number }>(sql, ...values)).n,
		/** A page as somebody without an account sees it. */
		open: (path: string) => portal.fetch(path, { headers: { "accept-language": "en" } }),
		/** A type that is open around the clock, unless `more` says otherwise. */
		async makeType(name: string, more: [string, string][] = []): Promise<string> {
			const hours = Array.from({ length: 7 }, () => [
				["opens", "00:00"],
				["closes", "24:00"],
			]).flat();
			const usual = { intent: "saveType", name, kind: "room", bookLevel: "10", windowDays: "700" };
			const saved = await send(admin, `${base}/settings`, [
				...Object.entries(usual),
				...(more.some(([field]) => field === "opens") ? [] : (hours as [string, string][])),
				...more,
			]);
			expect(saved.status, await saved.clone().text()).toBe(302);
			return (await row<{ id: string }>("select id from resource_types where name = ?", name)).id;
		},
		makeResource: (fields: object) => made(admin, "resources", fields),
		booking: (who: Person, fields: object) => made(who, "bookings", { title: "Meeting", ...fields }),
	};
}
