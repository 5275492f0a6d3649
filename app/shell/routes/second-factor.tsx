import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { done, handler, personal } from "#app/platform/guard.server";
import { to } from "#app/platform/portal-paths";
import { confirmSetUp, renewCodes, startSetUp, turnOff } from "#app/platform/second-factor/second-factor.server";
import type { PersonContext } from "#app/platform/tenant/context";
import { Notice } from "#app/ui/notice";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { RecoveryCodes } from "../components/second-factor/recovery-codes";
import { ScanForm } from "../components/second-factor/scan-form";
import { StartForm } from "../components/second-factor/start-form";
import { RenewForm, TurnOffForm } from "../components/second-factor/turned-on";
import { provePassword } from "../current-password.server";
import { FirstCodeInput, PasswordInput, SecondFactorPage } from "../second-factor.schema";
import { showSecondFactor } from "../second-factor.server";

export const handle = { i18n: ["secondFactor", "account"], title: "secondFactor:title" };

export const loader = personal.page(SecondFactorPage, showSecondFactor);

export const action = personal.pageAction({
	start: handler(PasswordInput, async (person: PersonContext, { currentPassword }) => {
		await startSetUp(person, await provePassword(person, currentPassword));
		return done();
	}),
	confirm: handler(FirstCodeInput, async (person: PersonContext, { code }) => ({
		codes: await confirmSetUp(person, code),
	})),
	renew: handler(PasswordInput, async (person: PersonContext, { currentPassword }) => ({
		codes: await renewCodes(person, await provePassword(person, currentPassword)),
	})),
	turnOff: handler(PasswordInput, async (person: PersonContext, { currentPassword }) => {
		await turnOff(person, await provePassword(person, currentPassword));
		return done({ snackbar: { key: "secondFactor:isNowOff" }, to: to.profile() });
	}),
});

/** Sets up the second factor, shows the recovery codes the one time they are told, and changes or ends it later. */
export default function SecondFactor() {
	const { t } = useTranslation("secondFactor");
	const { since, codesLeft, email, scan, next, requiredBy, isRequiredOfSuperadmins } = useLoaderData<typeof loader>();
	const answer = useActionData<unknown>();
	const codes = codesIn(answer);
	return (
		<>
			<div className="px-4 md:px-6">
				<PageHeader title={t("title")} back={{ to: to.profile(), label: t("back") }} />
			</div>
			<PageBody width="settings">
				<div className="flex flex-col gap-4 pb-6 empty:hidden">
					{since === null && isRequiredOfSuperadmins && <Notice tone="warning">{t("required.portal")}</Notice>}
					{since === null &&
						requiredBy.map((tenant) => (
							<Notice key={tenant} tone="warning">
								{t("required.tenant", { tenant })}
							</Notice>
						))}
				</div>
				{codes ? (
					<RecoveryCodes codes={codes} next={next} />
				) : since !== null ? (
					<>
						<RenewForm codesLeft={codesLeft} answer={answer} />
						<TurnOffForm answer={answer} />
					</>
				) : scan ? (
					<ScanForm {...scan} answer={answer} />
				) : (
					<StartForm email={email} answer={answer} />
				)}
			</PageBody>
		</>
	);
}

function codesIn(answer: unknown): string[] | undefined {
	return typeof answer === "object" && answer !== null && "codes" in answer ? (answer.codes as string[]) : undefined;
}
