import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { LinkButton } from "#app/ui/button";
import { CardList, CardRow } from "#app/ui/card";
import { EmptyState } from "#app/ui/empty-state";
import { Link } from "#app/ui/link";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { page } from "../old/guard.server";
import { OldFormsPage } from "../old/old-forms.schema";
import { showOldForms } from "../old/old-forms.server";

export const handle = { i18n: ["formBuild", "errors"], title: "formBuild:old.title" };

export const loader = page("front", OldFormsPage, showOldForms);

/** The old builder: the forms as a plain list. */
export default function OldForms() {
	const { forms, next } = useLoaderData<typeof loader>();
	const { t } = useTranslation("formBuild");
	return (
		<PageBody width="settings">
			<PageHeader title={t("old.title")} meta={t("old.help")} />
			{forms.length === 0 ? (
				<EmptyState icon="layout-list" title={t("old.none")} />
			) : (
				<CardList label={t("old.title")}>
					{forms.map(({ id, title, status, place }) => (
						<CardRow key={id}>
							<Link to={place} className="link min-w-0 flex-1 break-words text-sm font-medium">
								{title || t("noTitle")}
							</Link>
							<Badge tone={status === "draft" ? "warning" : status === "open" ? "success" : "neutral"}>
								{t(`old.status.${status}`)}
							</Badge>
						</CardRow>
					))}
				</CardList>
			)}
			{next && (
				<p className="mt-4">
					<LinkButton to={`?cursor=${encodeURIComponent(next)}`}>{t("old.more")}</LinkButton>
				</p>
			)}
		</PageBody>
	);
}
