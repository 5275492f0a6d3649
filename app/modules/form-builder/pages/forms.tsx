import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { verb } from "#app/platform/guard.server";
import { Badge } from "#app/ui/badge";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { CardList, CardRow, Section } from "#app/ui/card";
import { EmptyState } from "#app/ui/empty-state";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { TextArea, TextField } from "#app/ui/text-field";
import { Time } from "#app/ui/time";
import { FormsPage, PastedForm } from "../forms.schema";
import { makeFromPage, showForms } from "../forms.server";
import { page, pageAction } from "../guard.server";

export const handle = { i18n: ["formBuilder", "errors"], title: "formBuilder:title" };

export const loader = page("front", FormsPage, showForms);
export const action = pageAction("front", { make: verb(PastedForm, makeFromPage) });

const tones = { draft: "warning", open: "success", closed: "neutral", archived: "neutral" } as const;

export default function Forms() {
	const { forms, next } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation("formBuilder");
	return (
		<PageBody width="settings">
			<PageHeader title={t("title")} />
			{forms.length === 0 ? (
				<EmptyState icon="clipboard-list" title={t("none")}>
					{t("noneHelp")}
				</EmptyState>
			) : (
				<CardList label={t("title")}>
					{forms.map(({ id, title, status, replies, lastReplyAt, version, address }) => (
						<CardRow key={id}>
							<div className="min-w-0 flex-1">
								{version > 0 ? (
									<a href={address} className="link text-sm font-medium break-words">
										{title}
									</a>
								) : (
									<span className="text-sm font-medium break-words">{title}</span>
								)}
								<p className="text-13 text-ink-3">
									{replies === 0 ? t("noReplies") : t("replies", { count: replies })}
									{lastReplyAt > 0 && (
										<>
											{" · "}
											{t("lastReply")} <Time at={lastReplyAt} />
										</>
									)}
								</p>
							</div>
							<Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
						</CardRow>
					))}
				</CardList>
			)}
			{next && (
				<p className="mt-4">
					<LinkButton to={`?cursor=${encodeURIComponent(next)}`}>{t("more")}</LinkButton>
				</p>
			)}
			<Section title={t("make.title")} className="mt-8">
				<Form method="post" className="flex flex-col gap-5" noValidate>
					<FormErrors errors={problem.summary} />
					<TextField
						id="title"
						name="title"
						label={t("make.name")}
						error={problem.of("title")}
						defaultValue={problem.typed("title") ?? ""}
						autoComplete="off"
					/>
					<TextArea
						id="text"
						name="text"
						label={t("make.questions")}
						help={t("make.help")}
						error={problem.of("text")}
						defaultValue={problem.typed("text") ?? ""}
						rows={8}
					/>
					<div>
						<SubmitButton intent="make">{t("make.submit")}</SubmitButton>
					</div>
				</Form>
			</Section>
		</PageBody>
	);
}
