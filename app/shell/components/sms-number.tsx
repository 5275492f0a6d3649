import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { formatPhone } from "#app/directory/phone";
import { SubmitButton } from "#app/ui/button";
import { SettingRow } from "#app/ui/definition-list";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { TextField } from "#app/ui/text-field";
import { Time } from "#app/ui/time";
import { ProfilePart } from "./profile-forms";

type SmsNumberProps = {
	/** Where reminders go now. */
	number: { phone: string; since: number } | null;
	/** The number to which a code is under way. */
	waiting: string | null;
	/** How long a code works. */
	minutes: number;
	/** The phone of the profile, which may be the one. */
	usual: string | null;
	answer: unknown;
};

/** Asks to be reminded by text message too, and takes that back: a number counts once the code that was sent there is given. */
export function SmsNumber({ number, waiting, minutes, usual, answer }: SmsNumberProps) {
	const { t } = useTranslation("sms");
	return (
		<ProfilePart id="sms" title={t("title")} intro={t("intro")}>
			{number ? (
				<ul>
					<SettingRow
						title={formatPhone(number.phone)}
						meta={
							<>
								{t("since")} <Time at={number.since} as="longDate" />
							</>
						}
					>
						<ForgetButton label={t("stop")} />
					</SettingRow>
				</ul>
			) : waiting ? (
				<CodeForm {...{ phone: waiting, minutes, answer }} />
			) : (
				<NumberForm {...{ usual, answer }} />
			)}
		</ProfilePart>
	);
}

function NumberForm({ usual, answer }: { usual: string | null; answer: unknown }) {
	const { t } = useTranslation("sms");
	const problem = useFormProblem(answer, { intent: "sendSmsCode", ids: { phone: "smsPhone" } });
	return (
		<Form method="post" className="flex max-w-94 flex-col gap-5" noValidate preventScrollReset>
			<TextField
				id="smsPhone"
				name="phone"
				type="tel"
				label={t("phone")}
				help={t("phoneHelp")}
				defaultValue={problem.typed("phone") ?? usual ?? ""}
				error={problem.of("phone")}
				autoComplete="tel"
				maxLength={40}
			/>
			<FormErrors errors={problem.summary} />
			<div>
				<SubmitButton kind="secondary" intent="sendSmsCode">
					{t("send")}
				</SubmitButton>
			</div>
		</Form>
	);
}

function CodeForm({ phone, minutes, answer }: { phone: string; minutes: number; answer: unknown }) {
	const { t } = useTranslation("sms");
	const problem = useFormProblem(answer, { intent: "confirmSms", ids: { code: "smsCode" } });
	return (
		<>
			<Form method="post" className="flex max-w-94 flex-col gap-5" noValidate preventScrollReset>
				<p className="text-sm">{t("sent", { phone: formatPhone(phone), minutes })}</p>
				<TextField
					id="smsCode"
					name="code"
					label={t("code")}
					error={problem.of("code")}
					inputMode="numeric"
					autoComplete="one-time-code"
					maxLength={10}
					className="max-w-44"
				/>
				<FormErrors errors={problem.summary} />
				<div>
					<SubmitButton kind="secondary" intent="confirmSms">
						{t("confirm")}
					</SubmitButton>
				</div>
			</Form>
			<div className="mt-3 -ml-2">
				<ForgetButton label={t("other")} />
			</div>
		</>
	);
}

/** Also before a number counts: nothing is kept of it. */
function ForgetButton({ label }: { label: string }) {
	return (
		<Form method="post" preventScrollReset>
			<SubmitButton kind="quiet" intent="forgetSms">
				{label}
			</SubmitButton>
		</Form>
	);
}
