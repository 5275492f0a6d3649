import { type Language, languages } from "../platform/i18n";
import { translator } from "../platform/i18n.server";
import { to } from "../platform/portal-paths";
import type { PersonContext } from "../platform/tenant/context";
import { dateFormat } from "../ui/formatters";
import { firstSteps } from "./first-steps.server";
import { type HomeData, type ReadPart, readHome } from "./home.server";
import { columnsOf, readLayout, sectionKeys } from "./home-layout";
import type { HomeQuery } from "./home-layout.schema";
import { needsOf, pathOf } from "./needs.server";
import { serializeAll } from "./notifications.server";
import { timeZoneOf } from "./time-zone";
import { tourFor } from "./tour";

const NOTICES = 5;

/** The home page in the person's words: greeting by their own clock, what needs them, whom they work with, what was last. */
export async function serializeHome(person: PersonContext, { arrange, tour }: HomeQuery) {
	const { user, language, memberships, now } = person;
	const timeZone = timeZoneOf(user, memberships);
	const [home, t] = await Promise.all([readHome(person), translator(language)]);
	const notifications = await serializeAll(home.notifications, language);
	const needs = needsOf(person, home, notifications, t);
	const shown = new Set(needs.flatMap(({ notificationId, to }) => [notificationId, to]));
	const manages = home.duties.find(({ membership }) => membership.role === "ADMIN");
	const sections = {
		firstSteps: firstSteps(person, home, needs.length),
		...{ calendar: partsOf(home, "calendar"), followed: partsOf(home, "followed") },
		...{ begun: partsOf(home, "begun"), news: partsOf(home, "news") },
		people: peopleOf(home),
		newest: home.newest,
		notices: notifications
			.filter((one) => !shown.has(one.id) && !shown.has(pathOf(one)) && pathOf(one) !== to.home())
			.slice(0, NOTICES)
			.map((one) => ({
				...{ id: one.id, title: one.text, source: one.source, to: pathOf(one), at: Date.parse(one.created) },
			})),
	};
	// What was opened last the browser knows, and the menu has the modules.
	const full = sectionKeys.filter((key) => key === "recent" || key === "modules" || sections[key].length > 0);
	return {
		kind: home.kind,
		closed: person.closed.map(({ tenant }) => tenant.name),
		lacksSecondFactor: user.lacksSecondFactor,
		date: longDay(now, timeZone, language),
		greeting: t(`home:greeting.${partOfDay(now, timeZone)}${user.firstName ? "Named" : ""}`, { name: user.firstName }),
		needs,
		sections,
		columns: columnsOf(readLayout(user.homeLayout), full, home.kind === "client"),
		isArranging: arrange !== undefined,
		tour: tourFor(home.kind, user.tourLeftAt, tour),
		/** Where all that is one's own to do stands: with the name where there are several. */
		ownTasks: home.duties.map(({ membership: { tenant } }) => ({
			guid: tenant.guid,
			name: home.duties.length > 1 ? tenant.name : null,
		})),
		ownForms: home.kind === "client" ? (home.duties[0]?.membership.tenant.guid ?? null) : null,
		inviteTo: manages?.canInvite ? manages.membership.tenant.guid : null,
	};
}

export type HomeSections = Awaited<ReturnType<typeof serializeHome>>["sections"];

/** What one kind of part has to show: of each tenant by itself. */
function partsOf<Kind extends ReadPart["kind"]>(home: HomeData, kind: Kind) {
	const found = home.parts.filter((part): part is Extract<ReadPart, { kind: Kind }> => part.kind === kind);
	return found.filter(({ items }) => items.length > 0);
}

/** Whom the person works with, where no module shows how it goes with them. */
function peopleOf({ duties, parts }: HomeData) {
	const isFollowed = parts.some(({ kind, items }) => kind === "followed" && items.length > 0);
	return duties
		.map(({ membership, clients, advisors }) => ({
			tenant: membership.tenant.guid,
			clients: isFollowed ? [] : clients,
			// When an advisor was last here is not a client's business.
			advisors: advisors.map(({ id, name, email, phone }) => ({ id, name, email, phone })),
		}))
		.filter(({ clients, advisors }) => clients.length + advisors.length > 0);
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
