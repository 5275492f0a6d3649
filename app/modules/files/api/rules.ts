import { RetentionForm, RulesForm } from "#app/media/library/rules.server";
import { modes, Nothing, verb } from "#app/platform/guard.server";
import { endpoint } from "../guard.server";
import { getRules, replaceRules, saveRetention } from "../rules-actions.server";

const admin = { level: 30 };
const api = endpoint({
	get: verb(Nothing, getRules, admin),
	post: modes(
		{ retention: verb(RetentionForm, saveRetention, { ...admin, status: 200 }) },
		verb(RulesForm, replaceRules, { ...admin, status: 200 }),
	),
});
export const loader = api.loader;
export const action = api.action;
