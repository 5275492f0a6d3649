import { municipalityName } from "#app/directory/municipality";
import { isOrganisationNumber } from "#app/directory/organisation-number";
import type { Answers } from "#app/forms/answers/answer";
import type { Definition } from "#app/forms/definition/definition";
import { type AskedField, wordsFor } from "#app/forms/definition/question-for";
import { entrepreneurStages } from "#db/schema/business-evaluator";

/** The questions whose answers an entrepreneur has of their own. */
const fields = {
	name: { code: "name" },
	email: { code: "email", types: ["email"] },
	phone: { code: "phone", types: ["phone"] },
	municipality: { code: "municipality" },
	idea: { code: "idea", types: ["longText"] },
	stage: { code: "stage" },
	orgNo: { code: "org_no" },
} satisfies Record<string, AskedField>;

/** Who has answered and what the idea is, as the list has it. */
export function askedIn(definition: Definition, answers: Answers) {
	const said = (field: keyof typeof fields) => wordsFor(definition, answers, fields[field]);
	const name = said("name") ?? "";
	const orgNo = said("orgNo")?.replace(/\s/g, "");
	return {
		...{ name, sortName: sortNameOf(name), email: said("email"), phone: said("phone") },
		...{ municipality: municipalityName(said("municipality")), idea: said("idea") ?? "" },
		stage: entrepreneurStages.find((stage) => stage === said("stage")) ?? "idea",
		orgNo: orgNo && isOrganisationNumber(orgNo) ? orgNo : null,
	};
}

export const sortNameOf = (name: string) => name.trim().toLowerCase();

type Searched = Partial<Record<"name" | "email" | "phone" | "idea" | "municipality" | "orgNo", string | null>>;

/** What an entrepreneur is found by. */
export const searchTexts = ({ name, email, phone, idea, municipality, orgNo }: Searched) => [
	...[name, email, phone, idea, municipality, orgNo],
];
