import { filesOfModule } from "#app/media/record-files.server";
import type { Visit } from "#app/platform/tenant/context";
import type { Area } from "../area";
import type { Definition } from "../definition/definition";
import { picturesOf } from "../definition/pictures";
import type { Question } from "../definition/question";
import { importDefinition } from "./exported.server";
import { importLocks } from "./imported-locks.server";
import type { Left } from "./surveyjs-source";

/** So many guids go into one question to the database. */
const AT_ONCE = 80;

/**
 * The form of a file as an area may have it: held to what the library locks, without pictures that lie elsewhere; `left` tells all that
 * did not come in. `before`: the form that it takes the place of. Throws `invalid` (`file`) for what is no form, or breaks a lock.
 */
export async function takenIn(visit: Visit, area: Area, text: string, before?: Definition) {
	const { definition: sent, left } = importDefinition(text);
	const { definition: locked, vouched, left: freed } = await importLocks(visit, area, sent, before);
	const { definition, left: unseen } = await withoutStrange(visit, area, locked);
	return { definition, vouched, left: [...left, ...freed, ...unseen] };
}

/** Without the pictures that this area holds none of: nobody would see them. */
async function withoutStrange({ rows }: Visit, { moduleKey }: Area, definition: Definition) {
	const guids = picturesOf(definition);
	const parts = Array.from({ length: Math.ceil(guids.length / AT_ONCE) }, (_, at) =>
		guids.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
	);
	const found = await Promise.all(parts.map((part) => filesOfModule(rows, moduleKey, part)));
	const here = new Set(found.flat().map(({ guid }) => guid));
	const left: Left[] = [];
	const isStrange = (guid: string | undefined) => guid !== undefined && !here.has(guid.toLowerCase());
	const own = (question: Question): Question => {
		const bare = withoutPictures(question, isStrange);
		if (bare !== question) left.push({ name: question.code, property: "", key: "picture" });
		return bare;
	};
	if (guids.length === here.size) return { definition, left };
	const pages = definition.pages.map((page) => ({
		...page,
		sections: page.sections.map((section) => ({ ...section, questions: section.questions.map(own) })),
	}));
	return { definition: { ...definition, pages }, left };
}

function withoutPictures(question: Question, isStrange: (guid: string | undefined) => boolean): Question {
	if (question.type === "image" && isStrange(question.source || undefined)) {
		const { source: _, ...bare } = question;
		return bare;
	}
	if (!("options" in question) || !question.options.some(({ picture }) => isStrange(picture))) return question;
	const options = question.options.map(({ picture, ...option }) =>
		picture === undefined || isStrange(picture) ? option : { ...option, picture },
	);
	return { ...question, options };
}
