import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { OpenFrame } from "#app/directory/components/open-frame";
import { PlainSending } from "#app/media/library/requests/request.schema";
import { sendPlain, showOpenRequest, unlockRequest } from "#app/media/library/requests/send.server";
import { LinkPassword } from "#app/media/library/sharing.schema";
import { handler, publicAction, publicPage } from "#app/platform/guard.server";
import { Time } from "#app/ui/time";
import { SendForm } from "../components/open/send-form";
import { UnlockForm } from "../components/open/unlock-form";
import { PLAIN_BODY } from "../plain-upload.server";

export const handle = { i18n: ["sendFiles", "filesUpload"] };

export const loader = publicPage(showOpenRequest);
export const action = publicAction(
	{ send: handler(PlainSending, sendPlain), unlock: handler(LinkPassword, unlockRequest) },
	{ bodyMax: PLAIN_BODY },
);

export const meta: MetaFunction<typeof loader> = ({ data }) =>
	data ? [{ title: data.title }, { name: "robots", content: "noindex" }] : [];

/** Where somebody without a login sends the files that a member has asked for. */
export default function Send() {
	const shown = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("sendFiles");
	const { ask, expiresAt, heading, organisation } = shown;
	const words = { title: t("locked"), help: t("lockedHelp"), password: t("password"), open: t("unlock") };
	return (
		<OpenFrame {...shown} label={t("language")}>
			{ask === null ? (
				<UnlockForm answer={answer} words={words} />
			) : (
				<>
					<h1 className="text-3xl font-semibold break-words">{heading}</h1>
					{ask.instructions && <p className="mt-3 text-base break-words whitespace-pre-line">{ask.instructions}</p>}
					{expiresAt !== null && (
						<p className="mt-3 text-base text-ink-2">
							{t("until")} <Time at={expiresAt} as="dateTime" />
						</p>
					)}
					<p className="mt-3 text-13 text-ink-3">{t("private", { organisation })}</p>
					<SendForm ask={ask} answer={answer} />
				</>
			)}
		</OpenFrame>
	);
}
