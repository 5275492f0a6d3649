import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { FormTop } from "#app/forms/pages/components/form-top";
import { handler } from "#app/platform/guard.server";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { CopyField } from "#app/ui/copy-field";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Notice } from "#app/ui/notice";
import { PageBody } from "#app/ui/page-header";
import { AskForm } from "../components/ask-form";
import { OutsideLinks } from "../components/outside-links";
import { TermsForm } from "../components/terms-form";
import {
	ask,
	inviteOthers,
	keepFromPage,
	remind,
	removeForm,
	revokeLink,
	setForm,
	showForm,
	stand,
} from "../form-page.server";
import { AskMembers, FormNamed, InviteOthers, RemindMembers, RevokeLink, SetForm, StandForm } from "../forms.schema";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["generalReports", "formBuilder", "formShare", "forms", "people", "sms", "errors"] };

export const loader = page("front", FormNamed, showForm);
export const action = pageAction("write", {
	ask: handler(AskMembers, ask),
	remind: handler(RemindMembers, remind),
	invite: handler(InviteOthers, inviteOthers),
	revoke: handler(RevokeLink, revokeLink),
	set: handler(SetForm, setForm),
	stand: handler(StandForm, stand),
	keep: handler(FormNamed, keepFromPage),
	remove: handler(FormNamed, removeForm),
});

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [{ title: data.title }] : []);

/** A form of a project: who is asked, who has answered, until when, and by which links. */
export default function ProjectForm() {
	const shown = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const problem = useFormProblem(answer);
	const { t } = useTranslation("generalReports");
	const { top, head, address } = shown;
	const { form } = top;
	const at = paths(top.tenant);
	const isOpen = form.status === "open";
	return (
		<PageBody width="settings">
			<FormTop top={head} />
			<div className="pt-6">
				<FormErrors errors={problem.summary} />
				{form.status === "draft" && (
					<Notice
						tone="warning"
						title={t("form.notOut")}
						action={top.mayChange && <LinkButton to={`${at.build(form.name)}/publish`}>{t("form.publish")}</LinkButton>}
					>
						{t("form.notOutHelp")}
					</Notice>
				)}
				{form.status !== "draft" && (
					<Section title={t("ask.title")} intro={top.mayChange && isOpen ? t("ask.help") : undefined}>
						<AskForm shown={shown} answer={answer} />
					</Section>
				)}
				{isOpen && (
					<Section title={t("link.title")} intro={t(shown.access === "members" ? "link.members" : "link.all")}>
						<CopyField label={t("link.label")} value={address} />
						{top.mayChange && <OutsideLinks shown={shown} answer={answer} />}
					</Section>
				)}
				{top.mayChange && (
					<>
						<Section title={t("terms.title")}>
							<TermsForm shown={shown} answer={answer} key={form.dueOn} />
						</Section>
						<Section title={t("form.more")}>
							<div className="flex flex-wrap gap-2">
								<LinkButton icon="library" to={at.bank(form.name)}>
									{t("bank.title")}
								</LinkButton>
								{form.number > 0 && (
									<Form method="post">
										<input type="hidden" name="status" value={isOpen ? "closed" : "open"} />
										<SubmitButton intent="stand" kind="secondary">
											{t(isOpen ? "form.close" : "form.open")}
										</SubmitButton>
									</Form>
								)}
								<Form method="post">
									<SubmitButton intent="keep" kind="secondary" icon="copy">
										{t("form.keep")}
									</SubmitButton>
								</Form>
								<ConfirmButton
									label={t("form.remove")}
									icon="trash-2"
									title={t("form.removeAsk", { title: form.title })}
									confirmLabel={t("form.remove")}
									fields={{ intent: "remove" }}
								>
									{t("form.removeEffect", { count: form.replies })}
								</ConfirmButton>
							</div>
						</Section>
					</>
				)}
			</div>
		</PageBody>
	);
}
