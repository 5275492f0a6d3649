import {
	acceptAsKnown,
	acceptAsNew,
	findInvitation,
	type OpenInvitation,
} from "#app/directory/accept-invitation.server";
import { hashPassword, passwordProblem } from "#app/platform/password.server";
import { gone, invalid } from "#app/platform/problems";
import type { RequestContext } from "#app/platform/request-context.server";
import { type NewSession, newSession } from "#app/platform/session.server";
import { readPrincipal } from "#app/platform/tenant/principal.server";
import { sessions } from "#db/schema/portal";
import type { JoinInput } from "./invitation.schema";
import { userAgentOf } from "./sign-in.server";

/** The invitation of a link; throws `gone` where it can no longer be accepted, or never could. */
export async function openInvitation(context: RequestContext, token: string): Promise<OpenInvitation> {
	const open = await findInvitation(context, token);
	if (!open) throw gone("account:invitation.ended");
	return open;
}

/** A new person joins and is signed in at once. An address that has an account is asked to log in instead. */
export async function joinAsNew(context: RequestContext, request: Request, { token, password, ...names }: JoinInput) {
	const open = await openInvitation(context, token);
	if (open.account?.passwordHash) throw gone("account:invitation.logInFirst");
	const problem = passwordProblem(password);
	if (problem) throw invalid({ password: problem });
	const passwordHash = await hashPassword(password);
	const session = await newSession(context.now);
	await acceptAsNew(context, open, { ...names, passwordHash }, (userId) => [
		startingWith(context, request, session, userId),
	]);
	return { session, tenant: open.tenant };
}

/** The one who is signed in joins; it must be the one who was invited. */
export async function joinAsSignedIn(context: RequestContext, request: Request, token: string) {
	const open = await openInvitation(context, token);
	const { user } = await readPrincipal(request, context, { kind: "all" });
	if (!user || !open.account || user.id !== open.account.id) throw gone("account:invitation.logInFirst");
	await acceptAsKnown(context, open, open.account);
	return open.tenant;
}

/** Begins a session in the batch that makes its user. */
function startingWith(context: RequestContext, request: Request, session: NewSession, userId: string) {
	const now = context.now.getTime();
	const { id, tokenHash, expiresAt } = session;
	const row = { id, tokenHash, expiresAt, userId, userAgent: userAgentOf(request), createdAt: now, lastSeenAt: now };
	return { statements: [context.db.insert(sessions).values(row)] };
}
