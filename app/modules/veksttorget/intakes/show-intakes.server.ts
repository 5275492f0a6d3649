import { redirect } from "@remix-run/cloudflare";
import { NAMED, nameOf } from "#app/directory/names";
import { textIn } from "#app/forms/definition/texts";
import { receiptName, receiptNoIn } from "#app/forms/replies/receipt.server";
import { readList } from "#app/lists/read-list.server";
import { daysBetween, today } from "#app/platform/clock";
import type { Language } from "#app/platform/i18n";
import { LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import type { Row } from "#app/platform/tenant/rows.server";
import { people } from "#db/schema/directory";
import { intakes } from "#db/schema/veksttorget";
import { area } from "../area";
import { readingIntakeForm } from "../form/intake-form.server";
import { topicsOf } from "../form/topics.server";
import { paths } from "../paths";
import type { IntakesQuery } from "./intakes.schema";
import { intakeSource, visibleIntakes } from "./intakes.source.server";
import { readingOwners } from "./owners.server";

export type Intake = Row<typeof intakes>;
/** What an intake of a list points to. */
export const intakePointers = { owner: [people, intakes.ownerId, NAMED] } as const;

export type ListedIntake = Awaited<ReturnType<typeof showIntakes>>["rows"][number];

/** A page of the intakes; who searches for a receipt's number gets the one. */
export async function showIntakes(visit: Visit, query: IntakesQuery) {
	const number = receiptNoIn(area, query.q);
	if (number !== undefined) throw redirect(`${paths(visit.tenant.guid).intakes}?f=number.is.${number}`);
	const reads = new ReadBatch();
	const list = readList(visit, intakeSource as never, query, reads, visibleIntakes(visit));
	const found = reads.add(visit.rows.listingWith(intakes, intakePointers, list.options));
	const owners = reads.add(readingOwners(visit));
	const form = reads.add(readingIntakeForm(visit));
	await reads.send(visit.rows);
	const { list: data, rows } = list.page(found(), ({ row }) => row);
	return {
		list: data,
		rows: rows.map(({ row, owner }) => ({
			...{ id: row.id, number: numberOf(row), sender: senderOf(row), excerpt: row.message.slice(0, 120) },
			...{ topic: topicOf(visit, row), municipality: row.municipality, postCode: row.postCode, source: row.source },
			...{ email: row.email, phone: row.phone, status: row.status, owner: owner && nameOf(owner) },
			...{ receivedAt: row.createdAt, closedAt: row.closedAt, daysOpen: daysOpen(visit, row) },
			outcome: row.outcome ?? (row.outcomeAskedAt === null ? null : ("waiting" as const)),
		})),
		owners: owners(),
		topics: topicsOf(visit, form()[0]),
		mayAssign: visit.access.level >= LEVEL_CLIENTS,
		tenant: visit.tenant.guid,
	};
}

export const numberOf = ({ number }: Pick<Intake, "number">) => receiptName(area, number ?? 0);

/** Who wrote, in one line. */
export const senderOf = ({ name, company, email, phone }: Pick<Intake, "name" | "company" | "email" | "phone">) =>
	[name, company].filter(Boolean).join(", ") || email || phone || "–";

/** The topic in the reader's words, as they were when it was sent. */
export const topicOf = (
	{ language }: Pick<Visit, "language">,
	{ topic, topicTitle }: Pick<Intake, "topic" | "topicTitle">,
) => (topic === null ? null : textIn(topicTitle, language as Language).text || topic);

/** For how many days it has been open, or was until it was closed. */
export function daysOpen({ tenant, now }: Visit, { day, closedAt }: Pick<Intake, "day" | "closedAt">): number {
	return Math.max(0, daysBetween(day, today(tenant.timeZone, closedAt === null ? now : new Date(closedAt))));
}
