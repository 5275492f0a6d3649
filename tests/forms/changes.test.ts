import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ofType } from "#app/forms/builder/of-type";
import type { Definition } from "#app/forms/definition/definition";
import { compareVersions } from "#app/forms/versions/compare-versions";
import { ask, form, option, page } from "./make";

const when = { of: { kind: "answer" as const, question: "one" }, test: "is" as const, value: "a" };
const whole = form(
	[
		{
			...{ id: "p1", title: { nb: "Side" }, jumps: [{ if: when, to: "p2" }] },
			sections: [
				{
					...{ id: "s1", title: { nb: "Del" }, text: { nb: "Tekst" }, showIf: when },
					questions: [
						ask("choice", "one", { options: [option("a", 1), { ...option("b", 2), picture: "guid" }], hasOther: true }),
						ask("matrix", "two", { options: [option("c"), option("d")], rows: [option("r1"), option("r2")] }),
						ask("table", "three", {
							columns: [ask("number", "n", { min: 0, max: 3 }), ask("shortText", "t")],
							maxRows: 4,
						}),
					],
				},
				{ id: "s2", questions: [ask("number", "four", { min: 1, max: 9, decimals: 1, unit: { nb: "kr" } })] },
			],
		},
		page("p2", [
			ask("computed", "five", { formula: "{four} * 2", decimals: 1 }),
			ask("scale", "six", { min: 0, max: 10, low: { nb: "lite" }, hasComment: true, isRequired: true }),
			ask("yesNo", "seven", { scores: { yes: 1, no: 0 } }),
			ask("goals", "eight", { scale: "ten", maxGoals: 3 }),
			ask("image", "nine", { source: "guid", alt: { nb: "bilde" } }),
		]),
	],
	{
		intro: { nb: "Hei" },
		scores: [
			{
				...{ id: "sc", name: { nb: "Skår" }, items: [{ question: "one" }, { question: "six", isReversed: true }] },
				...{ method: "sum", maxMissing: 0, better: "higher", min: 0, max: 12, conversion: [{ raw: 1, value: 2 }] },
				bands: [{ from: 3, label: { nb: "mye" }, tone: "warning" }],
			},
		],
	},
);

/** Each place in a value, as the path to it. */
function pathsIn(value: unknown, path: (string | number)[] = []): (string | number)[][] {
	const inside =
		value !== null && typeof value === "object"
			? Object.entries(value).flatMap(([key, one]) => pathsIn(one, [...path, Array.isArray(value) ? Number(key) : key]))
			: [];
	return path.length > 0 ? [path, ...inside] : inside;
}

/** The definition with one place of it changed, taken out, or doubled under another id. */
function changedAt(path: (string | number)[], how: "change" | "remove" | "add"): Definition {
	const copy = structuredClone(whole);
	const last = path.at(-1) as string | number;
	const holder = path.slice(0, -1).reduce<unknown>((value, key) => (value as never)[key], copy) as never[];
	const value: unknown = holder[last as number];
	if (Array.isArray(holder) && how === "remove") holder.splice(Number(last), 1);
	else if (Array.isArray(holder) && how === "add") holder.push({ ...(value as object), id: "new" } as never);
	else if (how === "remove") delete holder[last as number];
	else if (typeof value === "string") holder[last as number] = `${value}x` as never;
	else if (typeof value === "number") holder[last as number] = (value + 1) as never;
	else if (typeof value === "boolean") holder[last as number] = !value as never;
	return copy;
}

describe("the list of changes", () => {
	it("has a line for whatever is changed, taken out or added", () => {
		const paths = pathsIn(whole).filter(([first]) => first !== "format" && first !== "pages");
		const inPages = pathsIn(whole.pages, ["pages"]).filter((path) => path.length > 2);
		fc.assert(
			fc.property(fc.constantFrom(...paths, ...inPages), fc.constantFrom("change", "remove", "add"), (path, how) => {
				let next: Definition;
				try {
					next = changedAt(path, how as never);
					compareVersions(whole, next);
				} catch {
					// What is no definition any more never comes so far.
					return;
				}
				if (JSON.stringify(next) !== JSON.stringify(whole)) expect(compareVersions(whole, next)).not.toEqual([]);
			}),
			{ numRuns: 2000 },
		);
	});

	const lines = (write: (next: Definition) => void) => {
		const next = structuredClone(whole);
		write(next);
		return compareVersions(whole, next).map(({ kind, id, option: of, replies }) =>
			[kind, id, of, replies].filter(Boolean).join(" "),
		);
	};
	const question = (next: Definition, id: string) =>
		next.pages
			.flatMap(({ sections }) => sections)
			.flatMap(({ questions }) => questions)
			.find((one) => one.id === id) as never;

	it("names what each line is about", () => {
		const told = (id: string, more: object) => lines((next) => Object.assign(question(next, id), more));
		expect(told("two", { rows: [{ id: "r1", label: { nb: "Ny" } }, option("r2")] })).toEqual([
			"rowRenamed two r1 same",
		]);
		expect(told("two", { rows: [option("r2"), option("r1")] })).toEqual(["settingsChanged two same"]);
		expect(told("four", { max: 12 })).toEqual(["limitsChanged four same"]);
		expect(told("five", { formula: "{four} * 3" })).toEqual(["formulaChanged five apart"]);
		expect(told("three", { columns: [ask("shortText", "n"), ask("shortText", "t")] })).toEqual([
			"columnChanged three n apart",
		]);
		const jobs = ask("choice", "n", { options: [option("x"), option("y")] });
		const withJobs = (column: object) => {
			const last = structuredClone(whole);
			Object.assign(question(last, "three"), { columns: [jobs, ask("shortText", "t")] });
			const next = structuredClone(last);
			Object.assign(question(next, "three"), { columns: [column, ask("shortText", "t")] });
			return compareVersions(last, next).map(({ kind, option: of, inner, from, replies }) =>
				[kind, of, inner, inner && from, replies].filter(Boolean).join(" "),
			);
		};
		expect(withJobs({ ...jobs, options: [option("x")] })).toEqual(["columnOptionRetired n y Valg y kept"]);
		expect(withJobs({ ...jobs, options: [option("x"), { ...option("y"), isRetired: true }] })).toEqual([
			"columnOptionRetired n y Valg y kept",
		]);
		expect(withJobs({ ...jobs, options: [option("y"), option("z")] })).toEqual([
			"columnChanged n same",
			"columnOptionRetired n x Valg x kept",
		]);
		expect(withJobs(ofType(jobs, ask("dropdown", "new", { options: [option("o")] })))).toEqual([
			"columnChanged n same",
		]);
		expect(withJobs(ofType(jobs, ask("number", "new")))).toEqual([
			"columnChanged n apart",
			"columnOptionRetired n x Valg x kept",
			"columnOptionRetired n y Valg y kept",
		]);
		expect(ofType(jobs, ask("number", "new"))).toEqual(ask("number", "n"));
		expect(told("six", { hasComment: false })).toEqual(["commentChanged six same"]);
		expect(told("one", { hasOther: false })).toEqual(["settingsChanged one same"]);
		expect(
			told("one", {
				options: [
					{ ...option("a", 1), label: { nb: "Valg a", en: "A" } },
					{ ...option("b", 2), picture: "guid" },
				],
			}),
		).toEqual(["textsChanged one same"]);
		expect(
			lines(({ pages }) => Object.assign(pages[0]?.sections[0] ?? {}, { text: { nb: "Ny" }, showIf: undefined })),
		).toEqual(["sectionTexts s1 same", "sectionLogic s1 same"]);
		expect(lines(({ scores }) => Object.assign(scores[0]?.bands[0] ?? {}, { from: 4 }))).toEqual([
			"bandsChanged sc same",
		]);
		expect(lines(({ scores }) => scores.pop())).toEqual(["scoreRetired sc kept"]);
		expect(lines((next) => Object.assign(next, { languages: ["nb", "en"] }))).toEqual(["languagesChanged same"]);
	});
});
