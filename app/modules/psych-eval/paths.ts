import { to } from "#app/platform/portal-paths";

/** The addresses of self reports in one tenant. */
export function paths(tenantGuid: string) {
	const base = to.inTenant(tenantGuid, "psych_eval");
	const of = (path: string, query: Record<string, string | undefined>) => {
		const known = Object.entries(query).filter((one): one is [string, string] => Boolean(one[1]));
		return known.length === 0 ? `${base}/${path}` : `${base}/${path}?${new URLSearchParams(known)}`;
	};
	return {
		users: `${base}/users`,
		group: `${base}/users/group`,
		reads: `${base}/reports/reads`,
		/** A client's forms; without a client one's own. */
		userForms: (client?: string) => of("user_forms", { client }),
		newForm: (client?: string) => of("new_form", { client }),
		newFormClients: `${base}/new_form/clients`,
		reports: (client?: string, form?: string) => of("reports", { client, form }),
		answers: (replyId: string) => `${base}/reports/reply/${replyId}`,
		answersPdf: (replyId: string) => `${base}/reports/reply/${replyId}/pdf`,
		meeting: (client?: string, form?: string) => of("reports/meeting", { client, form }),
		export: (client?: string, form?: string) => of("reports/export", { client, form }),
		pdf: (client?: string, form?: string) => of("reports/pdf", { client, form }),
		reply: (formGuid: string) => `${base}/form_reply/${formGuid}`,
		thanks: (formGuid: string) => `${base}/sent/${formGuid}`,
		categories: `${base}/categories`,
		category: (id: string) => `${base}/categories/${id}`,
	};
}
