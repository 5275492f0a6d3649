import { said } from "#app/directory/fields/field";
import { isDay } from "#app/platform/clock";
import { blankQuestion } from "../definition/blank";
import { codeFrom } from "../definition/code-from";
import {
	type Option,
	optionsOf,
	type Question,
	type QuestionType,
	type SimpleQuestion,
	simpleTypes,
} from "../definition/question";
import type { Texts } from "../definition/texts";
import type { Condition } from "../logic/condition";
import { conditionFrom, type Known } from "./surveyjs-conditions";
import { formulaFrom } from "./surveyjs-formula";
import { optionsIn } from "./surveyjs-parts";
import { type Reading, Source, wordOf } from "./surveyjs-source";
import { given, isForEmail, takeValidators } from "./surveyjs-validators";
import { Values } from "./surveyjs-values";

const types: Record<string, QuestionType> = {
	text: "shortText",
	comment: "longText",
	radiogroup: "choice",
	buttongroup: "choice",
	dropdown: "dropdown",
	checkbox: "many",
	tagbox: "many",
	boolean: "yesNo",
	rating: "scale",
	slider: "slider",
	ranking: "ranking",
	matrix: "matrix",
	matrixdynamic: "table",
	paneldynamic: "group",
	file: "file",
	signaturepad: "signature",
	html: "text",
	expression: "computed",
};
const inputTypes: Record<string, QuestionType> = {
	text: "shortText",
	number: "number",
	range: "slider",
	date: "date",
	time: "time",
	email: "email",
	tel: "phone",
	url: "shortText",
	month: "shortText",
};

/** What is known of the survey where a question of it is read. */
export type ReadState = {
	reading: Reading;
	asked: Map<string, Question>;
	values: Values;
	codes: Set<string>;
	isInside?: boolean;
};

const isWhole = (least: number, most: number) => (value: number) =>
	Number.isInteger(value) && value >= least && value <= most;
const isText = (value: unknown): value is string => typeof value === "string";

/** A question of ours; undefined, and told, where we have no such type. */
export function readQuestion(json: unknown, place: ReadState): Question | undefined {
	const called = (json as { name?: unknown; type?: unknown } | null) ?? {};
	const name = wordOf(called.name) || wordOf(called.type);
	const element = new Source(json, name, place.reading);
	element.take("name");
	const type = typeOf(element);
	if (!type) {
		element.leave("type", "type");
		return undefined;
	}
	if (place.isInside && (type === "table" || type === "group")) {
		element.leave("type", "inner");
		return undefined;
	}
	if (wordOf(called.name) && place.asked.has(name)) element.leave("name", "shared");
	const code = codeFrom(name || "q", place.codes, place.reading.locale);
	place.codes.add(code);
	const made = blankQuestion(type, code);
	const words = type === "text" ? element.bareWords("html") : element.words("title");
	made.label = words ?? { [place.reading.locale]: name };
	const help = element.words("description");
	if (help) made.help = help;
	if (element.isOn("isRequired")) made.isRequired = true;
	const hasComment = [element.isOn("hasComment"), element.isOn("showCommentArea")].includes(true);
	if (hasComment) made.hasComment = true;
	for (const [property, rule] of Object.entries(ruleOf)) {
		if (!place.isInside) takeCondition(element, property, place, (read) => Object.assign(made, { [rule]: read }));
		else if (element.has(property)) element.leave(property, "innerRule");
	}
	const read = takeParts(made, element, place);
	takeValidators(read, element);
	takeInitial(read, element, place.values);
	element.finish();
	// A field with another value than the author's would be worse than none.
	if (read.type === "computed" && read.formula === "") return undefined;
	if (wordOf(called.name)) place.asked.set(name, read);
	return read;
}

/** A property that is a rule → what it is here. */
const ruleOf = { visibleIf: "showIf", requiredIf: "requireIf" };

/** What a rule says, where it can be read. */
export function takeCondition(
	source: Source,
	property: string,
	known: Known,
	put: (condition: Condition) => void,
): void {
	const written = source.taken(property, isText);
	if (written === undefined) return;
	const condition = conditionFrom(written, known);
	if (condition) put(condition);
	else source.leave(property, "condition");
}

function typeOf(element: Source): QuestionType | undefined {
	const type = types[wordOf(element.take("type"))];
	if (type !== "shortText" || !element.has("inputType"))
		return type === "shortText" && isForEmail(element) ? "email" : type;
	const inner = inputTypes[wordOf(element.take("inputType"))];
	if (!inner) element.leave("inputType", "value");
	return inner ?? type;
}

/** What only its type has; a rating may turn out to be a choice. */
function takeParts(made: Question, element: Source, place: ReadState): Question {
	switch (made.type) {
		case "shortText":
		case "longText": {
			const maxLength = element.number("maxLength", isWhole(1, 10_000));
			if (maxLength !== undefined) made.maxLength = maxLength;
			return withPlaceholder(made, element);
		}
		case "number":
			return Object.assign(withPlaceholder(made, element), given(element, { min: "min", max: "max" }));
		case "email":
		case "phone":
			return withPlaceholder(made, element);
		case "date":
			return takeDays(made, element);
		case "slider":
			return Object.assign(made, given(element, { min: "min", max: "max", step: "step" }, isWhole(-1000, 1000)));
		case "scale":
			return readRating(made, element, place.values);
		case "yesNo": {
			const [yes, no] = ["valueTrue", "valueFalse"].map((property) => wordOf(element.take(property)));
			place.values.noteBooleans(made.id, { yes: yes || "true", no: no || "false" });
			return made;
		}
		case "matrix": {
			const columns = optionsIn(element, "columns", place.values);
			const rows = optionsIn(element, "rows", place.values);
			place.values.noteOptions(made.id, columns.ids);
			place.values.noteParts(made.id, rows.ids);
			made.options = columns.options;
			made.rows = rows.options.map(({ id, label }) => ({ id, label }));
			if (element.isOn("eachRowRequired") || element.isOn("isAllRowRequired")) made.isRequired = true;
			return made;
		}
		case "choice":
		case "dropdown":
		case "many":
		case "ranking":
			return takeOptions(made, element, place);
		case "table":
			return readTable(made, element, place);
		case "group":
			made.questions = element
				.list("templateElements")
				.flatMap((one) => withoutPanels(one, place))
				.flatMap((one) => onlySimple(readQuestion(one, inside(place)), place));
			return Object.assign(
				made,
				given(element, { maxTimes: "maxPanelCount" }, isWhole(1, 50)),
				given(element, { minTimes: "minPanelCount" }, isWhole(0, 50)),
			);
		case "file": {
			const accepts = element.taken("acceptedTypes", (value): value is string => value === "image/*");
			if (accepts) made.accepts = "pictures";
			if (element.isOn("allowMultiple")) made.maxFiles = 10;
			return made;
		}
		case "computed": {
			const formula = formulaFrom(element.taken("expression", isText) ?? "", place.asked);
			if (formula === undefined) element.leave("expression", "formula");
			made.formula = formula ?? "";
			return made;
		}
		default:
			return made;
	}
}

function withPlaceholder<Of extends Question>(made: Of, element: Source): Of {
	const property = element.has("placeholder") ? "placeholder" : "placeHolder";
	const placeholder = element.words(property);
	return placeholder ? Object.assign(made, { placeholder }) : made;
}

function takeDays(made: Extract<Question, { type: "date" }>, element: Source): Question {
	for (const end of ["min", "max"] as const) {
		const day = element.taken(end, (value): value is string => isText(value) && isDay(value));
		if (typeof day === "string") made[end] = day;
	}
	return made;
}

/** Points from one number to another are a scale, with names where they have some; other values are a choice. */
function readRating(made: Extract<Question, { type: "scale" }>, element: Source, values: Values): Question {
	const low = element.words("minRateDescription");
	const high = element.words("maxRateDescription");
	const { options: points, ids } = optionsIn(element, "rateValues", values);
	const { id, code, label, help, isRequired, hasComment, showIf, requireIf } = made;
	const kept = said({ id, code, label, help, isRequired, hasComment, showIf, requireIf });
	const looks = element.take("rateType");
	if (points.length === 0) {
		const range = pointsOf(element);
		const areStars = looks === "stars" && range.min === 1 && range.step === undefined && !low && !high;
		if (areStars) return { ...kept, type: "rating", max: range.max } as Question;
		if (looks !== undefined && looks !== "labels") element.leave("rateType", "notHere");
		return Object.assign(made, range, ends(low, high));
	}
	if (looks !== undefined && looks !== "labels") element.leave("rateType", "notHere");
	const numbers = points.map((value) => Number(value.id));
	const areInRow = numbers.every((number, at) => Number.isInteger(number) && number === (numbers[0] as number) + at);
	const [first = 0] = numbers;
	if (areInRow && points.length > 1) {
		const named = points.filter((value) => Object.values(value.label).some((text) => text !== value.id));
		const labels = Object.fromEntries(named.map((value) => [value.id, value.label]));
		return Object.assign(
			made,
			{ min: first, max: first + points.length - 1 },
			ends(low, high),
			named.length > 0 && { labels },
		);
	}
	for (const [words, property] of [
		[low, "minRateDescription"],
		[high, "maxRateDescription"],
	] as const)
		if (words) element.leave(property, "notHere");
	values.noteOptions(id, ids);
	return { ...kept, type: "choice", options: points } as Question;
}

const ends = (low?: Texts, high?: Texts) => ({ ...(low && { low }), ...(high && { high }) });

/** From the least to the most, by steps; five from 1 where it says nothing. */
function pointsOf(element: Source): { min: number; max: number; step?: number } {
	const min = element.number("rateMin", isWhole(-1000, 1000)) ?? 1;
	const step = element.number("rateStep", isWhole(1, 1000));
	const property = element.has("rateMax") ? "rateMax" : "rateCount";
	const most = element.number(property, property === "rateMax" ? isWhole(-1000, 10_000) : isWhole(2, 21));
	const max = property === "rateMax" ? (most ?? min + 4) : min + ((most ?? 5) - 1) * (step ?? 1);
	return { min, max, ...(step !== undefined && { step }) };
}

function takeOptions(
	made: Extract<Question, { type: "choice" | "dropdown" | "many" | "ranking" }>,
	element: Source,
	{ asked, values }: ReadState,
): Question {
	const own = optionsIn(element, "choices", values);
	made.options = own.options;
	if (made.type !== "ranking" && element.isOn("showNoneItem")) {
		own.ids.set("none", values.idsOf([...own.ids.keys(), "none"]).get("none") ?? "none");
		made.options.push({ id: own.ids.get("none") ?? "none", label: element.words("noneText") ?? {} });
	}
	values.noteOptions(made.id, own.ids);
	if (made.type === "many")
		Object.assign(made, given(element, { min: "minSelectedChoices", max: "maxSelectedChoices" }, isWhole(1, 300)));
	if (made.type === "ranking") return made;
	if (element.has("hasOther") || element.has("showOtherItem")) {
		const isOther = [element.isOn("hasOther"), element.isOn("showOtherItem")].includes(true);
		if (isOther) made.hasOther = true;
	}
	if (!element.has("choicesFromQuestion")) return made;
	const from = asked.get(element.taken("choicesFromQuestion", isText) ?? "");
	const mode = element.has("choicesFromQuestionMode") ? element.take("choicesFromQuestionMode") : "all";
	const others = from ? optionsOf(from) : [];
	const isPiped = from && "optionsFrom" in from && from.optionsFrom !== undefined;
	if (others.length === 0 || isPiped || (mode !== "all" && mode !== "selected"))
		element.leave("choicesFromQuestion", "value");
	else if (mode === "all") made.options = [...made.options, ...others.map((option): Option => ({ ...option }))];
	else {
		if (made.options.length > 0) element.leave("choices", "notHere");
		made.options = others.map((option) => ({ ...option }));
		made.optionsFrom = from?.id;
	}
	if (from) values.carryOn(from.id, made.id);
	return made;
}

/** The elements of panels inside what repeats, which has none, in their places. */
function withoutPanels(json: unknown, { reading }: ReadState): unknown[] {
	const { type, name } = (json as { type?: unknown; name?: unknown } | null) ?? {};
	if (type !== "panel") return [json];
	const panel = new Source(json, wordOf(name), reading);
	for (const property of ["type", "name"]) panel.take(property);
	const elements = panel.list("elements");
	panel.finish();
	return elements.flatMap((one) => withoutPanels(one, { reading } as ReadState));
}

function readTable(made: Extract<Question, { type: "table" }>, element: Source, place: ReadState): Question {
	const choices = element.list("choices");
	const cellType = element.take("cellType") ?? "dropdown";
	const within = inside(place);
	let usesChoices = false;
	let usesCellType = false;
	made.columns = element.list("columns").flatMap((one) => {
		const column = (typeof one === "object" && one !== null ? one : { name: one }) as Record<string, unknown>;
		const { cellType: own = "default", ...rest } = column;
		const type = own === "default" ? cellType : own;
		const takesOptions = ["dropdown", "radiogroup", "checkbox", "tagbox"].includes(wordOf(type));
		const takesThese = takesOptions && !Array.isArray(column.choices);
		if (takesThese) usesChoices = true;
		if (own === "default") usesCellType = true;
		const ownOptions = takesThese ? { choices } : {};
		return onlySimple(readQuestion({ ...rest, ...ownOptions, type }, within), place);
	});
	if (!usesChoices && element.has("choices")) element.leave("choices", "notHere");
	if (!usesCellType && element.has("cellType")) element.leave("cellType", "notHere");
	return Object.assign(
		made,
		given(element, { maxRows: "maxRowCount" }, isWhole(1, 100)),
		given(element, { minRows: "minRowCount" }, isWhole(0, 100)),
	);
}

/** Names inside what repeats are its own: rules elsewhere cannot mean them, nor are they told apart from those outside. */
const inside = (place: ReadState): ReadState => ({
	...place,
	...{ asked: new Map(), values: new Values(), codes: new Set(), isInside: true },
});

function onlySimple(one: Question | undefined, { reading }: ReadState): SimpleQuestion[] {
	if (!one) return [];
	const isBareChoice = "options" in one && one.options.length === 0;
	if ((simpleTypes as readonly string[]).includes(one.type) && !isBareChoice) return [one as SimpleQuestion];
	reading.left.push({ name: one.code, property: "", key: isBareChoice ? "empty" : "inner" });
	return [];
}

/** What stands there before anybody has answered, for the types that have such. */
function takeInitial(made: Question, element: Source, values: Values): void {
	if (!element.has("defaultValue")) return;
	const value = element.take("defaultValue");
	const optionOf = (one: unknown) => values.optionOf(made.id, wordOf(one));
	if ((made.type === "shortText" || made.type === "longText") && isText(value) && value !== "" && value.length <= 500)
		made.initial = value;
	else if (takesNumber(made) && typeof value === "number") made.initial = value;
	else if (made.type === "yesNo" && values.booleanOf(made.id, wordOf(value)) !== undefined)
		made.initial = values.booleanOf(made.id, wordOf(value));
	else if (made.type === "yesNo" && typeof value === "boolean") made.initial = value;
	else if (made.type === "date" && typeof value === "string" && isDay(value)) made.initial = value;
	else if ((made.type === "choice" || made.type === "dropdown") && optionOf(value) !== undefined)
		made.initial = optionOf(value);
	else if (made.type === "many" && Array.isArray(value) && value.every((one) => optionOf(one) !== undefined))
		made.initial = value.map((one) => optionOf(one) as string);
	else element.leave("defaultValue", "notHere");
}

type WithNumber = Extract<Question, { type: "number" | "rating" | "scale" | "slider" }>;
const takesNumber = (made: Question): made is WithNumber => ["number", "rating", "scale", "slider"].includes(made.type);
