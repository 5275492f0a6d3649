import { invalid } from "#app/platform/problems";
import type { TenantContext } from "#app/platform/tenant/context";
import { isVouchedFor } from "#app/platform/turnstile.server";
import { findBySendKey, type Sender } from "../replies/send-reply.server";
import type { Form } from "../store/form-row.server";

/** Whether it is looked at that somebody is there: where the form says so, and nobody is known by a login or a link of their own. */
export const asksForCheck = ({ settings }: Pick<Form, "settings">, { source }: Pick<Sender, "source">): boolean =>
	settings.checksPeople === true && (source === "link" || source === "call");

/**
 * Throws `invalid` for what nobody vouches for. A token holds once: what has come in already, and is sent again as its answer was lost, needs
 * none.
 */
export async function checkPeople(
	ctx: TenantContext,
	request: Request,
	form: Form,
	{ token, sendKey, ...sender }: { token: unknown; sendKey: string; source: Sender["source"] },
): Promise<void> {
	if (!asksForCheck(form, sender)) return;
	if (await isVouchedFor(ctx.context, request, typeof token === "string" ? token : "")) return;
	const before = await findBySendKey(ctx, form.id, sendKey);
	if (!before || before.status === "draft") throw invalid({ check: "forms:errors.notVouchedFor" });
}
