import { Form, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Nothing, verb } from "#app/platform/guard.server";
import { SubmitButton } from "#app/ui/button";
import { CardList, CardRow } from "#app/ui/card";
import { EmptyState } from "#app/ui/empty-state";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { Time } from "#app/ui/time";
import { UndoIds } from "../forms-list.schema";
import { restoreOne, showTrash } from "../forms-list.server";
import { page, pageAction } from "../guard.server";
import { places } from "../places";

export const handle = { i18n: ["formBuilder", "errors"], title: "formBuilder:trash.title" };

export const loader = page("front", Nothing, showTrash);
export const action = pageAction("front", { restore: verb(UndoIds, restoreOne) });

export default function Trash() {
	const { rows, tenant } = useLoaderData<typeof loader>();
	const { t } = useTranslation("formBuilder");
	return (
		<PageBody width="settings">
			<PageHeader title={t("trash.title")} back={{ to: places(tenant).forms, label: t("title") }} />
			{rows.length === 0 ? (
				<EmptyState icon="trash-2" title={t("trash.none")} />
			) : (
				<CardList label={t("trash.title")}>
					{rows.map(({ id, title, replies, deletedAt }) => (
						<CardRow key={id}>
							<div className="min-w-0 flex-1">
								<p className="text-sm font-medium break-words">{title}</p>
								<p className="text-13 text-ink-3">
									{t("trash.replies", { count: replies })} · {t("trash.at")} <Time at={deletedAt} />
								</p>
							</div>
							<Form method="post" preventScrollReset>
								<input type="hidden" name="before" value={id} />
								<SubmitButton intent="restore" kind="secondary" size="sm">
									{t("trash.restore")}
								</SubmitButton>
							</Form>
						</CardRow>
					))}
				</CardList>
			)}
		</PageBody>
	);
}
