import type { RequestContext } from "../request-context.server";
import type { User } from "./context";
import type { NeedsOfModule, Waiting } from "./needs.server";
import { openBeside } from "./own-database.server";
import type { MenuView, Principal } from "./principal.server";
import { viewsApartSql, waitingApartSql } from "./principal-sql.server";
import { isApart } from "./whose-table.server";

type Counted = (Omit<NeedsOfModule, "waiting"> & { waiting: string })[];

/**
 * The visitor of a page with what the menu says of tenants that have a database of their own, in place of what a move has
 * left in the portal's: one more round trip, and none for whoever is in no such tenant.
 */
export async function withApart(context: RequestContext, principal: Principal, counted: Counted): Promise<Principal> {
	const apart = principal.memberships.flatMap(({ tenant }) =>
		tenant.database === null ? [] : { id: tenant.id, database: tenant.database },
	);
	const { user } = principal;
	const moved = counted.filter(({ waiting }) => isApart(waiting));
	const keys = new Set(moved.map(({ manifest }) => manifest.key));
	if (!user || apart.length === 0) return principal;
	const ids = new Set(apart.map(({ id }) => id));
	const found = await Promise.all(apart.map((tenant) => readApart(context, tenant, user, principal, moved)));
	const isHere = ({ tenantId }: { tenantId: string }) => !ids.has(tenantId);
	const isCounted = (one: Waiting) => isHere(one) || !keys.has(one.moduleKey);
	return {
		...principal,
		views: [...principal.views.filter(isHere), ...found.flatMap(({ views }) => views)],
		waiting: [...principal.waiting.filter(isCounted), ...found.flatMap(({ waiting }) => waiting)],
	};
}

async function readApart(
	context: RequestContext,
	tenant: { id: string; database: string },
	{ id: userId }: Pick<User, "id">,
	{ entries }: Principal,
	counted: Counted,
): Promise<{ views: MenuView[]; waiting: Waiting[] }> {
	const { $client: own } = openBeside(context, tenant.database);
	const asked = counted.flatMap(({ manifest, screen, waiting }) => {
		const entry = entries.find((one) => one.tenantId === tenant.id && one.moduleKey === manifest.key);
		return entry && entry.level >= screen.level ? { key: manifest.key, level: entry.level, waiting } : [];
	});
	const [views, ...waiting] = await own.batch<Record<string, unknown>>([
		own.prepare(viewsApartSql).bind(tenant.id, userId),
		...asked.map(({ waiting, level }) => own.prepare(waitingApartSql(waiting)).bind(tenant.id, userId, level)),
	]);
	return {
		views: (views?.results ?? []) as MenuView[],
		waiting: asked.map(({ key }, at) => ({
			...{ tenantId: tenant.id, moduleKey: key },
			count: Number(waiting[at]?.results[0]?.count ?? 0),
		})),
	};
}
