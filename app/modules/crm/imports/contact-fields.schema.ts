import { emailAddress, line, phoneNumber } from "#app/directory/company.schema";
import type { ImportField } from "#app/lists/import/import-kind";

/** The columns of a file of contact persons. */
export const contactColumns: ImportField[] = [
	{
		key: "firstName",
		label: "crmContacts:contact.firstName",
		schema: line(80),
		aliases: ["first name", "given name", "fornavn"],
		sample: "Solveig",
	},
	{
		key: "lastName",
		label: "crmContacts:contact.lastName",
		schema: line(80),
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
		schema: line(120),
		aliases: ["title", "position", "stilling", "tittel"],
		sample: "Daglig leder",
	},
	{
		key: "customer",
		label: "crmContacts:contact.customer",
		schema: line(300),
		aliases: ["company", "bedrift", "firma", "kunde", "org no", "orgnr", "organisasjonsnummer", "virksomhet"],
		sample: "974760673",
	},
	{
		key: "description",
		label: "crmContacts:contact.description",
		schema: line(2000),
		aliases: ["comment", "kommentar", "merknad"],
		sample: "",
	},
];
