import { type Language, textsOfLanguageAddress } from "./i18n";

/** All texts of one language: namespace → what its file holds. */
export type LanguageTexts = Record<string, Record<string, unknown>>;
type StaticFiles = { fetch(address: string): Promise<Response> };

let files: StaticFiles | undefined;

/** Says where the texts are: among the portal's own static files, as ten languages would be a third of the Worker. */
export function readTextsFrom(assets: StaticFiles): void {
	files = assets;
}

/** The texts of a language. Throws where they cannot be read. */
export async function readTexts(language: Language): Promise<LanguageTexts> {
	if (!files) throw new Error("Nobody has said where the texts are.");
	const answer = await files.fetch(`http://static${textsOfLanguageAddress(language)}`);
	if (!answer.ok) throw new Error(`The texts in ${language} answered ${answer.status}`);
	return answer.json();
}
