import { to } from "../platform/portal-paths";
import type { PersonContext } from "../platform/tenant/context";
import type { HomeData } from "./home.server";

export type FirstStep = { key: "photo" | "profile" | "logo" | "invite" | "form"; to: string; isDone: boolean };

/** What one begins with: an administrator with the organisation, until all of it is there; others while nothing is theirs yet. */
export function firstSteps(person: PersonContext, { kind, duties, parts }: HomeData, needs: number): FirstStep[] {
	const { user } = person;
	const own: FirstStep[] = [
		{ key: "photo", to: to.profile(), isDone: user.photoKey !== null },
		{ key: "profile", to: to.profile(), isDone: user.firstName !== "" && user.timeZone !== null },
	];
	if (kind === "advisor") {
		const isEmpty = needs === 0 && duties.every(({ clients }) => clients.length === 0) && isBare(parts);
		return isEmpty ? own : [];
	}
	const [managed] = duties.filter(({ membership }) => membership.role === "ADMIN");
	if (kind !== "admin" || !managed) return [];
	const { guid, logoKey, id } = managed.membership.tenant;
	const makesForms = person.entries.some((entry) => entry.tenantId === id && entry.moduleKey === "form_builder");
	const steps: FirstStep[] = [
		{ key: "logo", to: to.organisation(guid), isDone: logoKey !== null },
		...(managed.canInvite
			? [{ key: "invite" as const, to: to.invite(guid), isDone: managed.peopleCount > 1 || managed.invitations > 0 }]
			: []),
		...(makesForms
			? [{ key: "form" as const, to: to.inTenant(guid, "form_builder/forms"), isDone: managed.formCount > 0 }]
			: []),
	];
	return steps.every(({ isDone }) => isDone) ? [] : [...steps, ...own];
}

const isBare = (parts: HomeData["parts"]) =>
	parts.every(({ kind, items }) => kind === "news" || kind === "begun" || items.length === 0);
