import { RetentionForm, RulesForm } from "#app/media/library/rules.server";
import { handler, modes, Nothing } from "#app/platform/guard.server";
import { endpoint } from "../guard.server";
import { getRules, replaceRules, saveRetention } from "../rules-actions.server";

const admin = { level: 30 };
const api = endpoint({
	get: handler(Nothing, getRules, admin),
	post: modes(
		{ retention: handler(RetentionForm, saveRetention, { ...admin, status: 200 }) },
		handler(RulesForm, replaceRules, { ...admin, status: 200 }),
	),
});
export const loader = api.loader;
export const action = api.action;
