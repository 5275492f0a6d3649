import { emailAddress, phoneNumber } from "#app/directory/company.schema";
import type { ImportField } from "#app/lists/import/import-kind";
import { oneLine, text } from "#app/platform/text.schema";

/** The columns of a file of contact persons. */
export const contactColumns: ImportField[] = [
	{
		key: "firstName",
		label: "crmContacts:contact.firstName",
		schema: oneLine(80),
		aliases: ["first name", "given name", "fornavn"],
		sample: "Solveig",
	},
	{
		key: "lastName",
		label: "crmContacts:contact.lastName",
		schema: oneLine(80),
		aliases: ["last name", "surname", "family name", "etternavn"],
		sample: "Lunden",
	},
	{
		key: "email",
		label: "crmContacts:contact.email",
		schema: emailAddress,
		aliases: ["e-mail", "mail", "epost", "e-postadresse"],
		sample: "solveig.lunden@example.com",
	},
	{
		key: "phone",
		label: "crmContacts:contact.phone",
		schema: phoneNumber,
		aliases: ["tlf", "telephone", "mobile", "mobil", "telefonnummer"],
		sample: "900 00 000",
	},
	{
		key: "jobTitle",
		label: "crmContacts:contact.jobTitle",
		schema: oneLine(120),
		aliases: ["title", "position", "stilling", "tittel"],
		sample: "Daglig leder",
	},
	{
		key: "customer",
		label: "crmContacts:contact.customer",
		schema: oneLine(300),
		aliases: ["company", "bedrift", "firma", "kunde", "org no", "orgnr", "organisasjonsnummer", "virksomhet"],
		sample: "974760673",
	},
	{
		key: "description",
		label: "crmContacts:contact.description",
		schema: text(2000),
		aliases: ["comment", "kommentar", "merknad"],
		sample: "",
	},
];
