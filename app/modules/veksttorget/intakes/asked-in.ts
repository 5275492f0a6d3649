import { municipalityName } from "#app/directory/municipality";
import type { Answers } from "#app/forms/answers/answer";
import type { Definition } from "#app/forms/definition/definition";
import { optionsOf } from "#app/forms/definition/question";
import { type AskedField, questionFor as questionOf, wordsFor } from "#app/forms/definition/question-for";

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
} satisfies Record<string, AskedField>;
type Field = keyof typeof fields;

/** The question of a form that a field of its intakes comes from; none where the form asks for nothing of the kind. */
export const questionFor = (definition: Definition, field: Field) => questionOf(definition, fields[field]);

/** What somebody asks for, as the intake has it. */
export function askedIn(definition: Definition, answers: Answers) {
	const said = (field: Field) => wordsFor(definition, answers, fields[field]);
	const topic = said("topic");
	const question = questionFor(definition, "topic");
	const chosen = question && optionsOf(question).find(({ id }) => id === topic);
	return {
		topic: chosen?.id ?? null,
		topicTitle: { ...(chosen?.label as Record<string, string> | undefined) },
		municipality: municipalityName(said("municipality")),
		...{ postCode: said("postCode"), name: said("name") ?? "", company: said("company") },
		...{ email: said("email"), phone: said("phone"), message: said("message") ?? "" },
	};
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
