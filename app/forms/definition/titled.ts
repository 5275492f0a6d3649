import type { Definition } from "./definition";

/** The definition under another title in its first language; as it is where none is given. */
export function withTitle(definition: Definition, title: string): Definition {
	if (title === "") return definition;
	return { ...definition, title: { ...definition.title, [definition.languages[0]]: title } };
}
