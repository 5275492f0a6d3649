import { to } from "../../platform/to";

const asking = (query: Record<string, string | undefined>) => {
	const known = Object.entries(query).filter((one): one is [string, string] => Boolean(one[1]));
	return known.length === 0 ? "" : `?${new URLSearchParams(known)}`;
};

/** The module's addresses in a tenant. */
export function places(guid: string) {
	const base = to.inTenant(guid, "general_reports");
	const project = (slug: string) => `${base}/dashboard/${slug}`;
	return {
		dashboard: (query: { state?: string; q?: string; cursor?: string } = {}) => `${base}/dashboard${asking(query)}`,
		profile: () => `${base}/profile`,
		newProject: () => `${base}/new`,
		project,
		settings: (slug: string) => `${project(slug)}/settings`,
	};
}
