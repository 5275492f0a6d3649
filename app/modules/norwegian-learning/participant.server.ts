import { and, eq, sql } from "drizzle-orm";
import { type EventSource, participantPart } from "#app/platform/tenant/participant.server";
import { languageTests, testAttempts } from "#db/schema/norwegian-learning";
import { manifest } from "./manifest";
import { paths } from "./paths";
import { visibleAttempts } from "./results/results.source.server";

/** As levels are written; the first and the last one stand for what is beyond them too. */
const written: Record<string, string> = { underA1: "< A1", C1: "C1+" };

const testsTaken: EventSource = {
	...{ key: "languageTest", kind: "tests", icon: "languages" },
	reading: (asker, whom, page) => {
		const place = page.place(sql`${testAttempts.doneAt}`, testAttempts.id);
		const isOwn = whom.id === asker.user.id;
		const { query, shape } = asker.rows.listingWith(
			testAttempts,
			{ test: [languageTests, testAttempts.testId, ["title"]] },
			{
				where: and(
					eq(testAttempts.userId, whom.id),
					eq(testAttempts.status, "done"),
					visibleAttempts(asker),
					place.where,
				),
				orderBy: place.orderBy,
				...{ limit: page.limit, fields: ["id", "doneAt", "result"] },
			},
		);
		return {
			query,
			shape: (found) =>
				shape(found).map(({ row: { id, doneAt, result }, test }) => {
					const level = result?.overall ?? "";
					return {
						...{ id, at: doneAt ?? 0, params: { title: test?.title ?? "", level: written[level] ?? level } },
						href: isOwn ? paths(asker.tenant.guid).dashboard : paths(asker.tenant.guid).attempt(id),
					};
				}),
		};
	},
};

export const participant = participantPart(manifest, {
	...{ staff: "results", own: "dashboard" },
	events: [testsTaken],
});
