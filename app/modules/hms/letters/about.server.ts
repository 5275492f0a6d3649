import { eq, sql } from "drizzle-orm";
import type { TenantContext } from "#app/platform/tenant/context";
import { companies } from "#db/schema/directory";
import { deviations, safetyCompanies, safetyDocuments, safetyRoles, safetyRounds } from "#db/schema/hms";
import { paths } from "../paths";
import type { SafetyEvent } from "./events";
import type { SafetyWords } from "./letters.server";

/** What a letter is about: the company with which it goes, who is to read it, and what tells it from the next about the same. */
type About = { companyId: string; readers: string[]; once: string; words: SafetyWords };
export type LetterEvent = Exclude<SafetyEvent, "measureDue" | "measureOverdue">;

/** What each event is about, by the id of its record; undefined where there is nothing to tell any more. */
export const about: Record<LetterEvent, (ctx: TenantContext, id: string) => Promise<About | undefined>> = {
	roundPlanned: aboutRound,
	deviationReported: aboutDeviation,
	documentToRead: aboutDocument,
};

async function aboutRound({ rows, tenant }: TenantContext, id: string): Promise<About | undefined> {
	const { found } = await rows.read({
		found: rows.listingWith(
			safetyRounds,
			{ company: [companies, safetyRounds.companyId, ["name"]] },
			{ where: eq(safetyRounds.id, id), limit: 1 },
		),
	});
	const { row, company } = found[0] ?? {};
	if (!row || row.deletedAt !== null || row.status === "done") return undefined;
	const { title: checklist, area, plannedOn, leaderId, companyId } = row;
	return {
		...{ companyId, readers: leaderId ? [leaderId] : [], once: plannedOn },
		words: {
			...{ company: company?.name ?? "", texts: { checklist, area }, days: { day: plannedOn } },
			path: paths(tenant.guid).round(id),
		},
	};
}

async function aboutDeviation({ rows, tenant }: TenantContext, id: string): Promise<About | undefined> {
	const { found } = await rows.read({
		found: rows.listingWith(
			deviations,
			{
				company: [companies, deviations.companyId, ["name"]],
				safety: [safetyCompanies, deviations.companyId, ["leadId", "deletedAt"]],
			},
			{ where: eq(deviations.id, id), limit: 1 },
		),
	});
	const { row, company, safety } = found[0] ?? {};
	if (!row || row.deletedAt !== null || !safety || safety.deletedAt !== null) return undefined;
	const { title: deviation, place, happenedOn, companyId } = row;
	return {
		...{ companyId, readers: safety.leadId ? [safety.leadId] : [], once: "" },
		words: {
			...{ company: company?.name ?? "", texts: { deviation, place }, days: { day: happenedOn } },
			path: paths(tenant.guid).deviation(id),
		},
	};
}

/** Who answers for the company and who has a role in its work read its documents. */
async function aboutDocument({ rows, tenant }: TenantContext, id: string): Promise<About | undefined> {
	const its = sql`(select ${safetyDocuments.companyId} from ${safetyDocuments} where ${safetyDocuments.tenantId} = ${tenant.id} and ${safetyDocuments.id} = ${id})`;
	const { found, roles } = await rows.read({
		found: rows.listingWith(
			safetyDocuments,
			{
				company: [companies, safetyDocuments.companyId, ["guid", "name"]],
				safety: [safetyCompanies, safetyDocuments.companyId, ["leadId", "deletedAt"]],
			},
			{ where: eq(safetyDocuments.id, id), limit: 1 },
		),
		roles: rows.listing(safetyRoles, { where: sql`${safetyRoles.companyId} = ${its}` }),
	});
	const { row, company, safety } = found[0] ?? {};
	if (!row || !company || !safety || safety.deletedAt !== null) return undefined;
	const { title: document, version, companyId } = row;
	const people = [...(safety.leadId ? [safety.leadId] : []), ...roles.map(({ userId }) => userId)];
	return {
		...{ companyId, readers: [...new Set(people)], once: String(version) },
		words: {
			...{ company: company.name, texts: { document }, days: {} },
			path: paths(tenant.guid).document(company.guid, id),
		},
	};
}
