import type { Language } from "#app/platform/i18n";
import { translator } from "#app/platform/i18n.server";
import { emptyDoc, type RichDoc } from "#app/platform/rich-text/document";
import { calloutNames, renderRichText } from "#app/platform/rich-text/render.server";

/** The text of a step as markup. What callouts are called belongs to the text; its other few words are the reader's. */
export async function renderBody(own: Language, body: RichDoc | null, language: string) {
	const [t, callouts] = await Promise.all([translator(own), calloutNames(language)]);
	return renderRichText(body ?? emptyDoc, { words: { video: t("courses:watch"), language: own, callouts } });
}
