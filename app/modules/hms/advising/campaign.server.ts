import { and, eq, gt } from "drizzle-orm";
import type * as z from "zod";
import { nameOf } from "#app/directory/names";
import { writtenIn } from "#app/directory/written.server";
import { hasId } from "#app/lists/chosen.server";
import { today } from "#app/platform/clock";
import { done } from "#app/platform/guard.server";
import { newId } from "#app/platform/ids";
import { HOUR } from "#app/platform/limits";
import { mailJob } from "#app/platform/mail/send-mail.server";
import { invalid, tooMany } from "#app/platform/problems";
import { enqueueMany } from "#app/platform/queue/enqueue.server";
import type { Visit } from "#app/platform/tenant/context";
import { campaignCompanies, safetyCampaigns, safetyCompanies } from "#db/schema/hms";
import { companyPointers } from "../companies/companies.resource.server";
import { readingOverdue } from "../companies/show-companies.server";
import { paths } from "../paths";
import { visibleCompanies } from "../visible.server";
import type { CampaignInput } from "./advising.schema";
import { lateSince } from "./late";

/** Letters to many that one person sends in an hour. */
const AN_HOUR = 5;

/**
 * Writes to the companies that were chosen, to each of what is late there, and keeps to whom. Answers go to the sender. Throws `invalid`
 * (`companies`) where none of them has an address, `tooMany` for more than five in an hour.
 */
export async function sendCampaign(visit: Visit, { companies: ids, subject, message }: z.output<typeof CampaignInput>) {
	const { rows, tenant, user, now } = visit;
	const day = today(tenant.timeZone, now);
	const lately = and(eq(safetyCampaigns.createdBy, user.id), gt(safetyCampaigns.createdAt, now.getTime() - HOUR));
	const read = await rows.read({
		found: rows.listingWith(safetyCompanies, companyPointers, {
			where: and(visibleCompanies(visit), hasId(safetyCompanies, ids)),
			limit: ids.length,
		}),
		overdue: readingOverdue(visit, day),
		sent: rows.counting(safetyCampaigns, lately, AN_HOUR),
	});
	if (read.sent >= AN_HOUR) throw tooMany(HOUR / 1000, "hms:errors.tooManyCampaigns");
	const receivers = read.found.flatMap(({ row, company }) =>
		company?.email ? [{ row, name: company.name, email: company.email }] : [],
	);
	if (receivers.length === 0) throw invalid({ companies: "hms:errors.noAddress" });
	const id = newId(now.getTime());
	await rows.commit([
		rows.adding(safetyCampaigns, { id, subject, message, createdBy: user.id }),
		rows.addingEach(
			campaignCompanies,
			receivers.map(({ row }) => ({ id: `${id}:${row.id}`, campaignId: id, companyId: row.id })),
		),
	]);
	const { t, format } = await writtenIn(tenant.language, tenant.timeZone, now);
	const letters = receivers.map(({ row, name, email }) => {
		const { round, measure } = lateSince(row, day);
		const facts = [
			...(round ? [t("hms:advising.letter.round", { day: format.date(round, "long") })] : []),
			...(measure
				? [
						t("hms:advising.letter.measures", {
							...{ count: read.overdue.get(row.id) ?? 1, day: format.date(measure, "long") },
						}),
					]
				: []),
		];
		const own = [`${name}:`, ...facts.map((fact) => `– ${fact}`)].join("\n");
		const params = {
			...{ subject, message: facts.length > 0 ? `${message}\n\n${own}` : message },
			...{ sender: nameOf(user), tenant: tenant.name, address: user.email },
		};
		const mail = {
			to: email,
			language: tenant.language,
			replyTo: user.email,
			template: "safetyCampaign" as const,
			params,
		};
		return { tenantId: null, payload: mail, id: `hms-campaign:${id}:${row.id}` };
	});
	await enqueueMany(visit.context, mailJob, letters);
	const left = read.found.length - receivers.length;
	const snackbar = { key: "hms:done.campaignSent", params: { count: receivers.length } };
	return done({
		snackbar: left === 0 ? snackbar : { key: "hms:done.campaignSentBut", params: { ...snackbar.params, left } },
		to: paths(tenant.guid).advising(),
	});
}
