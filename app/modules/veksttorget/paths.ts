import { to } from "#app/platform/to";

/** The addresses of the module's pages in one tenant. */
export function paths(tenantGuid: string) {
	const base = to.inTenant(tenantGuid, "veksttorget");
	return {
		statistics: `${base}/statistics`,
		intakes: `${base}/intakes`,
		intake: (id: string) => `${base}/intakes/${id}`,
		settings: `${base}/settings`,
		form: `${base}/form`,
		build: (name: string) => `${base}/build/${name}`,
		replyPdf: (id: string) => `${base}/reply_pdf/${id}`,
	};
}
