import { invalid } from "#app/platform/problems";
import type { TitlesInput } from "./task-library.schema";

type Titled = { titles: Record<string, string>; language: string };

export const titleOf = ({ titles, language }: Titled): string => titles[language] ?? Object.values(titles)[0] ?? "";

/** The titles that a form or a call says; who names no other languages leaves those as they are. */
export function titlesFrom({ language, title, titleLanguages, titleTexts }: TitlesInput, before?: Titled) {
	if (title === "") throw invalid({ title: "required" });
	const named = titleLanguages.map((code, at) => [code, titleTexts[at] ?? ""]);
	const others = named.length > 0 ? Object.fromEntries(named.filter(([, text]) => text !== "")) : before?.titles;
	return { ...others, [language]: title };
}
