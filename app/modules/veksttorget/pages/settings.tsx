import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmbedSettings } from "#app/forms/one-form/components/embed-settings";
import { OneFormSettings } from "#app/forms/one-form/components/one-form-settings";
import { OneFormInput, SitesInput } from "#app/forms/one-form/one-form.schema";
import { saveOneForm, saveSites } from "#app/forms/one-form/one-form.server";
import { handler, Nothing } from "#app/platform/guard.server";
import { IconButton, LinkButton, SubmitButton } from "#app/ui/button";
import { CardList, CardRow, Section } from "#app/ui/card";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { SelectField, TextField } from "#app/ui/text-field";
import { FollowSettings } from "../components/follow-settings";
import { theForm } from "../form/intake-form.server";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { RouteInput, RouteRef } from "../routing/routing.schema";
import { add, remove, showSettings } from "../routing/show-settings.server";
import { SettingsInput } from "../settings/settings.schema";
import { saveSettings } from "../settings/settings.server";

export const handle = { i18n: ["veksttorget", "oneForm", "errors"], title: "veksttorget:settings.title" };

export const loader = page("settings", Nothing, showSettings);
export const action = pageAction("settings", {
	saveForm: handler(OneFormInput, saveOneForm(theForm)),
	addRoute: handler(RouteInput, add),
	saveSites: handler(SitesInput, saveSites(theForm)),
	saveFollow: handler(SettingsInput, saveSettings),
	removeRoute: handler(RouteRef, remove),
});

/** The public form, and who gets what comes in by it. */
export default function Settings() {
	const { form, routes, owners, topics, tenant, decided, figures } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const adding = useFormProblem(answer, { intent: "addRoute" });
	const { t } = useTranslation("veksttorget");
	const at = paths(tenant);
	const any = (key: string) => ({ value: "", label: t(key) });
	return (
		<PageBody width="settings">
			<PageHeader
				back={{ to: at.intakes, label: t("intakes.title") }}
				title={t("settings.title")}
				actions={
					<>
						<LinkButton icon="mail" to={at.letters}>
							{t("settings.letters")}
						</LinkButton>
						{form.slug !== undefined && (
							<LinkButton icon="pencil" to={at.build(form.slug)}>
								{t("settings.build")}
							</LinkButton>
						)}
					</>
				}
			/>
			<OneFormSettings form={form} answer={answer} />
			<EmbedSettings form={form} answer={answer} />
			<FollowSettings key={decided.savedAt} {...{ decided, figures, answer }} />
			<Section title={t("routing.title")} intro={t("routing.help")}>
				{routes.length === 0 ? (
					<p className="text-sm text-ink-2">{t("routing.none")}</p>
				) : (
					<CardList label={t("routing.title")}>
						{routes.map(({ id, topic, municipality, owner }) => (
							<CardRow key={id} className="justify-between">
								<div className="min-w-0">
									<p className="text-sm font-medium break-words">
										{[topic ?? t("routing.anyTopic"), municipality ?? t("routing.anyMunicipality")].join(" · ")}
									</p>
									<p className="text-13 text-ink-2">{owner}</p>
								</div>
								<Form method="post">
									<input type="hidden" name="id" value={id} />
									<IconButton
										type="submit"
										name="intent"
										value="removeRoute"
										icon="trash-2"
										label={t("routing.remove")}
									/>
								</Form>
							</CardRow>
						))}
					</CardList>
				)}
				<Form method="post" className="mt-5 flex flex-col gap-4" noValidate key={routes.length}>
					<FormErrors errors={adding.summary} />
					<div className="grid gap-4 sm:grid-cols-3">
						<SelectField
							id="topic"
							name="topic"
							label={t("intake.topic")}
							options={[any("routing.anyTopic"), ...topics]}
							defaultValue={adding.typed("topic") ?? ""}
							error={adding.of("topic")}
						/>
						<TextField
							id="municipality"
							name="municipality"
							label={t("intake.municipality")}
							placeholder={t("routing.anyMunicipality")}
							defaultValue={adding.typed("municipality") ?? ""}
							error={adding.of("municipality")}
						/>
						<SelectField
							id="ownerId"
							name="ownerId"
							label={t("intake.owner")}
							options={[any("routing.choose"), ...owners]}
							defaultValue={adding.typed("ownerId") ?? ""}
							error={adding.of("ownerId")}
						/>
					</div>
					<div>
						<SubmitButton intent="addRoute" icon="plus" kind="secondary">
							{t("routing.add")}
						</SubmitButton>
					</div>
				</Form>
			</Section>
		</PageBody>
	);
}
