import type * as z from "zod";
import { type RetentionForm, type RulesForm, setRetention, setRules, showRules } from "#app/media/library/rules.server";
import { done } from "#app/platform/guard.server";
import type { Visit } from "#app/platform/tenant/context";

export async function saveRules(visit: Visit, input: z.output<typeof RulesForm>) {
	await setRules(visit, input);
	return done({ snackbar: { key: "filesRules:saved" } });
}

export async function keepFor(visit: Visit, input: z.output<typeof RetentionForm>) {
	const name = await setRetention(visit, input);
	const { days } = input;
	const key = days === undefined ? "filesRules:keptForGood" : "filesRules:keptFor";
	return done({ snackbar: { key, params: { name, count: days ?? 0 } } });
}

/** The organisation's rules as the calls have them; null where the portal's own limit holds. */
export async function getRules(visit: Visit) {
	const { rules, kept } = await showRules(visit);
	return {
		extensions: rules.extensions,
		max_size_mb: rules.maxSizeMb,
		member_quota_gb: rules.memberQuotaGb,
		is_private_by_default: rules.isPrivateByDefault,
		link_days: rules.linkDays,
		client_link_days: rules.clientLinkDays,
		advisor_link_days: rules.advisorLinkDays,
		admin_link_days: rules.adminLinkDays,
		other_roles: rules.others.map(({ role }) => role),
		other_days: rules.others.map(({ days }) => days),
		locked_roles: rules.linkPasswordRoles,
		removes_location: rules.removesLocation,
		kept: kept.map(({ id, name, days }) => ({ folder: id, name, days })),
	};
}

/** Sets all of them: what is left out is the portal's own limit again, or no. */
export async function replaceRules(visit: Visit, input: z.output<typeof RulesForm>) {
	await setRules(visit, input);
	return getRules(visit);
}

export async function saveRetention(visit: Visit, input: z.output<typeof RetentionForm>) {
	await setRetention(visit, input);
	return { folder: input.folder, days: input.days ?? null };
}
