import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { handler, publicEndpoint } from "#app/platform/guard.server";
import { PRIVATE } from "#app/platform/http.server";
import { invalid } from "#app/platform/problems";
import { AskOrReset, ResetLink } from "../reset-password.schema";
import { askForReset, assertOpen, resetPassword } from "../reset-password.server";

const api = publicEndpoint({
	get: handler(ResetLink, async ({ context }: LoaderFunctionArgs, { guid }) => {
		await assertOpen(context, guid);
		return { valid: true };
	}),
	post: handler(AskOrReset, async ({ request, context }: ActionFunctionArgs, { email, guid, password, code }) => {
		if (guid !== undefined && password !== undefined) {
			await resetPassword(context, request, guid, { password, code });
			return { ok: true };
		}
		if (email === undefined) throw invalid({ email: "required" });
		await askForReset(context, request, email);
		return Response.json({ ok: true }, { status: 202, headers: PRIVATE });
	}),
});
export const loader = api.loader;
export const action = api.action;
