import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler, publicAction, publicPage } from "#app/platform/guard.server";
import { PRIVATE } from "#app/platform/http.server";
import { findStop, stopLetters } from "#app/platform/notifications/reader.server";
import { to } from "#app/platform/portal-paths";
import { gone } from "#app/platform/problems";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { ExpiredLink } from "../components/expired-link";
import { SignInFrame } from "../components/sign-in-frame";
import { StopInput } from "../notifications.schema";

export const handle = { i18n: ["notificationSettings"], title: "notificationSettings:stop.title" };

export const loader = publicPage(async ({ context, params }: LoaderFunctionArgs) => {
	const found = await findStop(context, params.token ?? "");
	return data({ kind: found?.kind ?? null }, { status: found ? 200 : 410, headers: PRIVATE });
});

/** What mail programs send by themselves (RFC 8058) is taken as the button is. */
export const action = publicAction({
	stop: handler(StopInput, async ({ context }: ActionFunctionArgs, { token }) => {
		const found = await findStop(context, token);
		if (!found) throw gone("notificationSettings:stop.wrong");
		await stopLetters(context, found);
		return { isStopped: true };
	}),
});

/** Asks once more: programs that look at the links of a letter must not turn anything off. */
export default function Unsubscribe() {
	const { t } = useTranslation("notificationSettings");
	const { kind } = useLoaderData<typeof loader>();
	const isStopped = Boolean((useActionData() as { isStopped?: boolean } | undefined)?.isStopped);
	if (kind === null)
		return (
			<ExpiredLink
				title={t("stop.wrong")}
				help={t("stop.wrongHelp")}
				next={{ to: to.notificationSettings(), label: t("title") }}
			/>
		);
	const what = t(kind === "digest" ? "digest.title" : `topic.${kind}`);
	return (
		<SignInFrame
			title={t(isStopped ? "stop.done" : "stop.title")}
			intro={t(isStopped ? "stop.doneHelp" : "stop.intro", { what })}
		>
			{isStopped ? (
				<LinkButton to={to.notificationSettings()}>{t("title")}</LinkButton>
			) : (
				<Form method="post">
					<SubmitButton intent="stop" size="lg">
						{t("stop.button")}
					</SubmitButton>
				</Form>
			)}
		</SignInFrame>
	);
}
