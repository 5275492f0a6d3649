import { to } from "#app/platform/portal-paths";

/** The module's addresses in a tenant. */
export function paths(guid: string) {
	const base = to.inTenant(guid, "hms");
	const company = (key: string) => `${base}/companies/${key}`;
	const round = (id: string) => `${base}/rounds/${id}`;
	const deviation = (id: string) => `${base}/deviations/${id}`;
	return {
		companies: `${base}/companies`,
		newCompany: `${base}/new_company`,
		company,
		editCompany: (key: string) => `${company(key)}/edit`,
		/** The page that plans a round, of a company where one is named (by its guid). */
		newRound: (key?: string) => `${base}/new_form${key ? `?company=${key}` : ""}`,
		rounds: `${base}/rounds`,
		round,
		point: (id: string, point: string) => `${round(id)}/points/${point}`,
		photo: (id: string, photo: string) => `${round(id)}/photos/${photo}`,
		protocol: (id: string) => `${base}/read_reply?round=${id}`,
		protocolPdf: (id: string) => `${round(id)}/pdf`,
		companyRisk: (key: string) => `${company(key)}/risk`,
		posters: (key: string) => `${company(key)}/posters`,
		duties: (key: string) => `${company(key)}/duties`,
		dutiesPdf: (key: string) => `${company(key)}/duties/pdf`,
		document: (key: string, id: string) => `${company(key)}/documents/${id}`,
		schedules: (key: string) => `${company(key)}/schedules`,
		year: (year?: number) => `${base}/year${year ? `?year=${year}` : ""}`,
		poster: (id: string) => `${base}/posters/${id}`,
		mine: (role?: string) => `${base}/mine${role ? `?role=${role}` : ""}`,
		advising: (whose?: string) => `${base}/advising${whose ? `?whose=${whose}` : ""}`,
		statistics: `${base}/statistics`,
		checklists: `${base}/checklists`,
		checklist: (id: string) => `${base}/checklists/${id}`,
		newChecklist: (from?: string) => `${base}/new_checklist${from ? `?from=${from}` : ""}`,
		deviations: `${base}/deviations`,
		newDeviation: (key?: string) => `${base}/new_deviation${key ? `?company=${key}` : ""}`,
		deviation,
		deviationFile: (id: string, file: string) => `${deviation(id)}/files/${file}`,
		observations: (key?: string) => `${base}/observations${key ? `?company=${key}` : ""}`,
		plan: `${base}/plan`,
		settings: `${base}/settings`,
		letters: `${base}/settings/letters`,
		letter: (event: string) => `${base}/settings/letters/${event}`,
		measure: (id: string) => `${base}/plan/${id}`,
		newMeasure: (key?: string) => `${base}/new_measure${key ? `?company=${key}` : ""}`,
	};
}

/** Addresses for everybody: where one reports by a poster, and where one sees how it goes. */
export const open = {
	report: (poster: string) => `/hms/report/${poster}`,
	status: (poster: string, token: string) => `/hms/report/${poster}/${token}`,
};
