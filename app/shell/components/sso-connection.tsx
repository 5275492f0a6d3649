import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { SettingRow } from "#app/ui/definition-list";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PasswordField } from "#app/ui/password-field";
import { Time } from "#app/ui/time";
import type { SsoOutcome } from "../sso/refusal";
import { ProfilePart } from "./profile-forms";
import { SsoNotice } from "./sso-start";

type SsoConnectionProps = {
	provider: string;
	/** Since when the account is connected, in epoch milliseconds. */
	since: number | null;
	outcome: SsoOutcome | null;
	answer: unknown;
};

/** Connects the account with the organisation's own provider, the password being given once more, and takes that back. */
export function SsoConnection({ provider, since, outcome, answer }: SsoConnectionProps) {
	const { t } = useTranslation("account");
	return (
		<ProfilePart id="sso" title={t("sso.title")} intro={since === null && t("sso.intro", { name: provider })}>
			{outcome && since === null && <SsoNotice provider={provider} outcome={outcome} />}
			{since === null ? <ConnectForm provider={provider} answer={answer} /> : <Connected {...{ provider, since }} />}
		</ProfilePart>
	);
}

function Connected({ provider, since }: { provider: string; since: number }) {
	const { t } = useTranslation("account");
	return (
		<ul>
			<SettingRow
				title={provider}
				meta={
					<>
						{t("sso.since")} <Time at={since} as="longDate" />
					</>
				}
			>
				<Form method="post" preventScrollReset>
					<SubmitButton kind="quiet" intent="disconnectSso">
						{t("sso.disconnect")}
					</SubmitButton>
				</Form>
			</SettingRow>
		</ul>
	);
}

function ConnectForm({ provider, answer }: { provider: string; answer: unknown }) {
	const { t } = useTranslation("account");
	const problem = useFormProblem(answer, { intent: "connectSso", ids: { currentPassword: "ssoPassword" } });
	return (
		<Form method="post" className="flex max-w-94 flex-col gap-5" noValidate preventScrollReset>
			<PasswordField
				id="ssoPassword"
				name="currentPassword"
				label={t("password.current")}
				error={problem.of("currentPassword")}
			/>
			<FormErrors errors={problem.summary} />
			<div>
				<SubmitButton kind="secondary" intent="connectSso">
					{t("sso.connect", { name: provider })}
				</SubmitButton>
			</div>
		</Form>
	);
}
