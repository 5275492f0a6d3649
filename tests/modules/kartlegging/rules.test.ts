import { describe, expect, it } from "vitest";
import { companyAssessment } from "#app/forms/templates/company-assessment";
import { datedAnswers } from "#app/modules/kartlegging/companies/dated-answers";
import { openingsOfReply } from "#app/modules/kartlegging/openings/of-reply";
import { compareWithSimilar } from "#app/modules/kartlegging/own/similar";

describe("a comparison", () => {
	const company = (companyId: string, industry: string | null, employees: number | null, value = 4) => ({
		...{ companyId, industry, employees, scores: { ready: value } },
	});
	const own = company("own", "Lagring", 12, 2);
	const of = (count: number, industry: string, employees: number) =>
		Array.from({ length: count }, (_, nth) => company(`${industry}${nth}`, industry, employees));

	it("is with five others of the industry, else of the size, else with all, else with nobody", () => {
		expect(compareWithSimilar(own, [own, ...of(5, "Lagring", 200)])).toEqual({
			...{ by: "industry", count: 5, scores: [{ id: "ready", own: 2, others: 4 }] },
		});
		expect(compareWithSimilar(own, [own, ...of(4, "Lagring", 200), ...of(5, "Bakeri", 20)])?.by).toBe("size");
		expect(compareWithSimilar(own, of(5, "Bakeri", 200))?.by).toBe("all");
		// One's own reply is not one of the five.
		expect(compareWithSimilar(own, [own, ...of(4, "Lagring", 12)])).toBeNull();
	});

	it("does not take those without an industry or a size for similar, nor tells a score that fewer have", () => {
		const nameless = company("own", null, null, 2);
		expect(compareWithSimilar(nameless, of(5, "Bakeri", 20))?.by).toBe("all");
		const few = of(5, "Lagring", 12).map((one, nth) => (nth === 0 ? { ...one, scores: {} as never } : one));
		expect(compareWithSimilar(own, few)).toBeNull();
	});
});

describe("openings", () => {
	const words = { language: "nb" as const, training: "Plass" };

	it("are the jobs, places and skills that a reply names", () => {
		const answers = { roles: "Sjåfør\n\n Kokk ", positions: 5, training: true, places: 2, lacks: ["driving", "other"] };
		expect(openingsOfReply(companyAssessment, answers, words)).toEqual([
			{ kind: "job", title: "Sjåfør", places: 1 },
			{ kind: "job", title: "Kokk", places: 1 },
			{ kind: "training", title: "Plass", places: 2 },
			{ kind: "skill", title: "Førerkort og truck", places: 1 },
		]);
		expect(openingsOfReply(companyAssessment, { roles: "Sjåfør", positions: 5 }, words)).toEqual([
			{ kind: "job", title: "Sjåfør", places: 5 },
		]);
		expect(openingsOfReply(companyAssessment, { recruits: "no", training: false }, words)).toEqual([]);
	});
});

it("an answer is old after twelve months, and not on the day", () => {
	const answer = (day: string) => ({ id: day, label: "", lines: [], day, replyId: "r" });
	const judged = datedAnswers([answer("2025-03-29"), answer("2025-03-30")], "2026-03-30");
	expect(judged.map(({ isOld }) => isOld)).toEqual([true, false]);
});
