import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { Checkbox } from "#app/ui/choices";
import { CopyField } from "#app/ui/copy-field";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { frameCode } from "#app/ui/frame-code";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { TextArea, TextField } from "#app/ui/text-field";
import { page, pageAction } from "../guard.server";
import { OpenPageInput } from "../open-booking/open-booking.schema";
import { saveOpenPage, showOpenPage } from "../open-booking/open-page.server";
import { paths } from "../paths";
import { ResourceRef } from "../resources.schema";

export const handle = { i18n: ["resourceGuest", "resources", "errors"], title: "resourceGuest:page.title" };

export const loader = page("settings", ResourceRef, showOpenPage);
export const action = pageAction("settings", { save: handler(OpenPageInput, saveOpenPage) });

/** The page on which people without an account ask for a resource: whether it is open, and what it says. */
export default function OpenPage() {
	const { id, title, tenant, isOpen, price, terms, needsApproval, sites, address } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation(["resourceGuest", "resources"]);
	return (
		<PageBody width="form">
			<PageHeader
				back={{ to: paths(tenant).resource(id), label: title }}
				title={t("page.title")}
				actions={
					address !== null &&
					isOpen && (
						<LinkButton icon="arrow-up-right" to={new URL(address).pathname} reloadDocument>
							{t("page.look")}
						</LinkButton>
					)
				}
			/>
			<p className="mb-5 max-w-160 text-sm text-ink-2">{t("page.help")}</p>
			<Form method="post" className="flex flex-col gap-5" noValidate preventScrollReset>
				<Checkbox
					id="isOpen"
					name="isOpen"
					label={t("page.isOpen")}
					help={t("page.isOpenHelp")}
					defaultChecked={problem.ticked("isOpen") ?? isOpen}
				/>
				<Checkbox
					id="needsApproval"
					name="needsApproval"
					label={t("page.needsApproval")}
					help={t("page.needsApprovalHelp")}
					defaultChecked={problem.ticked("needsApproval") ?? needsApproval}
				/>
				<TextField
					id="price"
					name="price"
					label={t("page.price")}
					help={t("page.priceHelp")}
					error={problem.of("price")}
					defaultValue={problem.typed("price") ?? price}
					maxLength={200}
					optional
				/>
				<TextArea
					id="terms"
					name="terms"
					label={t("page.terms")}
					error={problem.of("terms")}
					defaultValue={problem.typed("terms") ?? terms}
					optional
				/>
				<TextArea
					id="sites"
					name="sites"
					label={t("page.sites")}
					help={t("page.sitesHelp")}
					error={problem.of("sites")}
					defaultValue={problem.typed("sites") ?? sites.join("\n")}
					autoCapitalize="none"
					spellCheck={false}
					optional
				/>
				<FormErrors errors={problem.summary} />
				<div>
					<SubmitButton intent="save">{t("resources:save")}</SubmitButton>
				</div>
			</Form>
			{address !== null && isOpen && (
				<Section title={t("page.share")} className="mt-8">
					<div className="flex flex-col gap-4">
						<CopyField label={t("page.address")} value={address} />
						{sites.length > 0 && (
							<CopyField label={t("page.frame")} help={t("page.frameHelp")} value={frameCode(address, title)} />
						)}
					</div>
				</Section>
			)}
		</PageBody>
	);
}
