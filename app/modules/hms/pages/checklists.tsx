import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Nothing } from "#app/platform/guard.server";
import { Badge } from "#app/ui/badge";
import { LinkButton } from "#app/ui/button";
import { CardList, CardRow, Section } from "#app/ui/card";
import { Link } from "#app/ui/link";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { Time } from "#app/ui/time";
import { showChecklists } from "../checklists/checklists.server";
import { page } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["hms", "errors"], title: "hms:checklists.title" };

export const loader = page("checklists", Nothing, showChecklists);

/** The checklists that rounds are made of: the organisation's own, and those that everybody has. */
export default function Checklists() {
	const { own, templates, tenant } = useLoaderData<typeof loader>();
	const { t } = useTranslation("hms");
	const at = paths(tenant);
	return (
		<PageBody width="home">
			<PageHeader
				title={t("checklists.title")}
				actions={
					<LinkButton kind="primary" icon="plus" to={at.newChecklist()}>
						{t("checklists.add")}
					</LinkButton>
				}
			/>
			<Section title={t("checklists.own")} count={own.length}>
				{own.length === 0 ? (
					<p className="text-sm text-ink-2">{t("checklists.none")}</p>
				) : (
					<CardList label={t("checklists.own")}>
						{own.map(({ id, name, count, isLocked, updatedAt }) => (
							<CardRow key={id} className="justify-between">
								<span className="min-w-0 flex-1">
									<Link to={at.checklist(id)} className="block text-sm font-medium break-words hover:underline">
										{name}
									</Link>
									<span className="text-13 text-ink-3">
										{t("checklists.points", { count })} · <Time at={updatedAt} as="date" />
									</span>
								</span>
								{isLocked && <Badge icon="lock">{t("checklists.locked")}</Badge>}
							</CardRow>
						))}
					</CardList>
				)}
			</Section>
			<Section title={t("checklists.templates")} intro={t("checklists.templatesIntro")}>
				<CardList label={t("checklists.templates")}>
					{templates.map(({ key, name, count, language }) => (
						<CardRow key={key} className="flex-wrap justify-between gap-y-2">
							<span className="min-w-0 flex-1">
								<span className="block text-sm font-medium" lang={language}>
									{name}
								</span>
								<span className="text-13 text-ink-3">{t("checklists.points", { count })}</span>
							</span>
							<LinkButton
								size="sm"
								icon="copy"
								to={at.newChecklist(key)}
								aria-label={t("checklists.copyOne", { name })}
							>
								{t("checklists.copy")}
							</LinkButton>
						</CardRow>
					))}
				</CardList>
			</Section>
		</PageBody>
	);
}
