import type { Answers } from "#app/forms/answers/answer";
import { type Definition, questionsOf } from "#app/forms/definition/definition";
import { optionsOf, type Question, type QuestionType } from "#app/forms/definition/question";

/** The questions whose answers an intake has of its own: by their code, else the first one of a type. */
const fields = {
	topic: { code: "topic", types: ["choice", "dropdown"] },
	municipality: { code: "municipality", types: [] },
	postCode: { code: "post_code", types: [] },
	name: { code: "name", types: [] },
	company: { code: "company", types: [] },
	email: { code: "email", types: ["email"] },
	phone: { code: "phone", types: ["phone"] },
	message: { code: "message", types: ["longText"] },
} satisfies Record<string, { code: string; types: QuestionType[] }>;
type Field = keyof typeof fields;

/** The question of a form that a field of its intakes comes from; none where the form asks for nothing of the kind. */
export function questionFor(definition: Definition, field: Field): Question | undefined {
	const { code, types }: { code: string; types: QuestionType[] } = fields[field];
	const questions = questionsOf(definition);
	return questions.find((one) => one.code === code) ?? questions.find(({ type }) => types.includes(type));
}

/** What somebody asks for, as the intake has it. */
export function askedIn(definition: Definition, answers: Answers) {
	const said = (field: Field) => {
		const answer = answers[questionFor(definition, field)?.id ?? ""];
		return typeof answer === "string" && answer.trim() !== "" ? answer.trim() : null;
	};
	const topic = said("topic");
	const question = questionFor(definition, "topic");
	const chosen = question && optionsOf(question).find(({ id }) => id === topic);
	return {
		topic: chosen?.id ?? null,
		topicTitle: { ...(chosen?.label as Record<string, string> | undefined) },
		municipality: placeName(said("municipality")),
		...{ postCode: said("postCode"), name: said("name") ?? "", company: said("company") },
		...{ email: said("email"), phone: said("phone"), message: said("message") ?? "" },
	};
}

/** People write "fjordvik kommune" and "Fjordvik": one municipality. */
export function placeName(written: string | null): string | null {
	const name = written
		?.replace(/\s+/g, " ")
		.replace(/ (kommune|municipality)$/i, "")
		.trim();
	return name ? name.charAt(0).toUpperCase() + name.slice(1) : null;
}

type Searched = {
	name?: string;
	company?: string | null;
	email?: string | null;
	phone?: string | null;
	message?: string;
};

/** What an intake is found by, besides its number. */
export const searchTexts = ({ name, company, email, phone, message }: Searched) => [
	name,
	company,
	email,
	phone,
	message,
];
