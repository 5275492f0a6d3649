import type * as z from "zod";
import { done } from "#app/platform/guard.server";
import { translator } from "#app/platform/i18n.server";
import type { Visit } from "#app/platform/tenant/context";
import { safetyCompanies } from "#db/schema/hms";
import { matrixIn, plainMatrix } from "../risk/matrix";
import type { CompanyMatrixInput, CompanySizeInput } from "../settings/settings.schema";
import { readingSettings, riskMatrix } from "../settings/settings.server";
import type { CompanyNamed } from "./companies.schema";
import { companyIn, findCompany, readingCompany } from "./companies.server";

/** The risk matrix that holds in a company: its own, or the organisation's. */
export async function showCompanyRisk(visit: Visit, { company: guid }: z.output<typeof CompanyNamed>) {
	const [read, t] = await Promise.all([
		visit.rows.read({ found: readingCompany(visit, { guid }), settings: readingSettings(visit) }),
		translator(visit.language),
	]);
	const { row, company } = companyIn(read.found);
	return {
		...{ tenant: visit.tenant.guid, title: company.name, company: { guid: company.guid, name: company.name } },
		...{ matrix: riskMatrix(read.settings, t, row.risk), own: row.risk, savedAt: row.updatedAt },
	};
}

const said = () => done({ snackbar: { key: "hms:done.settingsSaved" } });

/** Gives a company a matrix of its own in a size, with our words until others are written. */
export async function keepCompanySize(visit: Visit, { company: guid, size }: z.output<typeof CompanySizeInput>) {
	const { row } = await findCompany(visit, { guid });
	await visit.rows.commit([visit.rows.changing(safetyCompanies, row.id, { risk: plainMatrix(size) })]);
	return said();
}

export async function keepCompanyMatrix(
	visit: Visit,
	{ company: guid, ...typed }: z.output<typeof CompanyMatrixInput>,
) {
	const { row } = await findCompany(visit, { guid });
	const risk = matrixIn(typed, row.risk?.size ?? 5);
	await visit.rows.commit([visit.rows.changing(safetyCompanies, row.id, { risk })]);
	return said();
}

/** Takes a company's own matrix away: that of the organisation holds. */
export async function dropCompanyMatrix(visit: Visit, { company: guid }: z.output<typeof CompanyNamed>) {
	const { row } = await findCompany(visit, { guid });
	await visit.rows.commit([visit.rows.changing(safetyCompanies, row.id, { risk: null })]);
	return said();
}
