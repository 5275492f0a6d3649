import { to } from "../../platform/portal-paths";

const asking = (query: Record<string, string | undefined>) => {
	const known = Object.entries(query).filter((one): one is [string, string] => Boolean(one[1]));
	return known.length === 0 ? "" : `?${new URLSearchParams(known)}`;
};

/** The module's addresses in a tenant. */
export function paths(guid: string) {
	const base = to.inTenant(guid, "general_reports");
	const project = (slug: string) => `${base}/dashboard/${slug}`;
	return {
		dashboard: (query: { state?: string; q?: string; owner?: string; member?: string; cursor?: string } = {}) =>
			`${base}/dashboard${asking(query)}`,
		profile: () => `${base}/profile`,
		newProject: () => `${base}/new`,
		people: () => `${base}/people`,
		trash: () => `${base}/trash`,
		project,
		settings: (slug: string) => `${project(slug)}/settings`,
		members: (slug: string) => `${project(slug)}/members`,
		standings: (slug: string) => `${project(slug)}/replies`,
		addForm: (slug: string) => `${project(slug)}/add`,
		/** A form has a name of its own in the tenant; which project it belongs to follows. */
		form: (name: string) => `${base}/forms/${name}`,
		bank: (name: string) => `${base}/forms/${name}/questions`,
		build: (name: string) => `${base}/build/${name}`,
		replies: (name: string) => `${base}/forms/${name}/replies`,
		reply: (name: string, id: string) => `${base}/forms/${name}/replies/${id}`,
		repliesFile: (name: string) => `${base}/forms/${name}/export`,
		replyPdf: (id: string) => `${base}/reply_pdf/${id}`,
		answer: (guid: string) => `${base}/form/${guid}`,
		sent: (guid: string) => `${base}/sent?form=${guid}`,
	};
}
