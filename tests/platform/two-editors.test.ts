import { expect, test } from "vitest";
import { factories } from "../support/factories";
import { startInWorkerd } from "../support/in-workerd";
import { runs } from "../support/runs";
import type { Outcome, Question } from "../support/two-editors.worker";

const INTERLEAVINGS = runs({ usual: 120, full: 500 });

test("interleavings of two editors lose nothing silently", async () => {
	const workerd = await startInWorkerd("tests/support/two-editors.worker.ts");
	const tenant = await factories(workerd.db).tenant();
	const ids = Array.from({ length: INTERLEAVINGS }, (_, index) => `person${index}`);
	await workerd.db
		.prepare(
			`INSERT INTO people (tenant_id, id, guid, email, first_name, sort_name, role, created_at, updated_at)
			SELECT ?1, value, value, value, '', value, 'CLIENT', ?2, ?2 FROM json_each(?3)`,
		)
		.bind(tenant.id, Date.now() + 60_000, JSON.stringify(ids))
		.run();
	const outcomes = await workerd.ask<Outcome[]>({ tenantId: tenant.id, ids } satisfies Question);
	const { results } = await workerd.db
		.prepare(
			`SELECT id, first_name AS text, (SELECT count(*) FROM audit_events WHERE record_id = people.id) AS audits FROM people`,
		)
		.all<{ id: string; text: string; audits: number }>();
	await workerd.dispose();

	const left = new Map(results.map((row) => [row.id, row]));
	expect(outcomes).toHaveLength(INTERLEAVINGS);
	for (const { id, order, accepted } of outcomes) {
		// Who wrote after having read the other's change keeps both; who had not read it is told.
		const first = order.replace(/^(.)(.)(.)(.)$/, (_, a, b, c, d) => (a === b ? a + d : c));
		expect({ order, accepted }).toEqual({ order, accepted: first });
		expect(left.get(id)).toEqual({ id, text: accepted, audits: accepted.length });
	}
	expect(new Set(outcomes.map(({ order }) => order)).size).toBe(6);
}, 60_000);
