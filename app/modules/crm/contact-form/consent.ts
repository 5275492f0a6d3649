import type { FormTexts } from "./fields";

/** Whether a form asks for consent: where a text for it is written, in whichever language. */
export const hasConsent = ({ texts }: { texts: FormTexts }) =>
	Object.values(texts.consent ?? {}).some((text) => text.trim() !== "");
