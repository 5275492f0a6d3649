import { to } from "#app/platform/portal-paths";

/** The addresses of the module's pages in one tenant. */
export function paths(tenantGuid: string) {
	const base = to.inTenant(tenantGuid, "veksttorget");
	return {
		statistics: `${base}/statistics`,
		intakes: `${base}/intakes`,
		intake: (id: string) => `${base}/intakes/${id}`,
		settings: `${base}/settings`,
		letters: `${base}/settings/letters`,
		letter: (event: string) => `${base}/settings/letters/${event}`,
		board: `${base}/board`,
		boardReport: (month: string) => `${base}/board/${month}`,
		boardPdf: (month: string) => `${base}/board/${month}/pdf`,
		form: `${base}/form`,
		build: (name: string) => `${base}/build/${name}`,
		replyPdf: (id: string) => `${base}/reply_pdf/${id}`,
	};
}

/** The addresses that are open to everybody, beside the form. */
export const open = {
	figures: (guid: string) => to.inTenant(guid, "veksttorget/figures"),
	outcome: (guid: string, token: string) => to.inTenant(guid, `veksttorget/outcome/${token}`),
};
