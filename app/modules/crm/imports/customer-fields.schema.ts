import * as z from "zod";
import {
	emailAddress,
	organisationNumber,
	phoneNumber,
	postCode,
	tagList,
	webAddress,
} from "#app/directory/company.schema";
import type { ImportField } from "#app/lists/import/import-kind";
import { oneLine } from "#app/platform/text.schema";
import { customerFields } from "../customers.schema";

const employees = z.coerce.number("wrongType").int("wrongType").min(0, "wrongValue").max(1_000_000, "wrongValue");

/** The columns of a file of customers. The names are in the ten languages where the field's own name is not enough. */
export const customerColumns: ImportField[] = [
	{
		key: "name",
		label: "crm:customer.name",
		schema: customerFields.name,
		required: true,
		aliases: [
			"company",
			"company name",
			"customer",
			"bedrift",
			"firma",
			"firmanavn",
			"kunde",
			"kundenavn",
			"virksomhet",
		],
		sample: "Havbris Industri AS",
	},
	{
		key: "orgNo",
		label: "crm:customer.orgNo",
		schema: organisationNumber,
		aliases: ["org no", "orgnr", "org.nr", "organisasjonsnummer", "organisation number", "organization number", "cvr"],
		sample: "974 760 673",
	},
	{
		key: "type",
		label: "crm:customer.contactType",
		schema: oneLine(100),
		aliases: ["contact type", "kontakttype", "kundetype", "customer type"],
		sample: "Arbeidsgiver",
	},
	{
		key: "owner",
		label: "crm:customer.owner",
		schema: oneLine(300),
		aliases: ["advisor", "responsible", "rådgiver", "kontaktansvarlig", "kundeansvarlig", "account manager"],
		sample: "ingrid.solberg@example.com",
	},
	{
		key: "phone",
		label: "crm:customer.phone",
		schema: phoneNumber,
		aliases: ["tlf", "telephone", "mobile", "mobil", "phone number", "telefonnummer"],
		sample: "72 45 18 90",
	},
	{
		key: "email",
		label: "crm:customer.email",
		schema: emailAddress,
		aliases: ["e-mail", "mail", "epost", "e-postadresse", "e-mail address"],
		sample: "post@example.com",
	},
	{
		key: "webpage",
		label: "crm:customer.webpage",
		schema: webAddress,
		aliases: ["web", "url", "hjemmeside", "homepage"],
		sample: "www.example.com",
	},
	{
		key: "address",
		label: "crm:customer.address",
		schema: oneLine(200),
		aliases: ["street", "forretningsadresse", "postadresse", "gateadresse", "gate"],
		sample: "Kaivegen 4",
	},
	{
		key: "postCode",
		label: "crm:customer.postCode",
		schema: postCode,
		aliases: ["postnr", "post no", "zip", "zip code", "postal code", "postnummer"],
		sample: "6412",
	},
	{
		key: "city",
		label: "crm:customer.city",
		schema: oneLine(80),
		aliases: ["place", "town", "sted", "by"],
		sample: "Fjordvik",
	},
	{
		key: "municipality",
		label: "crm:customer.municipality",
		schema: oneLine(80),
		aliases: ["kommunenavn"],
		sample: "Fjordvik",
	},
	{
		key: "ceo",
		label: "crm:customer.ceo",
		schema: oneLine(120),
		aliases: ["ceo", "manager", "leder"],
		sample: "Per Håkon Lie",
	},
	{
		key: "employees",
		label: "crmLists:customer.employees",
		schema: employees,
		aliases: ["antall ansatte", "number of employees"],
		sample: "12",
	},
	{
		key: "tags",
		label: "crm:customer.tags",
		schema: tagList,
		aliases: ["tag", "labels", "merkelapp", "stikkord"],
		sample: "praksis, butikk",
	},
];

/** The fields of a customer that a file sets as they stand. */
export const plainColumns = [
	...["name", "orgNo", "phone", "email", "webpage", "address", "postCode", "city", "municipality", "ceo"],
	...["employees", "tags"],
] as const;
