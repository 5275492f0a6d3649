import type { Language } from "#app/platform/i18n";
import { translator } from "#app/platform/i18n.server";
import { emptyDoc, type RichDoc } from "#app/platform/rich-text/document";
import { renderRichText } from "#app/platform/rich-text/render.server";

/** The text of a step as markup, with its few words in the reader's language. */
export async function renderBody(language: Language, body: RichDoc | null) {
	const t = await translator(language);
	return renderRichText(body ?? emptyDoc, { words: { video: t("courses:watch"), language } });
}
