import { to } from "#app/platform/portal-paths";

/** The addresses of the reports on a form of a project. */
export function reportPlaces(tenantGuid: string, project: string, form: string) {
	const base = to.inTenant(tenantGuid, "general_reports");
	const report = `${base}/reports/${project}/${form}`;
	return {
		report,
		...{ file: `${report}/file`, pages: `${report}/pages` },
		own: `${base}/yourreports/${project}/${form}`,
		project: `${base}/dashboard/${project}`,
	};
}
