import { Form, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { verb } from "#app/platform/guard.server";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { CardList, CardRow } from "#app/ui/card";
import { EmptyState } from "#app/ui/empty-state";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { page, pageAction } from "../guard.server";
import { ArticleRef, TrashInput } from "../news.schema";
import { places } from "../places";
import { putBackFromTrash, showTrash } from "../trash.server";

export const handle = { i18n: ["news", "errors"], title: "news:trash.title" };

export const loader = page("create", TrashInput, showTrash);
export const action = pageAction("create", { restore: verb(ArticleRef, putBackFromTrash) });

export default function NewsTrash() {
	const { tenant, days, items, next } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation("news");
	const { date } = useFormat();
	const { pathname } = useLocation();
	return (
		<PageBody width="settings">
			<PageHeader
				back={{ to: places(tenant).work, label: t("work") }}
				title={t("trash.title")}
				meta={t("trash.intro", { count: days })}
			/>
			<FormErrors errors={problem.summary} />
			{items.length === 0 ? (
				<EmptyState icon="trash-2" title={t("trash.none")} />
			) : (
				<CardList label={t("trash.title")}>
					{items.map((item) => (
						<CardRow key={item.id} className="flex-wrap justify-between">
							<div className="min-w-0">
								<p lang={item.language} className="font-medium break-words">
									{item.title}
								</p>
								<p className="text-13 text-ink-3" suppressHydrationWarning>
									{t("trash.times", { deleted: date(item.deletedAt), gone: date(item.goneAt) })}
								</p>
							</div>
							<Form method="post" preventScrollReset>
								<input type="hidden" name="id" value={item.id} />
								<SubmitButton
									intent="restore"
									kind="secondary"
									icon="undo-2"
									aria-label={t("trash.restoreOf", { title: item.title })}
								>
									{t("trash.restore")}
								</SubmitButton>
							</Form>
						</CardRow>
					))}
				</CardList>
			)}
			{next && (
				<div className="mt-6">
					<LinkButton to={`${pathname}?cursor=${encodeURIComponent(next)}`}>{t("trash.more")}</LinkButton>
				</div>
			)}
		</PageBody>
	);
}
