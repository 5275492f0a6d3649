import { to } from "#app/platform/portal-paths";

/** The module's addresses in a tenant. */
export function paths(guid: string) {
	const base = to.inTenant(guid, "finch");
	const student = (id: string) => `${base}/students/${id}`;
	const ofStudents = `${base}/reports`;
	return {
		students: `${base}/students`,
		newStudent: `${base}/new`,
		student,
		editStudent: (id: string) => `${student(id)}/edit`,
		codes: `${base}/codes`,
		/** Who of a group has answered, while they do. */
		sessionPage: `${base}/session`,
		session: (query: { group: string; form: string }) => `${base}/session?${new URLSearchParams(query)}`,
		nextYear: `${base}/next_year`,
		settings: `${base}/settings`,
		keyList: `${base}/settings/key_list`,
		/** Where students type their code. */
		code: `${base}/code`,
		list: `${base}/list`,
		newReport: ofStudents,
		reportOf: (id: string) => `${ofStudents}/${id}`,
		reportPdf: (id: string) => `${ofStudents}/${id}/pdf`,
		forms: `${base}/form`,
		formTrash: `${base}/form/trash`,
		build: (name: string) => `${base}/build/${name}`,
		replies: (name: string) => `${base}/forms/${name}`,
		reply: (name: string, id: string) => `${base}/forms/${name}/replies/${id}`,
		report: (name: string) => `${base}/formreports/${name}`,
		reportPages: (name: string) => `${base}/formreports/${name}/pages`,
	};
}
