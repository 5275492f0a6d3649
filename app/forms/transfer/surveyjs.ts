import { newPartId } from "../definition/blank";
import type { Definition, Page, Section } from "../definition/definition";
import type { Question } from "../definition/question";
import type { Texts } from "../definition/texts";
import type { Condition } from "../logic/condition";
import { elementsFor } from "./surveyjs-elements";
import { isBare } from "./surveyjs-parts";
import { type ReadState, readQuestion, takeCondition } from "./surveyjs-questions";
import { type Json, type Left, languageNamed, type Reading, Source, wordOf } from "./surveyjs-source";
import { Values } from "./surveyjs-values";

/** `left`: what could not be taken over. */
export type Imported = { definition: Definition; left: Left[] };

/** Whether something looks like a survey of SurveyJS. */
export const isSurveyJs = (read: unknown): read is Json =>
	typeof read === "object" &&
	read !== null &&
	(Array.isArray((read as Json).pages) || Array.isArray((read as Json).elements));

/** The survey as a definition; every property of it is either in there or among what is left. */
export function readSurveyJs(json: Json): Imported {
	const locale = languageNamed(json.locale) ?? "en";
	const asked: ReadState["asked"] = new Map();
	const idOf = (name: string) => asked.get(name)?.id;
	const reading: Reading = { locale, used: new Set([locale]), left: [], idOf };
	const state: ReadState = { reading, asked, values: new Values(), codes: new Set() };
	const survey = new Source(json, "", reading);
	survey.taken("locale", (value): value is string => languageNamed(value) !== undefined);
	const title = survey.words("title") ?? { [locale]: "Survey" };
	const intro = survey.bareWords("description");
	const sources = Array.isArray(json.pages) ? survey.list("pages") : [{ elements: survey.list("elements") }];
	const pages = sources.map((source) => readPage(source, state));
	const thanks = survey.bareWords("completedHtml");
	survey.finish();
	const definition: Definition = {
		format: 1,
		languages: [locale, ...[...reading.used].filter((language) => language !== locale)],
		title,
		...(intro && { intro }),
		...(thanks && { thanks }),
		pages: pages.length > 0 ? pages : [{ id: newPartId("p"), sections: [{ id: newPartId("s"), questions: [] }] }],
		scores: [],
		lineage: [],
		tests: [],
	};
	return { definition, left: reading.left };
}

function readPage(json: unknown, state: ReadState): Page {
	const source = partOf(json, state);
	const made: Page = { id: newPartId("p"), sections: [] };
	const title = source.words("title");
	const text = source.words("description");
	if (title) made.title = title;
	takeCondition(source, "visibleIf", state, (showIf) => Object.assign(made, { showIf }));
	made.sections = readSections(source, state, { text });
	source.finish();
	return made;
}

type Heading = { title?: Texts; text?: Texts; showIf?: Condition };

/** So that the rules of panels inside panels stay within what a definition holds. */
const MAX_DEPTH = 3;
/** Panels inside panels beyond which their elements are left out. */
const MAX_PANELS = 20;

/** A panel is a section of its own; what stands around it makes others, of which the first has the heading. */
function readSections(source: Source, state: ReadState, heading: Heading, depth = 0): Section[] {
	const sections: Section[] = [fresh(heading)];
	const lists = ["elements", "questions"].flatMap((property) => (source.has(property) ? source.list(property) : []));
	for (const json of lists) {
		if ((json as Json | null)?.type === "panel") {
			sections.push(...readPanel(json, state, heading.showIf, depth + 1), fresh({ showIf: heading.showIf }));
			continue;
		}
		for (const element of elementsFor(json, state.reading)) {
			const question = readQuestion(element, state);
			if (question && isBare(question)) state.reading.left.push({ name: question.code, property: "", key: "empty" });
			else if (question) sections.at(-1)?.questions.push(question);
		}
	}
	const filled = sections.filter(({ questions, title, text }) => questions.length > 0 || title || text);
	return filled.length > 0 ? filled : sections.slice(0, 1);
}

function readPanel(json: unknown, state: ReadState, around: Condition | undefined, depth: number): Section[] {
	const source = partOf(json, state);
	source.take("type");
	if (depth > MAX_PANELS) {
		source.leave("elements", "notHere");
		return [];
	}
	const heading: Heading = { title: source.words("title"), text: source.words("description") };
	if (depth > MAX_DEPTH && source.has("visibleIf")) source.leave("visibleIf", "condition");
	else
		takeCondition(source, "visibleIf", state, (own) => {
			heading.showIf = around ? { all: [around, own] } : own;
		});
	const sections = readSections(source, state, { ...heading, showIf: heading.showIf ?? around }, depth);
	source.finish();
	return sections;
}

function partOf(json: unknown, { reading }: ReadState): Source {
	const source = new Source(json, wordOf((json as Json | null)?.name), reading);
	source.take("name");
	return source;
}

const fresh = ({ title, text, showIf }: Heading): Section & { questions: Question[] } => ({
	id: newPartId("s"),
	...(title && { title }),
	...(text && { text }),
	...(showIf && { showIf }),
	questions: [],
});
