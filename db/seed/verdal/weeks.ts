import { createHash } from "node:crypto";
import { weekOf } from "#app/modules/verdal/weeks/week";
import { addDays, today } from "#app/platform/clock";
import { type placementWeeks, reportingParties } from "#db/schema/verdal";
import { DAY, type World } from "../world";
import type { DemoPlacement } from "./texts";

type Week = typeof placementWeeks.$inferInsert;

/** What was said of some weeks, in words. */
const comments: Record<string, string> = {
	"1:participant": "Kjørte truck alene for første gang.",
	"1:supervisor": "Tar flere oppgaver på eget initiativ.",
	"3:participant": "Mye å huske på, men greie folk.",
};

/** The secret of a link by which a workplace of the demo says how this week goes; the demo exists nowhere but locally. */
const LINK = "demo-week";

/** What a workplace is asked about this week. */
export function askedNow(
	world: World,
	{ id: placementId, tenantId, supervisorEmail }: { id: string; tenantId: string; supervisorEmail: string },
): Week {
	const weekOn = weekOf(today("Europe/Oslo", new Date(world.now)));
	return {
		...{ ...world.row(tenantId, world.now - 60_000), id: `${placementId}:supervisor:${weekOn}`, placementId, weekOn },
		...{ party: "supervisor", meantFor: supervisorEmail },
		tokenHash: createHash("sha256").update(LINK).digest("base64url"),
	};
}

/** How it went week by week, the last one first: a little better as time goes. */
export function weeksOf(
	world: World,
	{ id: placementId, tenantId, participantId }: { id: string; tenantId: string; participantId: string },
	{ weeks = 0 }: DemoPlacement,
): Week[] {
	const monday = weekOf(today("Europe/Oslo", new Date(world.now)));
	return Array.from({ length: weeks }, (_, back) => back + 1).flatMap((back) =>
		reportingParties.map((party, at): Week => {
			const weekOn = addDays(monday, -7 * back);
			const answeredAt = Date.parse(`${weekOn}T12:00:00Z`) + 4 * DAY;
			const point = (question: number) => Math.max(1, Math.min(5, 5 - Math.floor((back + question + at) / 3)));
			return {
				...{ tenantId, id: `${placementId}:${party}:${weekOn}`, placementId, party, weekOn, answeredAt },
				...{ createdAt: answeredAt, updatedAt: answeredAt, meantFor: party === "participant" ? participantId : "" },
				...{ attendance: point(0), tasks: point(1), wellbeing: point(2), support: point(0), progress: point(3) },
				comment: comments[`${back}:${party}`] ?? "",
			};
		}),
	);
}
