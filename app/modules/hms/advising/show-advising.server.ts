import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import { nameOf } from "#app/directory/names";
import { tallying } from "#app/lists/statistics/tally.server";
import { addMonths, today } from "#app/platform/clock";
import type { Visit } from "#app/platform/tenant/context";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { companies } from "#db/schema/directory";
import { campaignCompanies, safetyCampaigns, safetyCompanies } from "#db/schema/hms";
import { companyPointers } from "../companies/companies.resource.server";
import { readingOverdue } from "../companies/show-companies.server";
import { companyStatus, companyStatuses } from "../companies/status";
import { openTo, visibleCompanies } from "../visible.server";
import type { AdvisingQuery } from "./advising.schema";
import { type Counted, compareIndustries } from "./industries";
import { isLate, lateSince } from "./late";

/** Companies of one advisor that are looked at, and campaigns that are listed. */
const MOST = 500;
const CAMPAIGNS = 10;
/** Months within which a company was inspected lately. */
const LATELY = 12;

/** What an advisor of many companies asks first: who is late, how it stands beside others of the industry, and what came of a letter. */
export async function showAdvising(visit: Visit, { whose }: z.output<typeof AdvisingQuery>) {
	const { rows, tenant, user, now } = visit;
	const day = today(tenant.timeZone, now);
	const read = await rows.read({
		found: rows.listingWith(safetyCompanies, companyPointers, {
			where: and(visibleCompanies(visit), whose && eq(safetyCompanies.leadId, user.id)),
			orderBy: [sql`min(${safetyCompanies.nextRoundOn}, ${safetyCompanies.nextMeasureOn})`, safetyCompanies.id],
			limit: MOST + 1,
		}),
		overdue: readingOverdue(visit, day),
		counted: readingIndustries(visit, day),
		campaigns: rows.listing(safetyCampaigns, {
			where: eq(safetyCampaigns.createdBy, user.id),
			orderBy: desc(safetyCampaigns.id),
			limit: CAMPAIGNS,
		}),
		written: readingWritten(visit, day),
	});
	const all = read.found.slice(0, MOST).flatMap(({ row, company, lead }) =>
		company
			? [
					{
						...{ id: row.id, guid: company.guid, name: company.name, email: company.email },
						...{ industry: company.industry ?? "", lead: lead && nameOf(lead), since: lateSince(row, day) },
						...{ status: companyStatus(row, day), overdue: read.overdue.get(row.id) ?? 0 },
						...{ lastRoundOn: row.lastRoundOn || null, openDeviations: row.openDeviations },
						isLate: isLate(row, day),
					},
				]
			: [],
	);
	const { shown, hidden } = compareIndustries(read.counted);
	return {
		...{ tenant: tenant.guid, whose: whose ?? null, hasMore: read.found.length > MOST, total: all.length },
		standing: companyStatuses.map((status) => ({
			status,
			count: all.filter((company) => company.status === status).length,
		})),
		late: all.filter((company) => company.isLate),
		industries: shown.map((industry) => ({
			...industry,
			own: all.filter((company) => company.industry === industry.industry),
		})),
		hiddenIndustries: hidden,
		campaigns: read.campaigns.map(({ id, subject, createdAt }) => ({
			...{ id, subject, at: createdAt },
			written: read.written.get(id)?.all ?? 0,
			caughtUp: read.written.get(id)?.caughtUp ?? 0,
		})),
	};
}
export type AdvisingView = Awaited<ReturnType<typeof showAdvising>>;

const late = (day: string): SQL =>
	sql`(${safetyCompanies.nextRoundOn} < ${day} or ${safetyCompanies.nextMeasureOn} < ${day})`;

/** The organisation's companies, counted by what is compared: nothing of a single one leaves this. */
function readingIndustries(visit: Visit, day: string): PendingQuery<Counted[]> {
	const its = and(eq(companies.tenantId, safetyCompanies.tenantId), eq(companies.id, safetyCompanies.id));
	const industry = sql`coalesce((select ${companies.industry} from ${companies} where ${its}), '')`;
	const seen = openTo(visit);
	const { query, shape } = tallying(
		visit.rows,
		safetyCompanies,
		{
			...{ industry, isSeen: seen ? sql`coalesce((${seen}), 0)` : sql`1`, isLate: late(day) },
			wasInspected: sql`(${safetyCompanies.lastRoundOn} >= ${addMonths(day, -LATELY)})`,
			openDeviations: safetyCompanies.openDeviations,
		},
		sql`${safetyCompanies.deletedAt} is null`,
	);
	return {
		query,
		shape: (found) =>
			shape(found).all.map(({ count, ...its }) => ({
				...{ industry: String(its.industry), isSeen: its.isSeen === 1, isLate: its.isLate === 1 },
				...{ wasInspected: its.wasInspected === 1, openDeviations: Number(its.openDeviations), count },
			})),
	};
}

type Written = { all: number; caughtUp: number };

/** To how many companies each campaign of the visitor has gone, and how many of them are late no longer. */
function readingWritten({ rows, tenant, user }: Visit, day: string): PendingQuery<Map<string, Written>> {
	const mine = and(
		eq(safetyCampaigns.tenantId, tenant.id),
		eq(safetyCampaigns.id, campaignCompanies.campaignId),
		eq(safetyCampaigns.createdBy, user.id),
	);
	const its = and(eq(safetyCompanies.tenantId, tenant.id), eq(safetyCompanies.id, campaignCompanies.companyId));
	const stillLate = sql`exists (select 1 from ${safetyCompanies} where ${and(its, late(day))})`;
	const { query, shape } = tallying(
		rows,
		campaignCompanies,
		{ campaign: campaignCompanies.campaignId, isLate: stillLate },
		sql`exists (select 1 from ${safetyCampaigns} where ${mine})`,
	);
	return {
		query,
		shape: (found) => {
			const all = shape(found);
			const caughtUp = all.where(({ isLate: isStill }) => isStill !== 1).by("campaign");
			return new Map(
				[...all.by("campaign")].map(([id, count]) => [id, { all: count, caughtUp: caughtUp.get(id) ?? 0 }]),
			);
		},
	};
}
