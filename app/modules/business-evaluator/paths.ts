import { to } from "#app/platform/to";

/** The addresses of the module's pages in one tenant. */
export function paths(tenantGuid: string) {
	const base = to.inTenant(tenantGuid, "business_evaluator");
	const entrepreneur = (id: string) => `${base}/entrepreneurs/${id}`;
	return {
		entrepreneurs: `${base}/entrepreneurs`,
		entrepreneur,
		file: (id: string, file: string) => `${entrepreneur(id)}/files/${file}`,
		settings: `${base}/settings`,
		form: `${base}/form`,
		demo: `${base}/demo`,
		build: (name: string) => `${base}/build/${name}`,
		replyPdf: (id: string) => `${base}/reply_pdf/${id}`,
	};
}
