import type { TFunction } from "i18next";
import { brand } from "../brand";
import { COUNTED_TO } from "../directory/home.server";
import { dayInWords } from "../directory/notice-words.server";
import { daysBetween, today } from "../platform/clock";
import type { Language } from "../platform/i18n";
import { to } from "../platform/portal-paths";
import type { PersonContext } from "../platform/tenant/context";
import type { ModuleNeed } from "../platform/tenant/needs.server";
import type { Ending } from "../platform/tenant/provider-news.server";
import { toIconName } from "../ui/icon-names";
import type { Need } from "./components/home/needs-list";
import type { Duties, HomeData } from "./home.server";
import type { PresentedNotification } from "./notifications.server";

const SHOWN = 10;

/**
 * What needs the person, in words, by harm and then by time: what modules ask until it is handled, forms that wait, what
 * has ended or ends, people who wait; and last what was not seen yet.
 */
export function needsOf(
	person: PersonContext,
	home: HomeData,
	notifications: PresentedNotification[],
	t: TFunction,
): Need[] {
	const { language } = person;
	const ends = (ending: Ending, timeZone: string, provider: boolean) =>
		ofEnding(ending, today(timeZone, person.now), provider, language, t);
	const needs = [
		...home.endings.map((ending) => ends(ending, "UTC", true)),
		...home.duties.flatMap(({ membership, endings }) =>
			endings.map((ending) => ends(ending, membership.tenant.timeZone, false)),
		),
		...(home.dead > 0 ? [ofDead(home.dead, t)] : []),
		...home.duties.flatMap((duties) => ofPeople(duties, t)),
	];
	const alreadyShown = new Set(
		needs.some((need) => need.key.startsWith("ending")) ? ["accessEnds", "accessEnded"] : [],
	);
	const waiting = home.duties.flatMap((duties) => ofWaiting(duties, language, t));
	const asked = fairly(home.duties.flatMap((duties) => ofModules(duties, person.now, t)));
	const shown = new Set([...asked, ...waiting].map((need) => need.to));
	// A notice that leads to this very page says nothing more here.
	const isNews = (one: PresentedNotification) =>
		one.seen === 0 && !alreadyShown.has(one.type) && !shown.has(pathOf(one)) && pathOf(one) !== to.home();
	const unseen = notifications.filter(isNews);
	const all = [...asked, ...waiting, ...needs].sort((a, b) => harm(a) - harm(b));
	const urgent = all.filter(({ tone }) => tone === "danger");
	// What must be followed up is never cut; of the rest so many are shown.
	const others = [...all.slice(urgent.length), ...unseen.map((one) => ofNotification(one, t))];
	return [...urgent, ...others.slice(0, Math.max(0, SHOWN - urgent.length))];
}

/** Of each kind the first one, then the others: much of one kind does not hide the rest. */
function fairly(asked: (Need & { kind: string })[]): Need[] {
	const before = (need: Need & { kind: string }) =>
		asked.filter(({ kind }) => kind === need.kind).findIndex(({ key }) => key === need.key);
	return asked
		.map((need) => ({ need, at: before(need) }))
		.sort((a, b) => a.at - b.at)
		.map(({ need: { kind: _, ...need } }) => need);
}

/** What is due stands by its day, the rest by how long it has waited. */
const whenOf = ({ dueAt, since }: ModuleNeed) => dueAt ?? since ?? Number.MAX_SAFE_INTEGER;

/** What waits in modules: it stays until it is handled, whether or not it was seen. */
function ofModules({ membership: { tenant }, needs }: Duties, now: Date, t: TFunction): (Need & { kind: string })[] {
	return [...needs]
		.sort((a, b) => whenOf(a) - whenOf(b))
		.map(
			({
				id,
				kind,
				tone,
				icon,
				title,
				about,
				action = "home:action.open",
				since,
				dueAt,
				dueOn,
				href,
				settle,
				asks,
			}) => {
				const isLate = dueAt !== null && dueAt < now.getTime();
				return {
					...{ kind, key: `${kind} ${id}`, tone, icon: toIconName(icon), title: t(title.key, title.params) },
					...{ detail: about ?? tenant.name, to: href, action: t(action) },
					...(since !== null && { at: since }),
					...(dueAt !== null && { due: dueOn ?? dueAt, isLate }),
					...(isLate && { badge: t("home:need.late") }),
					...(settle && {
						settle: { label: t(settle), asks: asks && t(asks), fields: { tenant: tenant.guid, kind, id } },
					}),
				};
			},
		);
}

/** Forms that wait for the person, before everything else; of what they ask nothing is said. */
function ofWaiting({ membership: { tenant }, waiting }: Duties, language: Language, t: TFunction): Need[] {
	return waiting.map(({ id, titles, title, at, to }) => ({
		...{ key: `waiting ${id}`, tone: "warning" as const, icon: "clipboard-list" as const },
		...{ title: titles[language] ?? title, detail: tenant.name, at, to },
		action: t("home:action.answer"),
	}));
}

/** Where a notification leads. */
export const pathOf = ({ url }: PresentedNotification) => (JSON.parse(url) as { path: string }).path;

const harm = ({ tone }: Need) => ["danger", "warning", "info"].indexOf(tone);

function ofEnding(
	{ tenant, tenantGuid, label, translationKey, expires }: Ending,
	day: string,
	provider: boolean,
	language: Language,
	t: TFunction,
): Need {
	const module = t(translationKey, { defaultValue: label });
	const left = daysBetween(day, expires);
	const words = { module, tenant, day: dayInWords(expires, language), count: Math.max(0, left) };
	return {
		key: `ending ${tenantGuid} ${translationKey}`,
		tone: left < 0 ? "danger" : "warning",
		icon: left < 0 ? "lock" : "clock",
		title: t(left < 0 ? "home:need.ended" : "home:need.ends", words),
		detail: t("home:need.lastDay", words),
		badge: left < 0 ? t("home:need.over") : t(left === 0 ? "home:need.lastToday" : "home:need.left", words),
		to: provider ? to.tenants() : brand.helpUrl,
		action: t(provider ? "home:action.openTenants" : "home:action.askProvider"),
		outside: !provider,
	};
}

function ofDead(count: number, t: TFunction): Need {
	return {
		key: "dead",
		tone: "danger",
		icon: "triangle-alert",
		title: t("home:need.dead", counted(count)),
		detail: t("home:need.deadDetail"),
		to: to.provider(),
		action: t("home:action.openOverview"),
	};
}

function ofPeople({ membership: { tenant }, invitations, withoutAdvisor }: Duties, t: TFunction): Need[] {
	const needs: Need[] = [];
	if (withoutAdvisor > 0)
		needs.push({
			key: `alone ${tenant.guid}`,
			tone: "warning",
			icon: "users-round",
			title: t("home:need.withoutAdvisor", counted(withoutAdvisor)),
			detail: tenant.name,
			to: to.users(tenant.guid),
			action: t("home:action.openMembers"),
		});
	if (invitations > 0)
		needs.push({
			key: `invited ${tenant.guid}`,
			tone: "info",
			icon: "mail",
			title: t("home:need.invitations", counted(invitations)),
			detail: tenant.name,
			to: to.invitations(tenant.guid),
			action: t("home:action.openInvitations"),
		});
	return needs;
}

function ofNotification(notification: PresentedNotification, t: TFunction): Need {
	const { id, text, detail, source, icon, created } = notification;
	return {
		key: id,
		notificationId: id,
		tone: "info",
		icon,
		title: text,
		detail: [detail, source].filter(Boolean).join(" · "),
		at: Date.parse(created),
		to: pathOf(notification),
		action: t("home:action.open"),
	};
}

/** `shown` is written, `count` decides the form of the word. */
const counted = (count: number) => ({ count, shown: count >= COUNTED_TO ? `${COUNTED_TO - 1}+` : String(count) });
