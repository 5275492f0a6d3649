import { and, eq, isNull } from "drizzle-orm";
import { claims } from "#db/schema/portal";
import type { Fields } from "./body.server";
import { persist } from "./database.server";
import { FORM_KEY, KEPT_AT } from "./form-key";
import { logFailure } from "./log.server";
import type { RequestContext } from "./request-context.server";
import { readToken } from "./session.server";
import { type Claim, whereOf } from "./tenant/commit.server";
import { hashToken } from "./token.server";

/** How often, and how long apart in milliseconds, a second press looks for what the first one was answered. */
const LOOKS = 20;
const APART = 100;

/**
 * What a page's form does at most once: its hidden key is the page's, so that the same form sent again from the same page (a second
 * press, a reload, a line that broke) has one effect. Undefined without a key or a session; something else typed is another form.
 */
export async function claimOfForm(
	request: Request,
	context: RequestContext,
	fields: Fields,
): Promise<Claim | undefined> {
	const key = [fields[FORM_KEY]].flat()[0];
	const token = readToken(request, context.env);
	if (typeof key !== "string" || key === "" || !token) return undefined;
	const { pathname, search } = new URL(request.url);
	return {
		key: `form:${await hashToken(`${token}\n${pathname}${search}\n${spelled(fields)}`)}`,
		fingerprint: "",
		taken: false,
	};
}

/** The fields as text; a file stands with its name and size. When it was filled in is only known of one that was kept. */
const spelled = ({ [KEPT_AT]: _, ...fields }: Fields) =>
	JSON.stringify(fields, (_, value: unknown) => (value instanceof File ? [value.name, value.size] : value));

/** Keeps where the form led (nowhere: its answer stands on the page itself), for a second press. It costs nobody a wait. */
export function keepWay(context: RequestContext, claim: Claim | undefined, to: string | null): void {
	if (!claim?.taken) return;
	const keeping = persist(() =>
		whereOf(context, claim)
			.update(claims)
			.set({ answer: to ?? "" })
			.where(eq(claims.key, claim.key))
			.run(),
	);
	context.waitUntil(keeping.catch((error) => logFailure(context, error)));
}

/** Gives the claim back where the work failed after its first write: pressed again, it is done anew. */
export async function giveBack(context: RequestContext, claim: Claim | undefined): Promise<void> {
	if (!claim?.taken) return;
	await whereOf(context, claim)
		.delete(claims)
		.where(and(eq(claims.key, claim.key), isNull(claims.answer)));
	claim.taken = false;
}

/** Where the first press led, once it is done; undefined for the page itself. */
export async function wayOfFirst(context: RequestContext, claim: Claim): Promise<string | undefined> {
	for (let look = 0; look < LOOKS; look++) {
		const [row] = await whereOf(context, claim)
			.select({ to: claims.answer })
			.from(claims)
			.where(eq(claims.key, claim.key));
		if (!row || row.to !== null) return row?.to || undefined;
		await new Promise((resolve) => setTimeout(resolve, APART));
	}
	return undefined;
}
