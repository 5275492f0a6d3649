import { to } from "#app/platform/portal-paths";

/** The addresses of the form builder's pages in one tenant. */
export function paths(tenantGuid: string) {
	const base = to.inTenant(tenantGuid, "form_builder");
	const form = (name: string) => `${base}/forms/${name}`;
	return {
		forms: `${base}/forms`,
		newForm: `${base}/new`,
		trash: `${base}/trash`,
		library: `${base}/library`,
		takeQuestions: `${base}/library/take`,
		people: `${base}/people`,
		staff: `${base}/staff`,
		build: (name: string) => `${base}/build/${name}`,
		following: (name: string) => `${base}/build/${name}/following`,
		replies: form,
		reply: (name: string, id: string) => `${form(name)}/replies/${id}`,
		editReply: (name: string, id: string) => `${form(name)}/replies/${id}/edit`,
		replyPdf: (id: string) => `${base}/reply_pdf/${id}`,
		repliesFile: (name: string) => `${form(name)}/export`,
		dictionary: (name: string) => `${form(name)}/dictionary`,
		dictionaryFile: (name: string) => `${form(name)}/dictionary.csv`,
		share: (name: string) => `${form(name)}/share`,
		qr: (name: string) => `${form(name)}/qr`,
		settings: (name: string) => `${form(name)}/settings`,
		report: (name: string) => `${base}/formreports/${name}`,
		reportPages: (name: string) => `${base}/formreports/${name}/pages`,
	};
}

/** The part of a form's short address before its own name. */
export const shortBase = ({ origin, tenant }: { origin: string; tenant: { slug: string } }) =>
	`${origin}/f/${tenant.slug}/`;
