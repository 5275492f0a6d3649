import { eq } from "drizzle-orm";
import * as z from "zod";
import { type LetterTo, letterReceivers, sendLetters } from "#app/directory/letters/send.server";
import { NAMED, nameOf } from "#app/directory/names";
import { receiverOf } from "#app/directory/receiver.server";
import { defaultLanguage, isLanguage, type Language } from "#app/platform/i18n";
import { notFound } from "#app/platform/problems";
import { defineJob } from "#app/platform/queue/define-job";
import type { TenantContext } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { companies, people } from "#db/schema/directory";
import {
	type mailRecipients,
	placementMailEvents,
	placementMailSettings,
	placements,
	positionCodes,
} from "#db/schema/verdal";
import type { MailEvent } from "./events";
import { letters, valuesOf } from "./letters.server";

type Placement = Row<typeof placements>;
/** What of a placement tells one telling of it from the next. */
export type MailedPlacement = Pick<Placement, "id" | "startsOn" | "endsOn" | "updatedAt" | "archivedAt">;
type Recipient = (typeof mailRecipients)[number];
type Reader = { name: string; email: string; language: Language; hasLogin: boolean };

const Tell = z.object({ placementId: z.string(), event: z.enum(placementMailEvents), about: z.string() });

/** What an event is about: what happens on the same day, or by the same act, is told once. */
export function aboutOf(event: MailEvent, { startsOn, endsOn, updatedAt, archivedAt }: MailedPlacement): string {
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
export async function tellOf(ctx: TenantContext, event: MailEvent, placement: MailedPlacement): Promise<void> {
	const about = aboutOf(event, placement);
	await ctx.enqueue(tellJob, { placementId: placement.id, event, about }, tellId(placement.id, event, about));
}

/** Writes to whoever the settings name, once each, and keeps what was written. */
export const tellJob = defineJob("verdal.tell", Tell, async ({ tenant: ctx }, { placementId, event, about }) => {
	if (!ctx) throw notFound();
	const { setting, found } = await ctx.rows.read({
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
	});
	const { row, participant, advisor, company, code } = found[0] ?? {};
	if (!setting?.isEnabled || !row || row.deletedAt !== null) return;
	const placement = row as Placement;
	// A day that was moved meanwhile is told of when it comes.
	if (aboutOf(event, placement) !== about && event !== "changed") return;
	const mails = await Promise.all(
		letterReceivers(letters, event, setting).map(async (one): Promise<LetterTo> => {
			const recipient = one as Recipient;
			const { name, email, language, hasLogin } = await readerOf(ctx, recipient, placement);
			const says = {
				...{ name, supervisor: placement.supervisorName, workplace: company?.name ?? "" },
				...{ participant: participant ? nameOf(participant) : placement.participantName },
				...{ advisor: advisor ? nameOf(advisor) : "", position: placement.jobTitle || (code?.name ?? "") },
				...{ startsOn: placement.startsOn, endsOn: placement.endsOn, opens: hasLogin ? placementId : null },
			};
			const id = `${placementId}:${event}:${recipient}:${about}`;
			return { id, recipient, email, language, values: (written) => valuesOf(ctx, says, written) };
		}),
	);
	await ctx.rows.commit(await sendLetters(ctx, letters, { event, recordId: placementId, setting }, mails));
});

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
