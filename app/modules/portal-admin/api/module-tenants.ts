import { and, eq, sql } from "drizzle-orm";
import { today } from "#app/platform/clock";
import {
	choice,
	endpointOf,
	handler,
	modes,
	personalWithGrants,
	superadmin,
	superadminInTenant,
	tenantAdmin,
	tenantMember,
} from "#app/platform/guard.server";
import { isLanguage } from "#app/platform/i18n";
import { pageOf } from "#app/platform/paging.server";
import { wholeContext } from "#app/platform/request-context.server";
import type { PersonContext, PortalContext, Visit } from "#app/platform/tenant/context";
import { menuItems } from "#app/platform/tenant/menu-items.server";
import { modulesTenant } from "#db/schema/portal";
import { changeTerms, giveModule, readingEntries, serializeEntry, switchEntry } from "../entries.server";
import { MembersQuery, MenuQuery, TenantModulesQuery } from "../grants.schema";
import { memberKey, readingMembers, serializeMember, shapeMembers } from "../members.server";
import { asksOf, listTenants } from "../tenant-list.server";
import { EntryChange, EntryGift, EntryStatus, TenantsQuery } from "../tenants.schema";
import { serializeListed } from "../tenants.server";

/** The terms are the provider's; whoever sends the status alone switches. */
const hasTerms = (sent: Record<string, unknown>) =>
	["starts", "expires", "roles"].some((name) => sent[name] !== undefined);

const api = endpointOf(
	{
		get: modes({
			getmodulesandcomponentsforuser: personalWithGrants.as(
				handler(MenuQuery, (person: PersonContext, { lang }) =>
					menuItems(person, isLanguage(lang) ? lang : person.language),
				),
			),
			gettenantswithmodulescount: superadmin.as(
				handler(TenantsQuery, async (ctx: PortalContext, query) => {
					const { items, next } = await listTenants(ctx, asksOf(query));
					return { items: items.map(serializeListed), next };
				}),
			),
			getusersfromtenant: tenantAdmin.as(
				handler(MembersQuery, async ({ context, tenant }: Visit, { limit, ...asked }) => {
					const rows = shapeMembers(await readingMembers(wholeContext(context).db, tenant.id, limit, asked));
					const { items, next } = pageOf(rows, limit, (row) => memberKey(row, asked));
					return { items: items.map(serializeMember), next };
				}),
			),
			getmodulefromtenantmodule: tenantAdmin.as(
				handler(TenantModulesQuery, async ({ context, tenant, now }: Visit, { adminfetch }) => {
					const day = today(tenant.timeZone, now);
					const live = and(
						eq(modulesTenant.status, 1),
						sql`(${modulesTenant.starts} is null or ${modulesTenant.starts} <= ${day})`,
						sql`(${modulesTenant.expires} is null or ${modulesTenant.expires} >= ${day})`,
					);
					const entries = await readingEntries(wholeContext(context).db, tenant.id, adminfetch ? undefined : live);
					const items = entries.map((entry) => ({
						...serializeEntry(entry),
						key: entry.key,
						label: entry.label,
						module_translation_key: entry.translationKey,
					}));
					return { items, next: null };
				}),
			),
		}),
		post: choice(({ id, ...sent }) => (id === undefined ? "give" : hasTerms(sent) ? "change" : "switch"), {
			give: superadminInTenant.as(
				handler(EntryGift, async (visit: Visit, gift) => serializeEntry(await giveModule(visit, gift))),
			),
			switch: tenantMember.as(
				handler(EntryStatus, async (visit: Visit, input) => serializeEntry(await switchEntry(visit, input))),
			),
			change: superadminInTenant.as(
				handler(EntryChange, async (visit: Visit, { id, updatedAt, ...terms }) =>
					serializeEntry(await changeTerms(visit, id, terms, updatedAt)),
				),
			),
		}),
	},
	{ record: modulesTenant },
);
export const loader = api.loader;
export const action = api.action;
