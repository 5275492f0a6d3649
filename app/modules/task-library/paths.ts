import { to } from "#app/platform/portal-paths";

const withQuery = (path: string, query: Record<string, string | undefined>) => {
	const search = new URLSearchParams(Object.entries(query).filter((one): one is [string, string] => Boolean(one[1])));
	return search.size > 0 ? `${path}?${search}` : path;
};

/** The module's addresses in a tenant. */
export function paths(tenantGuid: string) {
	const base = to.inTenant(tenantGuid, "task_library");
	const content = (id: string) => `${base}/library/content/${id}`;
	const task = (id: string) => `${base}/tasks/task/${id}`;
	return {
		dashboard: `${base}/dashboard`,
		library: `${base}/library`,
		newContent: (kind?: string) => withQuery(`${base}/library/new`, { kind }),
		content,
		editContent: (id: string, kind?: string) => withQuery(`${content(id)}/edit`, { kind }),
		printContent: (id: string) => `${content(id)}/print`,
		giveTask: (id: string) => `${content(id)}/task`,
		tasks: `${base}/tasks`,
		givenTasks: `${base}/tasks/given`,
		people: `${base}/tasks/people`,
		task,
		answers: (id: string) => `${task(id)}/answers`,
		answerFile: (id: string, person: string) => `${task(id)}/file/${person}`,
		scenes: `${base}/learningscenes`,
		editScene: (id: string, find?: string) => withQuery(`${base}/learningscenes/scene/${id}/edit`, { find }),
		/** The first page of a scene, or one of its contents. */
		lesson: (sceneId: string, content?: string) => withQuery(`${base}/lessonview/${sceneId}`, { content }),
	};
}
