import { to } from "#app/platform/to";

/** The module's addresses in a tenant. */
export function paths(guid: string) {
	const base = to.inTenant(guid, "finch");
	const student = (id: string) => `${base}/students/${id}`;
	const report = (id: string) => `${base}/reports/${id}`;
	return {
		students: `${base}/students`,
		newStudent: `${base}/new`,
		student,
		editStudent: (id: string) => `${student(id)}/edit`,
		codes: `${base}/codes`,
		/** Where students type their code. */
		code: `${base}/code`,
		list: `${base}/list`,
		newReport: `${base}/reports`,
		reportOf: (id: string) => report(id),
		reportPdf: (id: string) => `${report(id)}/pdf`,
		forms: `${base}/form`,
		formTrash: `${base}/form/trash`,
		build: (name: string) => `${base}/build/${name}`,
		replies: (name: string) => `${base}/forms/${name}`,
		reply: (name: string, id: string) => `${base}/forms/${name}/replies/${id}`,
		figures: (name: string) => `${base}/formreports/${name}`,
		reportPages: (name: string) => `${base}/formreports/${name}/pages`,
	};
}
