import { writtenIn } from "#app/directory/written.server";
import type { Language } from "#app/platform/i18n";
import { sendMail } from "#app/platform/mail/send-mail.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { approvalPath } from "../paths";
import type { Placement } from "../placements/placements.resource.server";

/** Whom a link goes to; without an address it is only known that they were asked. */
export type ApprovalLetter = { name: string; email: string; language: Language; token: string };

/** Sends each their link: that they are asked, or that what they were asked about has changed, with the reason. */
export async function sendLetters(
	ctx: TenantContext,
	placement: Placement,
	letters: readonly ApprovalLetter[],
	kind: "asked" | "changed",
	reason = "",
): Promise<void> {
	for (const { name, email, language, token } of letters) {
		if (email === "") continue;
		const { t, format } = await writtenIn(language, ctx.tenant.timeZone, ctx.now);
		const values = {
			...{ name, reason, participant: placement.participantName, workplace: placement.companyName },
			...{ start: format.date(placement.startsOn, "long"), end: format.date(placement.endsOn, "long") },
			...{ tenant: ctx.tenant.name, link: `${ctx.origin}${approvalPath(token)}` },
		};
		const params = {
			subject: t(`verdalPlacements:approval.letter.${kind}.subject`, values),
			message: t(`verdalPlacements:approval.letter.${kind}.body`, values),
			tenant: ctx.tenant.name,
		};
		await sendMail(ctx.context, { to: email, language, template: "placementNews", params });
	}
}
