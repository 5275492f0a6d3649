/** What a contact form can ask for, in the order in which a new form has it. */
export const fieldKeys = [
	"name",
	"company",
	"orgNo",
	"email",
	"phone",
	"address",
	"postCode",
	"city",
	"municipality",
	"webpage",
	"ceo",
	"contactType",
	"message",
] as const;
export type FieldKey = (typeof fieldKeys)[number];
export type FormField = { key: FieldKey; isRequired: boolean };

/** The fields of a new form. */
export const firstFields: FormField[] = [
	{ key: "name", isRequired: true },
	{ key: "company", isRequired: false },
	{ key: "email", isRequired: true },
	{ key: "phone", isRequired: false },
	{ key: "message", isRequired: true },
];

/** What a tenant writes itself, per language; what it has not written comes from the portal's own texts. */
export const textParts = ["title", "intro", "consent", "thanks"] as const;
export type TextPart = (typeof textParts)[number];
export type FormTexts = Record<string, Record<string, string>>;

/** The field in which Turnstile sends its token. */
export const TURNSTILE_FIELD = "cf-turnstile-response";

/** A text of the form in the reader's language, else in the tenant's, else in whichever there is; with its language. */
export function textIn(texts: FormTexts, part: string, language: string, ofTenant: string) {
	const written = texts[part] ?? {};
	const found = [language, ofTenant, "en", ...Object.keys(written)].find((one) => written[one]?.trim());
	return found === undefined ? null : { text: written[found] ?? "", lang: found };
}

/** Under which key a former version of the consent text is kept. */
export const formerConsent = (version: number) => `consent.${version}`;
