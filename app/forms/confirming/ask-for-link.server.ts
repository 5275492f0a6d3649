import * as z from "zod";
import { parseInput } from "#app/platform/handler.server";
import type { Language } from "#app/platform/i18n";
import { HOUR, MINUTE } from "#app/platform/limits";
import { gone } from "#app/platform/problems";
import type { TenantContext } from "#app/platform/tenant/context";
import { countUse, isOneTooMany } from "#app/platform/throttle.server";
import { newToken } from "#app/platform/token.server";
import type { Form } from "../store/form-row.server";
import { closedFor } from "../store/settings";
import { SEND_LINK } from "./send-link.server";

/** Letters that one network, which may be a whole school's, and one address have sent. */
const OF_NETWORK = { limit: 60, window: 15 * MINUTE };
const OF_ADDRESS = { limit: 3, window: HOUR };

const Address = z.object({
	email: z.string("required").trim().toLowerCase().min(1, "required").pipe(z.email("email").max(254, "email")),
});

/**
 * Asks for a letter with a link of one's own to a form. What is known of the address is looked up where nobody waits for it, so that the
 * answer is the same for all. Throws `invalid` (`email`), `gone` for a form that takes no replies, `tooMany` for a network that asks on and on.
 */
export async function askForLink(
	ctx: TenantContext,
	request: Request,
	form: Form,
	language: string,
	input: object,
): Promise<void> {
	const closed = closedFor(form, ctx.now.getTime());
	if (closed) throw gone(`forms:closed.${closed}`);
	const { email } = parseInput(Address, input) as z.output<typeof Address>;
	await countUse(ctx.context, request, "formEmail", OF_NETWORK);
	if (await isOneTooMany(ctx.context, email, "formEmail", OF_ADDRESS)) return;
	const { origin } = ctx;
	await ctx.enqueue(SEND_LINK, { formId: form.id, email, language: language as Language, origin, token: newToken() });
}
