import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { KeptDraft } from "#app/lists/components/kept-draft";
import { handler } from "#app/platform/guard.server";
import { languages } from "#app/platform/i18n";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { SelectField, TextArea } from "#app/ui/text-field";
import { GrantFields } from "../components/grant-fields";
import { Judged, judgedOf } from "../components/judged";
import { SameAccess } from "../components/same-access";
import { useWords } from "../components/words";
import { page, pageAction } from "../guard.server";
import { invite } from "../invitation-actions.server";
import { InviteInput, InviteQuery } from "../members.schema";
import { showInvite } from "../show-members.server";

export const handle = { i18n: ["users", "lists", "modules", "errors"], title: "users:invite.title" };

export const loader = page("users", InviteQuery, showInvite);
export const action = pageAction("users", { invite: handler(InviteInput, invite, { level: 30 }) });

export default function Invite() {
	const { address, tenant, modules, roles, language, days, keeper, like, model, members } =
		useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const problem = useFormProblem(answer);
	const { judged, values } = judgedOf(answer);
	const { t } = useTranslation("users");
	const words = useWords();
	const typed = (field: "emails" | "role" | "language" | "message") => problem.typed(field) ?? values?.[field];
	return (
		<PageBody width="form">
			<PageHeader
				back={{ to: address, label: t("title") }}
				title={t("invite.title")}
				meta={t("invite.intro", { tenant, count: days })}
			/>
			<SameAccess like={like} found={model?.name ?? null} members={members} />
			<Form method="post" className="flex flex-col gap-5" noValidate key={like}>
				<KeptDraft keeper={keeper} form="users.invite" />
				<TextArea
					id="emails"
					name="emails"
					label={t("invite.emails")}
					help={t("invite.emailsHelp")}
					error={problem.of("emails")}
					defaultValue={typed("emails")}
					autoCapitalize="none"
					spellCheck={false}
					required
				/>
				<SelectField
					id="role"
					name="role"
					label={t("invite.role")}
					help={t("member.roleHelp")}
					error={problem.of("role")}
					defaultValue={typed("role") ?? roles.find((role) => role === model?.role) ?? roles[0]}
					width="max-w-80"
					options={roles.map((value) => ({ value, label: words.role(value) }))}
				/>
				<fieldset>
					<legend className="label mb-1">{t("invite.modules")}</legend>
					<p className="mb-2 text-13 text-ink-3">{t("invite.modulesHelp")}</p>
					<GrantFields
						modules={modules.filter(({ standing }) => standing === "live" || standing === "upcoming")}
						given={values?.grants ?? model?.grants ?? []}
					/>
				</fieldset>
				<SelectField
					id="language"
					name="language"
					label={t("invite.language")}
					help={t("invite.languageHelp")}
					error={problem.of("language")}
					defaultValue={typed("language") ?? language}
					width="max-w-80"
					options={Object.entries(languages).map(([value, { name }]) => ({ value, label: name, lang: value }))}
				/>
				<TextArea
					id="message"
					name="message"
					label={t("invite.message")}
					help={t("invite.messageHelp")}
					error={problem.of("message")}
					defaultValue={typed("message")}
					maxLength={1000}
					optional
				/>
				{judged && <Judged judged={judged} />}
				<FormErrors errors={problem.summary} />
				<div className="flex flex-wrap gap-2">
					<SubmitButton>{t("invite.send")}</SubmitButton>
					<LinkButton to={address}>{t("invite.leave")}</LinkButton>
				</div>
			</Form>
		</PageBody>
	);
}
