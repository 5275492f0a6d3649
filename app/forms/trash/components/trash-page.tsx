import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { CardList, CardRow } from "#app/ui/card";
import { EmptyState } from "#app/ui/empty-state";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { Time } from "#app/ui/time";
import type { TrashedForm } from "../trashed-form";

type TrashPageProps = { rows: readonly TrashedForm[]; back: { to: string; label: string } };

/** What was deleted of a module's forms within 30 days, the latest first; its texts are the form builder's. */
export function TrashPage({ rows, back }: TrashPageProps) {
	const { t } = useTranslation("formBuilder");
	return (
		<PageBody width="settings">
			<PageHeader title={t("trash.title")} back={back} />
			{rows.length === 0 ? (
				<EmptyState icon="trash-2" title={t("trash.none")} />
			) : (
				<CardList label={t("trash.title")}>
					{rows.map(({ id, title, about, replies, deletedAt }) => (
						<CardRow key={id}>
							<div className="min-w-0 flex-1">
								<p className="text-sm font-medium break-words">{title}</p>
								<p className="text-13 text-ink-3">
									{about && `${about} · `}
									{t("trash.replies", { count: replies })} · {t("trash.at")} <Time at={deletedAt} />
								</p>
							</div>
							<Form method="post" preventScrollReset>
								<input type="hidden" name="id" value={id} />
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
