import { to } from "#app/platform/portal-paths";

/** The module's addresses in a tenant. */
export function paths(guid: string) {
	const base = to.inTenant(guid, "kartlegging");
	const company = (key: string) => `${base}/companies/${key}`;
	return {
		companies: `${base}/companies`,
		people: `${base}/people`,
		newCompany: `${base}/new`,
		company,
		editCompany: (key: string) => `${company(key)}/edit`,
		results: (key: string) => `${company(key)}/results`,
		file: (key: string, file: string) => `${company(key)}/files/${file}`,
		campaigns: `${base}/campaigns`,
		campaign: (id: string) => `${base}/campaigns/${id}`,
		openings: `${base}/openings`,
		forms: `${base}/form`,
		formTrash: `${base}/form/trash`,
		build: (name: string) => `${base}/build/${name}`,
		replies: (name: string) => `${base}/forms/${name}`,
		reply: (name: string, id: string) => `${base}/forms/${name}/replies/${id}`,
		report: (name: string) => `${base}/formreports/${name}`,
		reportPages: (name: string) => `${base}/formreports/${name}/pages`,
	};
}

/** Addresses for everybody who has their secret. */
export const openPaths = {
	own: (token: string) => `/kartlegging/company/${token}`,
};
