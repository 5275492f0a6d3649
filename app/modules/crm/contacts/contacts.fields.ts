import type { NounFields } from "#app/lists/fields/noun-field";
import { languages } from "#app/platform/i18n";

/** No keys: a language calls itself so in every other one, and what is no key is said as it stands. */
const languageNames = Object.fromEntries(Object.entries(languages).map(([code, { name }]) => [code, name]));

/** All that is known of a contact person's fields: what they hold, and where they show. */
export const contactFields = {
	firstName: {
		kind: "text",
		max: 80,
		keepsEmpty: true,
		label: "crmContacts:contact.firstName",
		form: { maxLength: 80 },
		imported: { aliases: ["first name", "given name", "fornavn"], sample: "Solveig" },
		given: true,
	},
	lastName: {
		kind: "text",
		max: 80,
		keepsEmpty: true,
		label: "crmContacts:contact.lastName",
		form: { maxLength: 80 },
		imported: { aliases: ["last name", "surname", "family name", "etternavn"], sample: "Lunden" },
		given: true,
	},
	emails: {
		kind: "own",
		label: "crmContacts:contact.email",
		form: { after: "jobTitle" },
		list: { key: "email", filterable: true, exported: true, after: "customers" },
		imported: {
			key: "email",
			aliases: ["e-mail", "mail", "epost", "e-postadresse"],
			sample: "solveig.lunden@example.com",
		},
		given: true,
	},
	phones: {
		kind: "own",
		label: "crmContacts:contact.phone",
		form: { after: "jobTitle" },
		list: { key: "phone", exported: true, after: "customers" },
		imported: {
			key: "phone",
			aliases: ["tlf", "telephone", "mobile", "mobil", "telefonnummer"],
			sample: "900 00 000",
		},
		given: true,
	},
	jobTitle: {
		kind: "text",
		max: 120,
		label: "crmContacts:contact.jobTitle",
		form: true,
		list: { filterable: true, editable: true, exported: true },
		imported: { aliases: ["title", "position", "stilling", "tittel"], sample: "Daglig leder" },
		given: true,
	},
	language: {
		kind: "choice",
		choices: languageNames as Record<keyof typeof languages, string>,
		label: "crmContacts:contact.language",
		form: { width: "max-w-80" },
		list: { filterable: true, show: "later", exported: true, after: "consent" },
		given: true,
	},
	consent: {
		kind: "choice",
		choices: {
			unknown: "crmContacts:consent.unknown",
			given: "crmContacts:consent.given",
			withdrawn: "crmContacts:consent.withdrawn",
		},
		required: true,
		label: "crmContacts:contact.consent",
		form: { width: "max-w-80", start: "unknown" },
		list: {
			filterable: true,
			choices: {
				given: "crmContacts:consent.given",
				withdrawn: "crmContacts:consent.withdrawn",
				unknown: "crmContacts:consent.unknown",
			},
			exported: true,
		},
		given: true,
	},
	/** The customers that the contact person belongs to. */
	customerIds: {
		kind: "own",
		label: "crmContacts:contact.customer",
		form: true,
		list: { key: "customers", kind: "tags", label: "crmContacts:contact.customers", exported: true, after: "jobTitle" },
		imported: {
			key: "customer",
			aliases: ["company", "bedrift", "firma", "kunde", "org no", "orgnr", "organisasjonsnummer", "virksomhet"],
			sample: "974760673",
		},
	},
	description: {
		kind: "paragraph",
		max: 2000,
		label: "crmContacts:contact.description",
		form: true,
		imported: { aliases: ["comment", "kommentar", "merknad"], sample: "" },
		given: true,
	},
} as const satisfies NounFields;
