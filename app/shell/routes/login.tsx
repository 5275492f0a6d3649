import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData } from "@remix-run/react";
import { done, publicAction, publicPage, verb } from "../../platform/guard.server";
import { safePath } from "../../platform/http.server";
import { sessionCookie } from "../../platform/session.server";
import { SignInInput } from "../sign-in.schema";
import { signIn } from "../sign-in.server";

export const loader = publicPage(async () => null);
export const action = publicAction({
	signIn: verb(SignInInput, async ({ request, context }: ActionFunctionArgs, input) => {
		const { session, deviceCookie } = await signIn(context, request, input);
		const headers = new Headers();
		headers.append("Set-Cookie", sessionCookie(context.env, session.token));
		headers.append("Set-Cookie", deviceCookie);
		return done({ to: safePath(input.redirectTo), headers });
	}),
});

export default function Login() {
	const answer = useActionData<typeof action>();
	return (
		<main>
			<h1>Login</h1>
			<pre>{JSON.stringify(answer)}</pre>
			<Form method="post">
				<input name="email" />
				<input name="password" type="password" />
				<button type="submit" name="intent" value="signIn">
					Log in
				</button>
			</Form>
		</main>
	);
}
