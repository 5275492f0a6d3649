import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { and, eq, gt } from "drizzle-orm";
import type * as z from "zod";
import { replyAddress } from "#app/forms/area";
import { invite, revokingInvitation } from "#app/forms/invitations/invite.server";
import { asForm } from "#app/forms/store/form-row.server";
import { formRecords } from "#app/forms/store/records.server";
import { closedFor } from "#app/forms/store/settings";
import { done } from "#app/platform/guard.server";
import { languageOfPage } from "#app/platform/i18n.server";
import { newId } from "#app/platform/ids";
import { DAY, MINUTE } from "#app/platform/limits";
import { invalid, notFound } from "#app/platform/problems";
import { plainCode } from "#app/platform/readable-code";
import { enterOpenModule } from "#app/platform/tenant/public-target.server";
import { tenantBrand } from "#app/platform/tenant/tenant-brand";
import { countUse } from "#app/platform/throttle.server";
import { givenForms, students } from "#db/schema/finch";
import { area } from "../area";
import { mayBeAsked } from "../students/consents";
import { hashOfCode } from "./give.server";
import type { TypedCodeInput } from "./given.schema";

/** Tries from one network: several classes of a school at a time. */
const TRIES = { limit: 120, window: 15 * MINUTE };

/** The page on which students type their code, on whatever device. */
export async function showCode({ request, params, context }: LoaderFunctionArgs) {
	const ctx = await enterOpenModule(context, area.moduleKey, params.guid ?? "");
	if (!ctx) throw notFound();
	return {
		tenant: tenantBrand(ctx.tenant),
		language: await languageOfPage(request, context),
		isSent: new URL(request.url).searchParams.has("sent"),
	};
}

/**
 * Exchanges a code for a link to the student's form; a link that it was exchanged for before is closed. A wrong code and one that is over,
 * was used, or is of a form or a student who may not be asked are all the same to whoever types it.
 */
export async function takeCode(
	{ request, params, context }: ActionFunctionArgs | LoaderFunctionArgs,
	{ code, number }: z.output<typeof TypedCodeInput>,
) {
	const ctx = await enterOpenModule(context, area.moduleKey, params.guid ?? "");
	if (!ctx) throw notFound();
	await countUse(context, request, "finchCode", TRIES);
	const now = ctx.now.getTime();
	const typed = [plainCode(code), ...(number === "" ? [] : [number])];
	const codeHash = await hashOfCode(ctx.tenant.id, ...typed);
	const { found } = await ctx.rows.read({
		found: ctx.rows.listingWith(
			givenForms,
			{ student: [students, givenForms.studentId], form: [formRecords, givenForms.formId] },
			{
				where: and(eq(givenForms.codeHash, codeHash), gt(givenForms.codeExpiresAt, now), eq(givenForms.answeredOn, "")),
				limit: 1,
			},
		),
	});
	const [one] = found;
	const isOpen =
		one?.student?.deletedAt === null &&
		mayBeAsked(one.student.consent) &&
		one.form?.deletedAt === null &&
		closedFor(asForm(one.form), now) === undefined;
	if (!one?.student || !one.form || !isOpen) throw invalid({ code: "finch:errors.code" });
	const { row, student, form } = one;
	const language = await languageOfPage(request, context);
	const id = newId(now);
	const [made] = await invite(ctx, area, {
		formId: form.id,
		invited: [{ id, subjectId: student.id, language }],
		// Whoever types the code at the last moment has the time to answer.
		expiresAt: (row.codeExpiresAt ?? now) + DAY,
		along: [
			...(row.invitationId === null ? [] : [revokingInvitation(ctx, row.invitationId)]),
			ctx.rows.changing(givenForms, row.id, { invitationId: id }),
		],
	});
	return done({ to: `${replyAddress(area, ctx.tenant.guid, form.guid, made?.token)}?lang=${language}` });
}
