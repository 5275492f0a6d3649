import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { and, asc, eq, gt } from "drizzle-orm";
import type * as z from "zod";
import { nameOf } from "#app/directory/names";
import { today } from "#app/platform/clock";
import { done } from "#app/platform/guard.server";
import { PRIVATE } from "#app/platform/http.server";
import { languageOfPage } from "#app/platform/i18n.server";
import { HOUR } from "#app/platform/limits";
import { notFound } from "#app/platform/problems";
import type { RequestContext } from "#app/platform/request-context.server";
import { enterPublicTarget } from "#app/platform/tenant/public-target.server";
import { countUse } from "#app/platform/throttle.server";
import { hashToken } from "#app/platform/token.server";
import { placementApprovals, placementChanges, placements } from "#db/schema/verdal";
import { manifest } from "../manifest";
import { type ListedPlacement, placementPointers } from "../placements/placements.resource.server";
import type { ApproveByLinkInput } from "../placements/placements.schema";
import { type ShownPlacement, serializePlacement } from "../placements/serialize";
import { type Approval, approve } from "./approvals.server";
import { tellAdvisor } from "./tell-advisor.server";

/** Approvals that one network sends in an hour. */
const USES = { limit: 60, window: HOUR };

/** What a link of an approval leads to; throws `notFound` for every other link. */
async function openApproval(context: RequestContext, token: string) {
	const tokenHash = await hashToken(token);
	const ctx = await enterPublicTarget(context, { table: placementApprovals, moduleKey: manifest.key, tokenHash });
	if (!ctx) throw notFound();
	const [approval] = await ctx.rows.list(placementApprovals, {
		where: eq(placementApprovals.tokenHash, tokenHash),
		limit: 1,
	});
	if (!approval) throw notFound();
	const { found, changes } = await ctx.rows.read({
		found: ctx.rows.listingWith(placements, placementPointers, {
			where: eq(placements.id, approval.placementId),
			limit: 1,
		}),
		changes: ctx.rows.listing(placementChanges, {
			where: and(
				eq(placementChanges.placementId, approval.placementId),
				gt(placementChanges.version, approval.version),
			),
			orderBy: [asc(placementChanges.createdAt), asc(placementChanges.id)],
			limit: 20,
		}),
	});
	const listed = found[0] as ListedPlacement | undefined;
	if (!listed || listed.row.deletedAt !== null) throw notFound();
	return { ctx, approval, listed, changes: changes.filter(({ appliesOn }) => appliesOn !== "") };
}

type State = "open" | "approved" | "changed" | "replaced" | "closed";

function stateOf({ approvedAt, liftedAt, version }: Approval, { row }: ListedPlacement): State {
	if (row.archivedAt !== null || row.cancelReason !== null) return "closed";
	if (version < row.version) return "changed";
	if (liftedAt !== null) return "replaced";
	return approvedAt === null ? "open" : "approved";
}

/** Who may still read it: a link that went to somebody who is the contact person no longer says nothing more. */
const isStillMeant = ({ party, email }: Approval, { row }: ListedPlacement) =>
	party !== "supervisor" || email === row.supervisorEmail;

/** The agreement alone: how it ends is nothing that a link tells. */
const agreementOf = (listed: ListedPlacement, day: string): ShownPlacement => ({
	...serializePlacement(listed, day),
	...{ summary: "", conclusion: "", nextStep: "", endReason: null, goalReached: null },
});

/** The agreement for whoever has a link to approve it, or what has happened to it since. */
export async function showApproval({ request, params, context }: LoaderFunctionArgs) {
	const { ctx, approval, listed, changes } = await openApproval(context, params.token ?? "");
	const state = stateOf(approval, listed);
	const { party, approvedAt } = approval;
	const name = {
		...{ participant: listed.row.participantName, supervisor: listed.row.supervisorName },
		advisor: listed.advisor ? nameOf(listed.advisor) : "",
	}[party];
	const isOpen = state === "open" || state === "approved";
	const isMeant = isStillMeant(approval, listed);
	const shown = {
		...{ state, party, approvedAt, name: isMeant ? name : "", tenant: ctx.tenant.name },
		placement: isOpen && isMeant ? agreementOf(listed, today(ctx.tenant.timeZone, context.now)) : null,
		changes: isMeant
			? changes.map(({ id, kind, createdAt, fields, reason, appliesOn }) => ({
					...{ id, kind, at: createdAt, fields, reason, appliesOn },
				}))
			: [],
		language: await languageOfPage(request, context),
	};
	return data(shown, { headers: PRIVATE });
}

/** Somebody approves by their link. What has changed meanwhile is not approved: the page says so. */
export async function approveByLink(
	{ request, context }: ActionFunctionArgs,
	{ token, name }: z.output<typeof ApproveByLinkInput>,
) {
	await countUse(context, request, "placementApproval", USES);
	const { ctx, approval, listed } = await openApproval(context, token);
	if (stateOf(approval, listed) === "open" && isStillMeant(approval, listed)) {
		await approve(ctx, listed.row, approval.party, approval, { name }, { byId: null, byName: name });
		if (approval.party !== "advisor") await tellAdvisor(ctx, listed.row, name);
	}
	return done();
}
