import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import type { Language } from "#app/platform/i18n";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { Notice } from "#app/ui/notice";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { EditQuestions } from "../answering/components/edit-questions";
import { ReplyAnswers, ReplyPage } from "../review/replies.schema";
import { saveEdit, showEdit } from "../review/reply.server";
import { formAction, formPage } from "./form-module.server";
import { formAddress } from "./paths";

export const handle = { i18n: ["formReplies", "forms", "errors"] };

export const loader = formPage("replyEdit", "review", ReplyPage, ({ reviewConfig, paths }) => {
	const show = showEdit(reviewConfig);
	return async (visit, input) => {
		const { head: _, ...shown } = await show(visit, input);
		return { ...shown, back: formAddress(visit.tenant.guid, paths.reply, input) };
	};
});
export const action = formAction("replyEdit", "review", ({ reviewConfig }) => ({
	save: handler(ReplyAnswers, saveEdit(reviewConfig)),
}));

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [{ title: data.title }] : []);

export default function ReplyEdit() {
	const { title, back, revision, answers, definition, around } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t, i18n } = useTranslation("formReplies");
	return (
		<PageBody width="form">
			<PageHeader title={t("edit.title")} meta={title} back={{ to: back, label: t("reply.title") }} />
			<Notice tone="info">{t("edit.intro")}</Notice>
			<Form method="post" className="mt-6 flex flex-col gap-8" noValidate>
				<input type="hidden" name="revision" value={revision} />
				<EditQuestions
					definition={definition}
					around={around}
					answers={answers}
					language={i18n.language as Language}
					answer={answer}
				/>
				<div className="flex flex-wrap gap-2">
					<SubmitButton intent="save">{t("edit.save")}</SubmitButton>
					<LinkButton to={back}>{t("edit.cancel")}</LinkButton>
				</div>
			</Form>
		</PageBody>
	);
}
