import { companies } from "#db/schema/directory";

/** By what reports about companies can be grouped. */
export const companyTraits = [
	{ key: "municipality", column: companies.municipality, label: "formReports:trait.municipality" },
	{ key: "industry", column: companies.industry, label: "formReports:trait.industry" },
];
