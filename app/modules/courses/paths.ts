import { to } from "#app/platform/portal-paths";

/** A title as a part of an address; nothing but the id before it is read. */
const slugOf = (title: string) =>
	title
		.normalize("NFKD")
		.toLowerCase()
		.replaceAll(/[^a-z0-9]+/g, "-")
		.replaceAll(/^-|-$/g, "")
		.slice(0, 60) || "course";

function searchOf(query: Record<string, string | null | undefined>): string {
	const search = new URLSearchParams();
	for (const [name, value] of Object.entries(query)) if (value) search.set(name, value);
	return search.size > 0 ? `?${search}` : "";
}

/** The addresses of courses in one tenant. */
export function paths(tenantGuid: string) {
	const base = to.inTenant(tenantGuid, "courses");
	const course = (id: string) => `${base}/course/${id}`;
	return {
		dashboard: `${base}/course_dashboard`,
		trash: `${base}/trash`,
		bank: `${base}/questions`,
		newQuestion: `${base}/questions/new`,
		takeQuestions: `${base}/questions/take`,
		question: (id: string) => `${base}/questions/question/${id}`,
		people: `${base}/people`,
		paths: `${base}/paths`,
		path: (id: string) => `${base}/path/${id}`,
		cohorts: (courseId: string) => `${base}/cohorts/${courseId}`,
		cohort: (id: string) => `${base}/cohort/${id}`,
		notes: `${base}/notes`,
		notesExport: `${base}/notes/export`,
		import: (files: string[] = []) => `${base}/import${files.length > 0 ? `?files=${files.join(",")}` : ""}`,
		edit: (id: string, title: string, query: { part?: string; language?: string } = {}) => {
			const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value));
			return `${base}/edit_course/${id}/${slugOf(title)}${search.size > 0 ? `?${search}` : ""}`;
		},
		course,
		step: (id: string, partId: string, query = "") => `${course(id)}/step/${partId}${query}`,
		contentFile: (id: string, partId: string, file: string) => `${course(id)}/step/${partId}/content/${file}`,
		check: (id: string) => `${base}/check/${id}`,
		translations: (id: string) => `${base}/translations/${id}`,
		archive: (id: string) => `${course(id)}/archive`,
		certificate: (id: string) => `${course(id)}/certificate`,
		learners: (id: string, query: { cohort?: string | null; cursor?: string } = {}) =>
			`${base}/learners/${id}${searchOf(query)}`,
		handIns: (id: string, query = "") => `${base}/hand_ins/${id}${query}`,
		handIn: (id: string, handInId: string) => `${course(id)}/hand_in/${encodeURIComponent(handInId)}`,
		figures: (id: string) => `${base}/figures/${id}`,
		versions: (id: string, partId: string, query: { language: string; compare?: string }) =>
			`${base}/versions/${id}/${partId}?${new URLSearchParams(query)}`,
		evidence: (id: string, userId: string) => `${base}/evidence/${id}/${userId}`,
		evidenceExport: (id: string, userId: string) => `${base}/evidence/${id}/${userId}/export`,
		learnersExport: (id: string, query: { cohort?: string | null } = {}) =>
			`${base}/learners/${id}/export${searchOf(query)}`,
		tutorial: (query: { course?: string; part?: string; language?: string; cursor?: string } = {}) => {
			const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value));
			return `${base}/tutorial${search.size > 0 ? `?${search}` : ""}`;
		},
		tutorialFile: (course: string, partId: string, file: string) =>
			`${base}/tutorial/${course}/${partId}/content/${file}`,
		checkCertificate: (code?: string) => `${base}/certificate${code ? `?code=${code}` : ""}`,
	};
}
