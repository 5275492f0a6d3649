import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler, publicAction, publicPage } from "#app/platform/guard.server";
import { to } from "#app/platform/portal-paths";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Link } from "#app/ui/link";
import { Notice } from "#app/ui/notice";
import { TextField } from "#app/ui/text-field";
import { SignInFrame } from "../components/sign-in-frame";
import { AskInput } from "../reset-password.schema";
import { askForReset } from "../reset-password.server";

export const handle = { i18n: ["account"], title: "account:forgot.title" };

export const loader = publicPage(async () => null);

export const action = publicAction({
	ask: handler(AskInput, async ({ request, context }: ActionFunctionArgs, { email }) => {
		await askForReset(context, request, email);
		return { sentTo: email };
	}),
});

export default function ForgotPassword() {
	const { t } = useTranslation("account");
	const answer = useActionData<unknown>();
	const problem = useFormProblem(answer);
	const sentTo = hasSent(answer) ? answer.sentTo : undefined;
	return (
		<SignInFrame title={t("forgot.title")} intro={sentTo ? undefined : t("forgot.intro")}>
			{sentTo ? (
				<Notice tone="success" title={t("forgot.sent")} live>
					{t("forgot.sentHelp", { email: sentTo })}
				</Notice>
			) : (
				<Form method="post" className="flex flex-col gap-5" noValidate>
					<FormErrors errors={problem.summary} />
					<TextField
						id="email"
						name="email"
						type="email"
						label={t("login.email")}
						autoComplete="username"
						autoCapitalize="none"
						spellCheck={false}
						size="lg"
						defaultValue={problem.typed("email")}
						error={problem.of("email")}
						required
					/>
					<SubmitButton size="lg">{t("forgot.submit")}</SubmitButton>
				</Form>
			)}
			<p className="mt-6">
				<Link to={to.login()} className="link">
					{t("forgot.back")}
				</Link>
			</p>
			{__LOCAL__ && sentTo && (
				<p className="mt-3">
					<Link to="/dev/mail" className="link">
						{t("demo.mail")}
					</Link>
				</p>
			)}
		</SignInFrame>
	);
}

const hasSent = (answer: unknown): answer is { sentTo: string } =>
	typeof answer === "object" && answer !== null && "sentTo" in answer;
