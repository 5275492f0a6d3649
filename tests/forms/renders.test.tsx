import * as fc from "fast-check";
import { createInstance, type i18n } from "i18next";
import { renderToString } from "react-dom/server";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import { beforeAll, describe, expect, it } from "vitest";
import { FormPage } from "#app/forms/answering/components/form-page";
import type { ShownForm } from "#app/forms/answering/show-form.server";
import { stepsOf } from "#app/forms/answering/steps";
import { checkReply } from "#app/forms/answers/check-reply";
import { checkDefinition } from "#app/forms/definition/check-definition";
import type { Definition } from "#app/forms/definition/definition";
import { DefinitionInput } from "#app/forms/definition/definition.schema";
import { type Question, questionTypes } from "#app/forms/definition/question";
import { columnsOf } from "#app/forms/exports/columns";
import { flowMap } from "#app/forms/logic/flow-map";
import { runLogicTests } from "#app/forms/logic/logic-tests";
import { compareVersions } from "#app/forms/versions/compare-versions";
import english from "../../locales/en/forms.json";
import { ask, form, option, page } from "./make";

let texts: i18n;
beforeAll(async () => {
	texts = createInstance();
	const resources = { en: { forms: english, errors: {} } };
	await texts
		.use(initReactI18next)
		.init({ lng: "en", resources, ns: ["forms"], interpolation: { escapeValue: false } });
});

const whole: Record<string, object> = {
	number: { min: 0, max: 9, decimals: 1, unit: { nb: "kg" } },
	choice: { options: [option("a"), option("b")], hasOther: true },
	dropdown: { options: [option("a"), option("b")], hasOther: true },
	many: { options: [option("a"), option("b")], hasOther: true },
	ranking: { options: [option("a"), option("b")] },
	rating: { max: 5 },
	scale: { min: 0, max: 10, low: { nb: "dårlig" }, high: { nb: "bra" } },
	slider: { min: 0, max: 100 },
	matrix: { rows: [{ id: "r", label: { nb: "Rad" } }], options: [option("a"), option("b")] },
	table: { columns: [ask("shortText", "inner"), ask("choice", "inner2", { options: [option("a")] })], maxRows: 3 },
	group: { questions: [ask("number", "inner3")], maxTimes: 2 },
	file: { accepts: "any", maxFiles: 2 },
	consent: { statement: { nb: "Ja" } },
	goals: { scale: "attainment", maxGoals: 2 },
	computed: { formula: "1 + 1" },
	image: { source: "x" },
	video: { source: "javascript:alert(1)" },
};

const shownOf = (definition: Definition, presentation: ShownForm["presentation"]): ShownForm =>
	({
		tenant: { name: "Vik", logo: null, accent: null },
		...{ title: "", guid: "g", versionId: "v", isHealth: false, closed: null, isMember: false },
		...{ knownBy: null, opensOn: null, unsent: [] },
		...{ contact: "", keptDays: null, minutes: null, presentation, isAnonymous: false, closedText: null },
		...{ language: "en", second: "tr", definition },
		around: { today: "2026-03-10", language: "en", role: null, earlier: null },
		...{ fresh: { answers: {} }, messages: [] },
	}) as unknown as ShownForm;

/** All screens of a form for somebody who has typed this. */
function render(definition: Definition, answers: Record<string, unknown>, presentation: ShownForm["presentation"]) {
	const shown = shownOf(definition, presentation);
	const { path, fieldErrors } = checkReply(definition, answers, { today: "2026-03-10", language: "en" });
	const screens = stepsOf(definition, path, presentation).map(async ({ id }) => {
		const state = { step: id, answers, fieldErrors, sendKey: "k", startedAt: 1, revision: null };
		const pages = createStaticHandler([{ path: "/", element: <FormPage {...{ shown, state }} problem={null} /> }]);
		const context = await pages.query(new Request("http://portal.test/"));
		if (context instanceof Response) throw new Error("A page of a form leads elsewhere.");
		return renderToString(
			<I18nextProvider i18n={texts}>
				<StaticRouterProvider
					router={createStaticRouter(pages.dataRoutes, context)}
					context={context}
					hydrate={false}
				/>
			</I18nextProvider>,
		);
	});
	return Promise.all(screens);
}

const typesAsked = questionTypes.map((type) => ask(type, type, whole[type] as never) as Question);

const about = (question: string) => ({ of: { kind: "answer" as const, question }, test: "answered" as const });
/** Every type, with all that a form can have beside its questions. */
const rich: unknown = form(
	[
		page("p1", typesAsked.slice(0, 8)),
		page("p2", typesAsked.slice(8), {
			...{ title: { nb: "To" }, showIf: { any: [about("choice"), { not: about("number") }] } },
			jumps: [{ if: about("scale"), to: "p3" }],
		}),
		page("p3", [ask("group", "each", { questions: [ask("time", "when")], maxTimes: 3, perOptionOf: "many" })]),
	],
	{
		intro: { nb: "Hei {number}" },
		scores: [
			{
				...{ id: "sum", name: { nb: "Sum" }, items: [{ question: "scale" }, { question: "rating" }], method: "sum" },
				...{ maxMissing: 1, bands: [{ from: 3, label: { nb: "Midt" }, tone: "warning" }], better: "higher" },
				...{ min: 0, max: 15, conversion: [{ raw: 1, value: 2 }] },
			},
		],
		tests: [{ id: "t", name: "Tom", answers: { number: 3 }, expect: { shown: ["number"] } }],
	},
);
const richInput = DefinitionInput.parse(rich);
/** Names that objects have of their own. */
const unusual = ["__proto__", "constructor", "toString", "hasOwnProperty"];
const anything = fc.oneof(
	fc.jsonValue({ maxDepth: 2 }),
	fc.constantFrom<unknown>(
		...unusual,
		...questionTypes,
		"p1",
		"p2",
		"sum",
		"today",
		"{number}",
		"1/0",
		"{constructor}",
	),
	fc.constantFrom<unknown>(0, -1, 0.5, 1e12, -1e12, true, false, {}, [], { nb: "" }, ["nb", "tr"], ["el"]),
	fc.constantFrom<unknown>(...typesAsked, about("__proto__"), { all: [] }, { not: { any: [] } }),
);

/** All places of a JSON value that hold no list or object, and all places. */
function placesIn(value: unknown, path: string[] = []): { path: string[]; value: unknown }[] {
	const inside = typeof value === "object" && value !== null ? Object.entries(value) : [];
	return [{ path, value }, ...inside.flatMap(([key, inner]) => placesIn(inner, [...path, key]))];
}

/** The JSON with something else of the same sort at one of its places, with another name for an id, or with anything. */
function changed(
	value: unknown,
	{ at, put, how }: { at: number; put: unknown; how: "alike" | "name" | "any" },
): unknown {
	const places = placesIn(value).filter((place) => how === "any" || typeof place.value === typeof put);
	const place = places[at % places.length];
	if (!place) return value;
	if (how === "name" && typeof place.value === "string") {
		const [from, to] = [JSON.stringify(place.value), JSON.stringify(put)];
		return JSON.parse(JSON.stringify(value).replaceAll(from, to));
	}
	const copy = { value: structuredClone(value) };
	let inside = copy as unknown as Record<string, unknown>;
	let key = "value";
	for (const next of place.path) {
		inside = inside[key] as Record<string, unknown>;
		key = next;
	}
	inside[key] = structuredClone(put);
	return copy.value;
}

describe("a published form", () => {
	it("renders each type of question, and never a script as an address", async () => {
		const definition = DefinitionInput.parse(form([page("p", typesAsked)]));
		expect(checkDefinition(definition).filter(({ level }) => level === "error")).toEqual([]);
		const html = (await render(definition, {}, "all")).join("");
		for (const type of questionTypes.filter((one) => !["image", "video"].includes(one)))
			expect(html).toContain(`Spørsmål ${type}`);
		expect(html).not.toContain("javascript:");
		expect(html).not.toMatch(/>(answering|fault)\.[a-z]/i);
	});

	it("renders whatever was posted to it, on every screen", async () => {
		const key = fc.constantFrom(...questionTypes, "choice:other", "many:other", "text:comment", "__proto__x");
		const question = fc.subarray(typesAsked, { minLength: 1 });
		const property = fc.asyncProperty(
			question,
			fc.dictionary(key, fc.jsonValue()),
			fc.constantFrom("all" as const, "pages" as const, "questions" as const),
			async (questions, answers, presentation) => {
				// Then it stands there because somebody wrote it.
				fc.pre(!JSON.stringify(answers).includes("NaN"));
				const definition = form([page("p", questions)]);
				for (const html of await render(definition, answers, presentation)) {
					expect(html).toContain("<form");
					expect(html).not.toContain("NaN");
				}
			},
		);
		await fc.assert(property, { numRuns: 60 });
	});

	it("renders whatever JSON it was made of, as long as it may be published", async () => {
		let published = 0;
		const property = fc.asyncProperty(
			fc.array(
				fc.record({
					at: fc.nat(),
					put: anything,
					how: fc.constantFrom("alike" as const, "name" as const, "any" as const),
				}),
				{ minLength: 1, maxLength: 3 },
			),
			fc.dictionary(fc.constantFrom(...questionTypes, ...unusual), fc.jsonValue(), { maxKeys: 8 }),
			fc.constantFrom("all" as const, "pages" as const, "questions" as const),
			async (changes, answers, presentation) => {
				const parsed = DefinitionInput.safeParse(changes.reduce(changed, rich));
				if (!parsed.success || checkDefinition(parsed.data).some(({ level }) => level === "error")) return;
				published++;
				flowMap(parsed.data);
				columnsOf(parsed.data);
				compareVersions(richInput, parsed.data);
				runLogicTests(parsed.data, "2026-03-10");
				for (const html of await render(parsed.data, answers, presentation)) expect(html).toContain("<form");
			},
		);
		await fc.assert(property, { numRuns: Number(process.env.RUNS ?? 300) });
		console.log(published);
		expect(published).toBeGreaterThan(9);
	});
});
