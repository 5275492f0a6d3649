import { asc, desc, eq } from "drizzle-orm";
import { done } from "#app/platform/guard.server";
import { newId } from "#app/platform/ids";
import { DAY } from "#app/platform/limits";
import { toInstant, toLocal } from "#app/platform/local-time";
import { invalid } from "#app/platform/problems";
import type { PortalContext } from "#app/platform/tenant/context";
import { announcements, tenants } from "#db/schema/portal";
import type { NewAnnouncement } from "./announcements.schema";

/** Announcements that the page shows, the newest first. */
const SHOWN = 100;
/** Tenants that the form offers. */
const OFFERED = 500;

const zoneOf = ({ user }: PortalContext) => user.timeZone ?? "Europe/Oslo";

/** What has been announced and what will be, and what the form for a new one begins with. */
export async function showAnnouncements(ctx: PortalContext) {
	const { across, now } = ctx;
	const found = await across.read({
		all: across.listing(announcements, { orderBy: desc(announcements.startsAt), limit: SHOWN }),
		tenants: across.listing(tenants, {
			where: eq(tenants.status, "active"),
			orderBy: asc(tenants.name),
			limit: OFFERED,
		}),
	});
	const at = now.getTime();
	return {
		rows: found.all.map(({ id, level, texts, onlyTenantId, startsAt, endsAt }) => ({
			...{ id, level, texts, startsAt, endsAt },
			tenant: found.tenants.find((tenant) => tenant.id === onlyTenantId)?.name ?? null,
			state: endsAt <= at ? ("over" as const) : startsAt > at ? ("planned" as const) : ("shown" as const),
		})),
		tenants: found.tenants.map(({ id, name }) => ({ id, name })),
		from: toLocal(at, zoneOf(ctx)),
		until: toLocal(at + DAY, zoneOf(ctx)),
		zone: zoneOf(ctx),
	};
}

/** Announces something; an unknown tenant is refused. */
export async function announce(ctx: PortalContext, { level, tenant, from, until, texts }: NewAnnouncement) {
	if (tenant !== "" && !(await ctx.across.find(tenants, tenant))) throw invalid({ tenant: "wrongValue" });
	const row = {
		...{ id: newId(ctx.now.getTime()), level, texts, onlyTenantId: tenant || null },
		startsAt: toInstant(from, zoneOf(ctx)),
		endsAt: toInstant(until, zoneOf(ctx)),
	};
	await ctx.across.commit([ctx.across.adding(announcements, row)]);
	return done({ snackbar: { key: "announcements:added" }, to: "/followup/announcements" });
}

/** Takes an announcement back at once; whether it was there or not, it is gone. */
export async function withdraw(ctx: PortalContext, { id }: { id: string }) {
	await ctx.across.commit([ctx.across.removing(announcements, id)]);
	return done({ snackbar: { key: "announcements:removed" } });
}
