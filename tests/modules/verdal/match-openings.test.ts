import { expect, it } from "vitest";
import { matchOpenings } from "#app/modules/verdal/placements/match-openings";

const opening = (title: string, more: object = {}) => ({
	...{ kind: "job" as const, title, note: "", endsOn: "2031-01-01" },
	company: { id: title, guid: title, name: title, municipality: null, industry: null },
	...more,
});
const wanted = { companyId: null, jobTitle: "Snekkerlærling", tasks: "Bygger og snekrer", goals: [] };
const titles = (of: object, openings: ReturnType<typeof opening>[]) =>
	matchOpenings({ ...wanted, type: "workTrial", ...of } as never, openings).map(({ title }) => title);

it("puts the workplace's own openings first, then what shares words, then the kind that the placement aims at", () => {
	const openings = [
		opening("Kokk", { endsOn: "2030-01-01" }),
		opening("Plass for opplæring", { kind: "training" }),
		opening("Snekker", { kind: "skill" }),
	];
	expect(titles({}, openings)).toEqual(["Snekker", "Plass for opplæring", "Kokk"]);
	expect(titles({ type: "linkedPosition" }, openings)).toEqual(["Snekker", "Kokk", "Plass for opplæring"]);
	expect(titles({ companyId: "Kokk" }, openings)[0]).toBe("Kokk");
});
