import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button";
import { Notice } from "#app/ui/notice";
import { PageHeader } from "#app/ui/page-header";
import { Tabs } from "#app/ui/tabs";
import { Time } from "#app/ui/time";
import type { FormTop as Top } from "../form-page.server";
import { places } from "../places";
import { reportPlaces } from "../reports/places";
import { FormBadge } from "./form-badge";

/** The head of each page of a form, with its tabs. */
export function FormTop({ top, tab, actions }: { top: Top; tab: "people" | "replies"; actions?: ReactNode }) {
	const { t } = useTranslation("generalReports");
	const at = places(top.tenant);
	const { form } = top;
	return (
		<>
			<PageHeader
				title={form.title}
				badges={<FormBadge status={form.status} />}
				back={{ to: at.project(top.slug), label: top.name }}
				meta={
					form.dueOn && (
						<>
							{t("due")} <Time at={form.dueOn} as="date" />
						</>
					)
				}
				actions={
					<>
						{top.mayChange && (
							<LinkButton icon="pencil" to={at.build(form.name)}>
								{t("form.build")}
							</LinkButton>
						)}
						{actions}
					</>
				}
			/>
			<Tabs
				label={t("form.tabs")}
				tabs={[
					{ to: at.form(form.name), label: t("form.people"), current: tab === "people" },
					{ to: at.replies(form.name), label: t("tab.replies"), count: form.replies, current: tab === "replies" },
					{ to: reportPlaces(top.tenant, top.slug, form.name).report, label: t("tab.report") },
				]}
			/>
			{top.isArchived && (
				<div className="mt-5">
					<Notice icon="archive">{t("archivedHelp")}</Notice>
				</div>
			)}
		</>
	);
}
