import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler, Nothing } from "#app/platform/guard.server";
import { LinkButton } from "#app/ui/button";
import { CardList, CardRow } from "#app/ui/card";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { EmptyState } from "#app/ui/empty-state";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { page, pageAction } from "../guard.server";
import { removeTemplate, showTemplates } from "../log-pages.server";
import { RemoveCall } from "../logs.schema";

export const handle = { i18n: ["activityLog", "errors"], title: "activityLog:templates.title" };

export const loader = page("write", Nothing, showTemplates);
export const action = pageAction("write", { remove: handler(RemoveCall, removeTemplate) });

export default function Templates() {
	const { templates, back, make } = useLoaderData<typeof loader>();
	const { t } = useTranslation("activityLog");
	return (
		<PageBody width="settings">
			<PageHeader title={t("templates.title")} back={{ to: back, label: t("title") }} />
			{templates.length === 0 ? (
				<EmptyState
					icon="copy"
					title={t("templates.none")}
					action={
						<LinkButton to={make} icon="plus">
							{t("new.action")}
						</LinkButton>
					}
				>
					{t("templates.noneHelp")}
				</EmptyState>
			) : (
				<CardList label={t("templates.title")}>
					{templates.map(({ id, title, entries, use }) => (
						<CardRow key={id} className="flex-wrap">
							<div className="min-w-0 flex-1 basis-60">
								<h2 className="text-sm font-medium break-words">{title}</h2>
								<p className="text-13 break-words text-ink-3">{entries.join(" · ")}</p>
							</div>
							<LinkButton to={use} aria-label={t("templates.useOne", { title })}>
								{t("templates.use")}
							</LinkButton>
							<ConfirmButton
								label={t("templates.remove")}
								size="sm"
								title={t("templates.removeTitle", { title })}
								confirmLabel={t("templates.remove")}
								fields={{ intent: "remove", id }}
							>
								{t("templates.removeHelp")}
							</ConfirmButton>
						</CardRow>
					))}
				</CardList>
			)}
		</PageBody>
	);
}
