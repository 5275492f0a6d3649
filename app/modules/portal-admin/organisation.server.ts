import { eq } from "drizzle-orm";
import type * as z from "zod";
import { forgetNow, readingFormer } from "#app/directory/former-members.server";
import { deletedOn } from "#app/directory/kept-months";
import { type NotificationSettingsInput, rulesOf } from "#app/directory/notification-settings.schema";
import type { Filter } from "#app/lists/filters";
import { askedBy } from "#app/lists/read-list.server";
import { addDays, today } from "#app/platform/clock";
import { done } from "#app/platform/guard.server";
import { readingDefaults, saveDefaults } from "#app/platform/notifications/defaults.server";
import { notFound } from "#app/platform/problems";
import { wholeContext } from "#app/platform/request-context.server";
import { Across } from "#app/platform/tenant/across.server";
import type { Visit } from "#app/platform/tenant/context";
import { writerOf } from "#app/platform/tenant/enter.server";
import { databasesOf } from "#app/platform/tenant/own-database.server";
import { tenants } from "#db/schema/portal";
import { type AuditRow, readingEvents, shapeAudit } from "./audit/events.server";
import { planAudit } from "./audit/plan.server";
import { type NamedEntry, readingEntries } from "./entries.server";
import { entryState } from "./module-entries";
import type * as input from "./organisation.schema";
import { changeOwnLogo, changePolicy, writeOwnTenant } from "./own-tenant.server";

const LOG = 50;

type In<Schema extends z.ZodType> = z.output<Schema>;
const said = (key: string) => done({ snackbar: { key: `organisation:snackbar.${key}`, kind: "success" } });

/** What an administrator sees of their own tenant, in one round trip. */
export async function showOrganisation(visit: Visit, { tab, log, left, ...asks }: input.OrganisationQuery) {
	const { tenant, context, now } = visit;
	const across = new Across(wholeContext(context).db, writerOf(context, visit.actor));
	const plan = planAudit(
		{ ...auditAsksOf(asks), limit: tab === "log" ? LOG : 0, cursor: log },
		askedBy(visit),
		tenant.id,
	);
	const { found, entries, events, notificationDefaults, former } = await across.read({
		notificationDefaults: readingDefaults(visit),
		former: readingFormer(visit, left),
		found: across.listing(tenants, { where: eq(tenants.id, tenant.id), limit: 1 }),
		entries: across.reading<NamedEntry>((db) => readingEntries(db, tenant.id)),
		events: across.reading<AuditRow>((db) => readingEvents(db, plan.options)),
	});
	const [record] = found;
	if (!record) throw notFound();
	const { guid, name, language, timeZone, accent, secondFactor, keepsOnDevices, learningKeptMonths, updatedAt } =
		record;
	const [, ...own] = tab === "log" ? databasesOf(wholeContext(context), tenant) : [];
	const beside = await Promise.all(own.map((db) => readingEvents(db, plan.options)));
	const { items, next } = plan.page(shapeAudit(plan.merge([events, ...beside] as AuditRow[][])));
	return {
		tab,
		tenant: {
			...{ guid, name, language, timeZone, accent, secondFactor, keepsOnDevices, learningKeptMonths, updatedAt },
			hasLogo: record.logoKey !== null,
			hasDarkLogo: record.logoDarkKey !== null,
		},
		notificationDefaults,
		hasSecondFactor: visit.user.hasSecondFactor,
		entries: entries.map((entry) => ({
			...{ id: entry.id, label: entry.label, translationKey: entry.translationKey },
			state: entryState(entry, timeZone, now),
		})),
		former: former.items.map(({ id, name: whose, leftAt, isAsked }) => ({
			...{ id, name: whose, isAsked, leftOn: today(timeZone, new Date(leftAt)) },
			deletedOn: deletedOn(timeZone, leftAt, learningKeptMonths),
		})),
		nextFormer: former.next,
		isFirstFormer: left === undefined,
		log: tab === "log" ? items : [],
		nextLog: tab === "log" ? next : null,
		asks: { ...asks, isFirst: log === undefined },
	};
}

/** What the log's own filters ask, as its plan takes it. */
function auditAsksOf({ q, action, kind, from, until }: Omit<input.OrganisationQuery, "tab" | "log" | "left">) {
	const filters: Filter[] = [];
	if (action) filters.push({ column: "action", op: "any", values: [action] });
	if (kind) filters.push({ column: "kind", op: "any", values: [kind] });
	if (from) filters.push({ column: "at", op: "after", values: [addDays(from, -1)] });
	if (until) filters.push({ column: "at", op: "before", values: [addDays(until, 1)] });
	return { q, sort: "-at", filters };
}

export type Organisation = Awaited<ReturnType<typeof showOrganisation>>;

export async function saveAbout(visit: Visit, { updatedAt, ...patch }: In<typeof input.AboutOrganisationInput>) {
	await writeOwnTenant(visit, patch, updatedAt);
	return said("saved");
}

export async function saveLogo(visit: Visit, { logo }: In<typeof input.OwnLogoInput>) {
	await changeOwnLogo(visit, "logoKey", logo);
	return said("saved");
}

export async function saveDarkLogo(visit: Visit, { darkLogo }: In<typeof input.OwnDarkLogoInput>) {
	await changeOwnLogo(visit, "logoDarkKey", darkLogo);
	return said("saved");
}

export async function dropLogo(visit: Visit) {
	await changeOwnLogo(visit, "logoKey", null);
	return said("saved");
}

export async function dropDarkLogo(visit: Visit) {
	await changeOwnLogo(visit, "logoDarkKey", null);
	return said("saved");
}

export async function saveAccent(visit: Visit, { accent }: In<typeof input.OwnAccentInput>) {
	await writeOwnTenant(visit, { accent });
	return said("saved");
}

export async function dropAccent(visit: Visit) {
	await writeOwnTenant(visit, { accent: null });
	return said("saved");
}

export async function saveNotificationDefaults(visit: Visit, input: In<typeof NotificationSettingsInput>) {
	await saveDefaults(visit, rulesOf(input));
	return said("saved");
}

export async function saveDevices(visit: Visit, { keepsOnDevices }: In<typeof input.DevicesInput>) {
	await writeOwnTenant(visit, { keepsOnDevices });
	return said("saved");
}

export async function savePolicy(visit: Visit, { secondFactor }: In<typeof input.PolicyInput>) {
	await changePolicy(visit, secondFactor);
	return said("saved");
}

export async function saveKept(visit: Visit, { months }: In<typeof input.KeptInput>) {
	await writeOwnTenant(visit, { learningKeptMonths: months });
	return said("saved");
}

/** Deletes what a former member learnt now; the queue does it. */
export async function forget(visit: Visit, { person }: In<typeof input.ForgetInput>) {
	await forgetNow(visit, person);
	return said("forgetting");
}
