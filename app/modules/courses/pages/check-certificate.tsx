import { Form, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { publicPage } from "#app/platform/guard.server";
import { SubmitButton } from "#app/ui/button";
import { useFormat } from "#app/ui/format";
import { Notice } from "#app/ui/notice";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { TextField } from "#app/ui/text-field";
import { checkCertificate } from "../certificates.server";

export const handle = { i18n: ["courses", "errors"], title: "courses:certificate.checkTitle" };

export const loader = publicPage(checkCertificate);

/** Whether a certificate is true, for whoever was shown it. */
export default function CheckCertificate() {
	const { code, found, isTooOften, tenant } = useLoaderData<typeof loader>();
	const { t } = useTranslation("courses");
	const { date } = useFormat();
	return (
		<PageBody width="form">
			<PageHeader title={t("certificate.checkTitle")} meta={tenant} />
			<Form method="get" className="flex flex-col items-start gap-4">
				<TextField
					name="code"
					size="lg"
					label={t("certificate.code")}
					help={t("certificate.codeHelp")}
					defaultValue={code}
					autoComplete="off"
					maxLength={40}
				/>
				<SubmitButton size="lg">{t("certificate.ask")}</SubmitButton>
			</Form>
			<div role="status" className="mt-6">
				{found && (
					<Notice tone={found.isExpired ? "warning" : "success"}>
						<span suppressHydrationWarning>
							{t("certificate.isTrue", {
								personName: found.person,
								courseTitle: found.course,
								date: date(found.doneAt),
							})}
						</span>{" "}
						{found.validUntil &&
							t(found.isExpired ? "certificate.expiredOn" : "certificate.isValidUntil", {
								date: date(found.validUntil),
							})}
					</Notice>
				)}
				{code && !found && (
					<Notice tone="warning">{t(isTooOften ? "certificate.later" : "certificate.unknown")}</Notice>
				)}
			</div>
		</PageBody>
	);
}
