import { and, asc, eq, gte, isNull, or, type SQL, sql } from "drizzle-orm";
import { today } from "#app/platform/clock";
import { to } from "#app/platform/portal-paths";
import type { TenantContext, Viewer } from "#app/platform/tenant/context";
import { companies, openings } from "#db/schema/directory";
import { levelOf } from "./level-of.server";

/** A module that keeps openings: which of its own somebody sees, and its page of a company. */
export type OpeningKeeper = {
	moduleKey: string;
	/** A condition on `openings`, for somebody with some level in the module. */
	sees: (viewer: Viewer) => SQL | undefined;
	/** The path within the tenant. */
	companyPath: (companyGuid: string) => string;
};
export type OpeningKind = (typeof openings.$inferSelect)["kind"];

let keepers: readonly OpeningKeeper[] = [];

/** What the modules have registered. It is filled once, when the Worker starts. */
export function knowOpeningKeepers(known: readonly OpeningKeeper[]): void {
	keepers = known;
}

/** What a company needs, as other modules match people with it. */
export type Opening = {
	id: string;
	kind: OpeningKind;
	title: string;
	places: number;
	note: string;
	endsOn: string;
	company: { id: string; guid: string; name: string; municipality: string | null; industry: string | null };
	/** The page of the company in the module that keeps the opening. */
	to: string;
};

/** More are not offered at once. */
const MOST = 100;

/**
 * The openings that are open and that a member sees in the modules that keep them: of one company, of some kinds, with all these words in
 * their title, their note, or the company's name, industry or municipality. Those that end first come first.
 */
export async function findOpenings(
	ctx: TenantContext & { user: { id: string } },
	{ text = "", companyId, kinds }: { text?: string; companyId?: string; kinds?: readonly OpeningKind[] } = {},
): Promise<Opening[]> {
	const seen = await Promise.all(keepers.map((keeper) => seenOf(ctx, keeper)));
	const sees = seen.filter((condition) => condition !== null);
	if (sees.length === 0) return [];
	const where = and(
		isOpenOn(today(ctx.tenant.timeZone, ctx.now)),
		companyId === undefined ? undefined : eq(openings.companyId, companyId),
		kinds && or(...kinds.map((kind) => eq(openings.kind, kind)), sql`0`),
		hasWords(text),
		or(...sees),
	);
	const { found } = await ctx.rows.read({
		found: ctx.rows.listingWith(
			openings,
			{ company: [companies, openings.companyId, ["guid", "name", "municipality", "industry"]] },
			{ where, orderBy: [asc(openings.endsOn), asc(openings.id)], limit: MOST },
		),
	});
	return found.flatMap(({ row, company }) => {
		const keeper = keepers.find(({ moduleKey }) => moduleKey === row.moduleKey);
		if (!company || !keeper) return [];
		const { id, kind, title, places, note, endsOn } = row;
		return [
			{
				...{ id, kind, title, places, note, endsOn, company },
				to: to.inTenant(ctx.tenant.guid, keeper.companyPath(company.guid)),
			},
		];
	});
}

/** The condition on openings that hold on a day. */
export const isOpenOn = (day: string): SQL => and(isNull(openings.closedAt), gte(openings.endsOn, day)) as SQL;

/** The condition on openings that have all the words somewhere. */
export function hasWords(text: string): SQL | undefined {
	const words = text.trim().toLowerCase().split(/\s+/).filter(Boolean);
	if (words.length === 0) return undefined;
	const all = sql`lower(${openings.title} || ' ' || ${openings.note}) || ' ' || (select ${companies.sortName} || ' ' || lower(coalesce(${companies.industry}, '') || ' ' || coalesce(${companies.municipality}, '')) from ${companies} where ${and(eq(companies.tenantId, openings.tenantId), eq(companies.id, openings.companyId))})`;
	return and(...words.map((word) => sql`instr(${all}, ${word}) > 0`));
}

async function seenOf(ctx: TenantContext & { user: { id: string } }, keeper: OpeningKeeper): Promise<SQL | null> {
	const { level } = await levelOf(ctx, ctx.user.id, keeper.moduleKey);
	if (level === 0) return null;
	const viewer = { tenant: ctx.tenant, access: { level }, user: { id: ctx.user.id } };
	return and(eq(openings.moduleKey, keeper.moduleKey), keeper.sees(viewer)) as SQL;
}
