import { to } from "#app/platform/portal-paths";

/** The module's addresses in a tenant. */
export function paths(tenantGuid: string) {
	const base = to.inTenant(tenantGuid, "norwegian_learning");
	const test = (id: string) => `${base}/tests/test/${id}`;
	const take = (linkGuid: string) => `${base}/norwegian_learning_test/${linkGuid}`;
	return {
		dashboard: `${base}/dashboard`,
		items: `${base}/items`,
		newItem: (kind?: string) => (kind ? `${base}/items/new?kind=${kind}` : `${base}/items/new`),
		takeItems: `${base}/items/take`,
		item: (id: string) => `${base}/items/item/${id}`,
		editItem: (id: string) => `${base}/items/item/${id}/edit`,
		/** What people have typed to an item and is not accepted; with ticks what accepting these changes. */
		typedAnswers: (id: string, ticks: readonly string[] = []) => {
			const query = new URLSearchParams(ticks.map((tick) => ["accept", tick]));
			return `${base}/items/item/${id}/answers${query.size > 0 ? `?${query}` : ""}`;
		},
		tests: `${base}/tests`,
		test,
		/** The ways by which people come to a test. */
		links: (testId: string) => `${test(testId)}/links`,
		/** Everybody who has taken a test, and how they stand. */
		group: (testId: string) => `${test(testId)}/group`,
		production: `${base}/production`,
		newProductionTask: `${base}/production/tasks/new`,
		productionTask: (id: string) => `${base}/production/tasks/${id}`,
		/** Where a learner writes or speaks. */
		doProduction: (taskId: string) => `${base}/production/do/${taskId}`,
		/** What somebody has written or said, with how it is assessed. */
		answer: (id: string) => `${base}/production/answer/${id}`,
		recording: (id: string) => `${base}/production/answer/${id}/recording`,
		/** What an assessor has said; with when, as a later one has the same address. */
		spokenComment: (id: string, assessorId: string, at: number) =>
			`${base}/production/answer/${id}/comment/${assessorId}?at=${at}`,
		words: `${base}/words`,
		/** Where one's words are repeated; with `more` on after what the day has room for. */
		reviewWords: (more = false) => `${base}/words/review${more ? "?more=1" : ""}`,
		word: (id: string) => `${base}/words/word/${id}`,
		newWordList: `${base}/words/lists/new`,
		wordList: (id: string) => `${base}/words/lists/${id}`,
		giveWordList: (id: string) => `${base}/words/lists/${id}/give`,
		/** Where the people are searched whom a list is given. */
		wordPeople: `${base}/words/lists/people`,
		results: `${base}/results`,
		attempt: (id: string) => `${base}/results/attempt/${id}`,
		/** Where somebody takes the test to which a link leads, without logging in. */
		take,
		/** A picture or recording of an item, for whoever has been asked it. */
		takeFile: (linkGuid: string, fileGuid: string) => `${take(linkGuid)}/file/${fileGuid}`,
		takeResult: (linkGuid: string) => `${take(linkGuid)}/result.pdf`,
		/** The way back to an attempt on another device. */
		comeBack: (linkGuid: string, secret: string) => `${take(linkGuid)}/back/${secret}`,
	};
}
