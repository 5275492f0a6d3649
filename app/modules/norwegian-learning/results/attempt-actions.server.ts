import { done, verb } from "#app/platform/guard.server";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { paths } from "../paths";
import { AttemptRef } from "./results.schema";
import { removeAttempt } from "./show-results.server";

export const attemptVerbs = {
	remove: verb(
		AttemptRef,
		async (visit: Visit, input) => {
			await removeAttempt(visit, input);
			return done({
				snackbar: { key: "norwegianLearning:snackbar.resultRemoved" },
				to: paths(visit.tenant.guid).results,
			});
		},
		{ level: LEVEL_ALL },
	),
};
