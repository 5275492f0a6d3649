import { newGuid, newId } from "#app/platform/ids";
import type { ItemTask } from "#db/schema/norwegian-learning";

type Where = { tenantId: string; audioGuid: string; pictureGuids: readonly string[] };
type Item = { skill: string; level: string; title: string; task: ItemTask; passage?: string; isHeard?: boolean };

const question = "Gjør oppgaven.";
const option = (id: string, text: string, isRight = false) => ({ id, text, isRight });

/** One item of each kind, in four parts. */
export const everyKind = (pictureGuids: readonly string[]): Item[] => [
	{
		...{ skill: "reading", level: "A1", title: "Åpningstider", passage: "Butikken er åpen fra ni til fem." },
		task: {
			kind: "single",
			question: "Når åpner butikken?",
			options: [option("a", "Klokka ni", true), option("b", "Klokka fem")],
		},
	},
	{
		...{ skill: "reading", level: "A2", title: "Butikken", passage: "Butikken er åpen fra ni til fem." },
		task: {
			...{ kind: "trueFalse", question },
			statements: [
				{ id: "s1", text: "Butikken stenger klokka fem.", right: "true" },
				{ id: "s2", text: "Butikken selger sko.", right: "notStated" },
			],
		},
	},
	{
		...{ skill: "listening", level: "A1", title: "Diktat", isHeard: true },
		task: { kind: "dictation", question: "Skriv setningen.", accepted: ["Jenta/Jenten går på skolen."] },
	},
	{
		...{ skill: "vocabulary", level: "A1", title: "Frukt" },
		task: {
			...{ kind: "match", question },
			pairs: ["eple", "pære"].map((word, at) => ({
				id: `p${at}`,
				pictureGuid: pictureGuids[at] ?? "",
				alt: `Frukt ${at + 1}`,
				word,
			})),
		},
	},
	{
		...{ skill: "vocabulary", level: "A2", title: "Farger" },
		task: { kind: "clickWord", question: "Trykk på fargen.", text: "Den gule bilen kjører fort.", right: [1] },
	},
	{
		...{ skill: "vocabulary", level: "A2", title: "Klær" },
		task: {
			kind: "multiple",
			question: "Hva er klær?",
			options: [option("a", "genser", true), option("b", "bord"), option("c", "bukse", true)],
		},
	},
	{
		...{ skill: "grammar", level: "A1", title: "Verb" },
		task: {
			kind: "gapList",
			question,
			text: "Hun [[g1]] i Oslo.",
			gaps: [{ id: "g1", options: ["bor", "bo"], right: "bor" }],
		},
	},
	{
		...{ skill: "grammar", level: "A2", title: "Bok" },
		task: { kind: "gapTyped", question, text: "Jeg leser [[g1]].", gaps: [{ id: "g1", accepted: ["boka", "boken"] }] },
	},
	{
		...{ skill: "grammar", level: "A2", title: "Ny jobb" },
		task: {
			...{ kind: "dragWords", question, text: "Samira skal [[g1]] i ny jobb. Hun må [[g2]] opp." },
			gaps: [
				{ id: "g1", right: "begynne" },
				{ id: "g2", right: "stå" },
			],
			extra: ["legge"],
		},
	},
	{
		...{ skill: "grammar", level: "B1", title: "Ordstilling" },
		task: { kind: "order", question, parts: ["I dag", "har", "jeg", "fri"] },
	},
];

/** What is right of each, as the form of an item sends it. */
export const rightAnswers: Record<string, Record<string, string>> = {
	single: { choice: "a" },
	trueFalse: { s1: "true", s2: "notStated" },
	dictation: { text: "jenten gaar paa skolen" },
	match: { p0: "eple", p1: "pære" },
	clickWord: { 1: "on" },
	multiple: { a: "on", c: "on" },
	gapList: { g1: "bor" },
	gapTyped: { g1: "Boka" },
	dragWords: { g1: "begynne", g2: "stå" },
	order: { 0: "I dag", 1: "har", 2: "jeg", 3: "fri" },
};

/** Writes a test with an item of each kind; `given`: columns of the test. */
export async function writeTest(
	db: D1Database,
	{ tenantId, audioGuid, pictureGuids }: Where,
	given: Record<string, unknown> = {},
) {
	const at = Date.now();
	const insert = (table: string, row: Record<string, unknown>) =>
		db
			.prepare(
				`insert into ${table} (${Object.keys(row).join(", ")}) values (${Object.keys(row)
					.map(() => "?")
					.join(", ")})`,
			)
			.bind(
				...Object.values(row).map((value) =>
					typeof value === "object" && value !== null ? JSON.stringify(value) : value,
				),
			);
	const own = () => ({ tenant_id: tenantId, id: newId(at), created_by: "teacher", created_at: at, updated_at: at });
	const items = everyKind(pictureGuids).map(({ title, task, isHeard, passage = "", ...rest }) => ({
		...{ ...own(), title, sort_title: title.toLowerCase(), kind: task.kind, task, passage, status: "live", ...rest },
		...(isHeard && { audio_guid: audioGuid, plays_most: 2, transcript: "Jenta går på skolen." }),
	}));
	const sections = ["reading", "listening", "vocabulary", "grammar"].map((skill) => ({
		skill,
		itemIds: items.filter((item) => item.skill === skill).map(({ id }) => id),
	}));
	const test = {
		...{ ...own(), title: "Nivåtest i norsk", sort_title: "nivåtest i norsk", status: "open", sections, minutes: 20 },
		...{
			purposes: { nb: "For å finne riktig kurs.", en: "To find the right course." },
			courses: { A2: "Norsk A2–B1, kveldskurs" },
		},
		...given,
	};
	await db.batch([...items.map((item) => insert("nl_items", item)), insert("nl_tests", test)]);
	return {
		id: test.id,
		items,
		/** Another link to it; gives its guid. */
		async link(more: Record<string, unknown> = {}): Promise<string> {
			const guid = newGuid();
			await insert("nl_links", { ...own(), guid, test_id: test.id, kind: "open", ...more }).run();
			return guid;
		},
	};
}
