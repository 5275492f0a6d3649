import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EditQuestions } from "#app/forms/answering/components/edit-questions";
import { ReplyAnswers, ReplyPage } from "#app/forms/review/replies.schema";
import { saveEdit, showEdit } from "#app/forms/review/reply.server";
import { verb } from "#app/platform/guard.server";
import type { Language } from "#app/platform/i18n";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { Notice } from "#app/ui/notice";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { desk } from "../desk.server";
import { page, pageAction } from "../guard.server";
import { places } from "../places";

export const handle = { i18n: ["formReplies", "forms", "errors"] };

export const loader = page("front", ReplyPage, showEdit(desk));
export const action = pageAction("front", { save: verb(ReplyAnswers, saveEdit(desk)) });

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [{ title: data.title }] : []);

export default function ReplyEdit() {
	const { head, replyId, revision, answers, definition, around } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t, i18n } = useTranslation("formReplies");
	const back = places(head.tenant).reply(head.slug, replyId);
	return (
		<PageBody width="form">
			<PageHeader title={t("edit.title")} meta={head.title} back={{ to: back, label: t("reply.title") }} />
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
