import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { publicEndpoint, verb } from "../../platform/guard.server";
import { SignInInput } from "../sign-in.schema";
import { signIn } from "../sign-in.server";

const api = publicEndpoint({
	post: verb(SignInInput, async ({ request, context }: ActionFunctionArgs, input) => {
		const { session, userId } = await signIn(context, request, input);
		return {
			token: session.token,
			expires: new Date(session.expiresAt).toISOString(),
			user: { id: userId, email: input.email },
		};
	}),
});
export const loader = api.loader;
export const action = api.action;
