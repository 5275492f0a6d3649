import { done, handler } from "#app/platform/guard.server";
import { LEVEL_ALL, LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { paths } from "../paths";
import { giveExtraTime } from "./extra-time.server";
import { AttemptRef, ExtraTimeInput } from "./results.schema";
import { removeAttempt } from "./show-results.server";

export const attemptHandlers = {
	extraTime: handler(
		ExtraTimeInput,
		async (visit: Visit, input) => {
			await giveExtraTime(visit, input);
			return done({ snackbar: { key: "norwegianLearning:snackbar.saved" } });
		},
		{ level: LEVEL_CLIENTS },
	),
	remove: handler(
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
