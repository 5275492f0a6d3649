import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import { SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { Checkbox } from "#app/ui/choices";
import { EmptyState } from "#app/ui/empty-state";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { Link } from "#app/ui/link";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { type Choice, SelectField, TextArea, TextField } from "#app/ui/text-field";
import { NoticeList } from "../components/notice-list";
import { page, pageAction } from "../guard.server";
import { addNotice, removeNotice, showNews } from "../notices.server";
import { paths } from "../paths";
import { NewsQuery, NoticeInput, NoticeRef } from "../resources.schema";

export const handle = { i18n: ["resources", "errors"], title: "resources:news.title" };

export const loader = page("news", NewsQuery, showNews);
export const action = pageAction("news", {
	add: handler(NoticeInput, addNotice, { level: 30 }),
	remove: handler(NoticeRef, removeNotice, { level: 30 }),
});

export default function News() {
	const { notices, resources, chosen, canManage, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("resources");
	const format = useFormat();
	const at = paths(tenant);
	return (
		<PageBody width="settings">
			<PageHeader back={{ to: at.list, label: t("title") }} title={t("news.title")} />
			{notices.length === 0 && (
				<EmptyState icon="megaphone" title={t("news.none")}>
					{t("news.noneHelp")}
				</EmptyState>
			)}
			<ul className="flex flex-col gap-4">
				{notices.map((notice) => (
					<li key={notice.id}>
						<NoticeList notices={[notice]} />
						<div className="mt-1 flex flex-wrap items-center justify-between gap-3 text-13 text-ink-3">
							<span>
								{notice.resourceId !== null && notice.resource ? (
									<Link to={at.resource(notice.resourceId)} className="link">
										{notice.resource}
									</Link>
								) : (
									t("closures.all")
								)}
								{notice.untilDay && ` · ${t("news.until", { day: format.date(notice.untilDay) })}`}
							</span>
							{canManage && (
								<Form method="post" preventScrollReset>
									<input type="hidden" name="notice" value={notice.id} />
									<SubmitButton
										intent="remove"
										kind="quiet"
										size="sm"
										aria-label={t("removeNamed", { name: notice.title })}
									>
										{t("remove")}
									</SubmitButton>
								</Form>
							)}
						</div>
					</li>
				))}
			</ul>
			{canManage && <NewNotice key={notices.length} resources={resources} chosen={chosen} answer={answer} />}
		</PageBody>
	);
}

type NewNoticeProps = { resources: readonly Choice[]; chosen: string; answer: unknown };

function NewNotice({ resources, chosen, answer }: NewNoticeProps) {
	const { t } = useTranslation("resources");
	const problem = useFormProblem(answer, { intent: "add" });
	return (
		<Section title={t("news.new")} className="mt-10">
			<Form method="post" className="flex flex-col gap-3" noValidate preventScrollReset>
				<TextField
					id="title"
					name="title"
					label={t("news.heading")}
					error={problem.of("title")}
					defaultValue={problem.typed("title") ?? ""}
					maxLength={150}
					autoComplete="off"
				/>
				<TextArea
					id="body"
					name="body"
					label={t("news.body")}
					error={problem.of("body")}
					defaultValue={problem.typed("body") ?? ""}
					optional
				/>
				<SelectField
					id="resource"
					name="resource"
					label={t("field.resource")}
					error={problem.of("resource")}
					defaultValue={problem.typed("resource") ?? chosen}
					options={[{ value: "", label: t("closures.all") }, ...resources]}
				/>
				<TextField
					id="untilDay"
					name="untilDay"
					type="date"
					className="max-w-60"
					label={t("news.untilDay")}
					error={problem.of("untilDay")}
					defaultValue={problem.typed("untilDay") ?? ""}
					optional
				/>
				<Checkbox
					id="isImportant"
					name="isImportant"
					label={t("news.isImportant")}
					defaultChecked={problem.ticked("isImportant")}
				/>
				<FormErrors errors={problem.summary} />
				<div>
					<SubmitButton intent="add" icon="megaphone">
						{t("news.add")}
					</SubmitButton>
				</div>
			</Form>
		</Section>
	);
}
