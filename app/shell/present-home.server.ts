import { type Language, languages } from "../platform/i18n";
import { translator } from "../platform/i18n.server";
import type { PersonContext } from "../platform/tenant/context";
import { dateFormat } from "../ui/formatters";
import { readHome } from "./home.server";
import { needsOf } from "./needs.server";
import { presentAll } from "./notifications.server";
import { timeZoneOf } from "./time-zone";

const NOTICES = 5;

/** The home page in the person's words: greeting by their own clock, what needs them, whom they work with, what was last. */
export async function presentHome(person: PersonContext) {
	const { user, language, memberships, now } = person;
	const timeZone = timeZoneOf(user, memberships);
	const [home, t] = await Promise.all([readHome(person), translator(language)]);
	const notifications = await presentAll(home.notifications, language);
	const needs = needsOf(person, home, notifications, t);
	const shown = new Set(needs.map((need) => need.notificationId));
	const manages = home.duties.find(({ membership }) => membership.role === "ADMIN");
	return {
		kind: home.kind,
		closed: person.closed.map(({ tenant }) => tenant.name),
		lacksSecondFactor: user.lacksSecondFactor,
		date: longDay(now, timeZone, language),
		greeting: t(`home:greeting.${partOfDay(now, timeZone)}${user.firstName ? "Named" : ""}`, { name: user.firstName }),
		needs,
		people: home.duties.map(({ membership, clients, advisors }) => ({
			tenant: membership.tenant.guid,
			clients,
			// When an advisor was last here is not a client's business.
			advisors: advisors.map(({ id, name, email, phone }) => ({ id, name, email, phone })),
		})),
		inviteTo: manages?.canInvite ? manages.membership.tenant.guid : null,
		newest: home.newest,
		notices: notifications
			.filter(({ id }) => !shown.has(id))
			.slice(0, NOTICES)
			.map(({ id, text, source, url, created }) => ({
				id,
				title: text,
				source,
				to: (JSON.parse(url) as { path: string }).path,
				at: Date.parse(created),
			})),
	};
}

/** The part of the day by which one greets. */
export function partOfDay(now: Date, timeZone: string): "morning" | "afternoon" | "evening" {
	const hour = Number(dateFormat("en-GB", { timeZone, hour: "2-digit", hourCycle: "h23" }).format(now));
	if (hour >= 5 && hour < 12) return "morning";
	return hour >= 12 && hour < 18 ? "afternoon" : "evening";
}

function longDay(now: Date, timeZone: string, language: Language): string {
	const { locale } = languages[language];
	const style = { weekday: "long", day: "numeric", month: "long", year: "numeric", timeZone } as const;
	const day = dateFormat(locale, style).format(now);
	return day.charAt(0).toLocaleUpperCase(locale) + day.slice(1);
}
