import { to } from "#app/platform/portal-paths";

/** The pages for everybody who has their link. */
export const open = {
	profile: (tenantGuid: string, token: string) => to.inTenant(tenantGuid, `business_evaluator/profile/${token}`),
};

/** The addresses of the module's pages in one tenant. */
export function paths(tenantGuid: string) {
	const base = to.inTenant(tenantGuid, "business_evaluator");
	const entrepreneur = (id: string) => `${base}/entrepreneurs/${id}`;
	return {
		entrepreneurs: `${base}/entrepreneurs`,
		entrepreneur,
		ratings: (id: string) => `${entrepreneur(id)}/ratings`,
		canvas: (id: string) => `${entrepreneur(id)}/canvas`,
		canvasPdf: (id: string) => `${entrepreneur(id)}/canvas/pdf`,
		file: (id: string, file: string) => `${entrepreneur(id)}/files/${file}`,
		settings: `${base}/settings`,
		weights: `${base}/weights`,
		form: `${base}/form`,
		cohort: `${base}/cohort`,
		cohortFile: `${base}/cohort/file`,
		cohortPdf: `${base}/cohort/pdf`,
		demo: `${base}/demo`,
		build: (name: string) => `${base}/build/${name}`,
		replyPdf: (id: string) => `${base}/reply_pdf/${id}`,
	};
}
