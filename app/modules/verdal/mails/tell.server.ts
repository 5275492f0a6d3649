import { eq } from "drizzle-orm";
import * as z from "zod";
import { NAMED, nameOf } from "#app/directory/names";
import { receiverOf } from "#app/directory/receiver.server";
import { defaultLanguage, isLanguage, type Language } from "#app/platform/i18n";
import { sendMail } from "#app/platform/mail/send-mail.server";
import { notFound } from "#app/platform/problems";
import { defineJob } from "#app/platform/queue/define-job";
import type { TenantContext } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { companies, people } from "#db/schema/directory";
import {
	type mailRecipients,
	placementMailEvents,
	placementMailSettings,
	placementMails,
	placements,
	positionCodes,
} from "#db/schema/verdal";
import { paramsOf, valuesOf } from "./letter.server";
import { type MailEvent, type MailSetting, textsOf } from "./settings.server";

type Placement = Row<typeof placements>;
/** What of a placement tells one telling of it from the next. */
export type Told = Pick<Placement, "id" | "startsOn" | "endsOn" | "updatedAt" | "archivedAt">;
type Recipient = (typeof mailRecipients)[number];
type Reader = { name: string; email: string; language: Language; hasLogin: boolean };

const Tell = z.object({ placementId: z.string(), event: z.enum(placementMailEvents), about: z.string() });

/** What an event is about: what happens on the same day, or by the same act, is told once. */
export function aboutOf(event: MailEvent, { startsOn, endsOn, updatedAt, archivedAt }: Told): string {
	if (event === "started") return startsOn;
	if (event === "changed") return new Date(updatedAt).toISOString().slice(0, 10);
	if (event === "archived") return String(archivedAt);
	return endsOn;
}

export const tellId = (placementId: string, event: MailEvent, about: string) =>
	`verdal-tell:${placementId}:${event}:${about}`;

/**
 * Has the queue write of a placement to those whom the settings name, if the tenant has switched that mail on. It is called
 * after the batch that made it so. The same is told once, however often it is called: of changes, one a day. What comes
 * with a day (`started`, `endsSoon`, `ended`) the clock tells by itself.
 */
export async function tellOf(ctx: TenantContext, event: MailEvent, placement: Told): Promise<void> {
	const about = aboutOf(event, placement);
	await ctx.enqueue(tellJob, { placementId: placement.id, event, about }, tellId(placement.id, event, about));
}

/** Writes to whoever the settings name, once each, and keeps what was written. */
export const tellJob = defineJob("verdal.tell", Tell, async ({ tenant: ctx }, { placementId, event, about }) => {
	if (!ctx) throw notFound();
	const { setting, found, told } = await ctx.rows.read({
		setting: ctx.rows.finding(placementMailSettings, event),
		found: ctx.rows.listingWith(
			placements,
			{
				participant: [people, placements.participantId, NAMED],
				advisor: [people, placements.advisorId, NAMED],
				company: [companies, placements.companyId, ["name"]],
				code: [positionCodes, placements.codeId, ["name"]],
			},
			{ where: eq(placements.id, placementId), limit: 1 },
		),
		told: ctx.rows.listing(placementMails, { where: eq(placementMails.placementId, placementId) }),
	});
	const { row, participant, advisor, company, code } = found[0] ?? {};
	if (!setting?.isEnabled || !row || row.deletedAt !== null) return;
	const placement = row as Placement;
	// A day that was moved meanwhile is told of when it comes.
	if (aboutOf(event, placement) !== about && event !== "changed") return;
	for (const recipient of setting.recipients) {
		const id = `${placementId}:${event}:${recipient}:${about}`;
		if (told.some((mail) => mail.id === id)) continue;
		const reader = await readerOf(ctx, recipient, placement);
		const values = {
			...{ name: reader.name, supervisor: placement.supervisorName, workplace: company?.name ?? "" },
			...{ participant: participant ? nameOf(participant) : placement.participantName },
			...{ advisor: advisor ? nameOf(advisor) : "", position: placement.jobTitle || (code?.name ?? "") },
			...{ startsOn: placement.startsOn, endsOn: placement.endsOn },
			opens: reader.hasLogin ? placementId : null,
		};
		await write(ctx, { setting, event, id }, reader, values, { placementId, event, recipient });
	}
});

type Kept = Pick<Row<typeof placementMails>, "placementId" | "event" | "recipient">;

/** The letter of a mail in the log. */
export const letterId = (mailId: string) => `verdal-mail:${mailId}`;

/** The letter first: its id lets it go out once, and a fault after it brings the message again. */
async function write(
	ctx: TenantContext,
	{ setting, event, id }: { setting: MailSetting; event: MailEvent; id: string },
	{ email, language }: Reader,
	about: Parameters<typeof valuesOf>[1],
	kept: Kept,
) {
	const params = paramsOf(ctx, await textsOf(setting, event, language), await valuesOf(ctx, about, language));
	if (email !== "") await sendMail(ctx.bag, { to: email, language, template: "placementNews", params }, letterId(id));
	await ctx.rows.commit([ctx.rows.addingMissing(placementMails, { id, ...kept, email, subject: params.subject })]);
}

/** Who is written to; without an address where there is none to write to. */
export async function readerOf(ctx: TenantContext, recipient: Recipient, placement: Placement): Promise<Reader> {
	const { language } = ctx.tenant;
	if (recipient === "supervisor")
		return { name: placement.supervisorName, email: placement.supervisorEmail, language, hasLogin: false };
	const id = recipient === "participant" ? placement.participantId : placement.advisorId;
	const member = id === null ? undefined : await receiverOf(ctx, id);
	const name = recipient === "participant" ? placement.participantName : "";
	if (!member) return { name, email: "", language, hasLogin: false };
	const own = isLanguage(member.language) ? member.language : (language ?? defaultLanguage);
	return { name: nameOf(member), email: member.email, language: own, hasLogin: true };
}
