import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button";
import { CardList } from "#app/ui/card";
import { EmptyState } from "#app/ui/empty-state";
import { PageBody } from "#app/ui/page-header";
import { FormRow } from "../components/form-row";
import { ProjectTop } from "../components/project-top";
import { page } from "../guard.server";
import { paths } from "../paths";
import { showProject } from "../project-pages.server";
import { ProjectNamed } from "../projects.schema";

export const handle = { i18n: ["generalReports", "errors"] };

export const loader = page("front", ProjectNamed, showProject);

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [{ title: data.title }] : []);

/** A project: what it is for and its forms. */
export default function Project() {
	const { top, forms } = useLoaderData<typeof loader>();
	const { t } = useTranslation("generalReports");
	const at = paths(top.tenant);
	return (
		<PageBody width="home">
			<ProjectTop
				top={top}
				tab="forms"
				actions={
					top.mayChange && (
						<LinkButton to={at.addForm(top.slug)} kind="primary" icon="plus">
							{t("addForm.title")}
						</LinkButton>
					)
				}
			/>
			{top.description && <p className="mt-5 max-w-160 text-sm whitespace-pre-line text-ink-2">{top.description}</p>}
			<div className="mt-5">
				{forms.length === 0 ? (
					<EmptyState icon="clipboard-list" title={t("noForms")}>
						{t(top.mayChange ? "noFormsHelp" : "noFormsYet")}
					</EmptyState>
				) : (
					<CardList label={t("tab.forms")}>
						{forms.map((form) => (
							<FormRow key={form.id} form={form} to={top.mayRead ? at.form(form.name) : at.answer(form.guid)} />
						))}
					</CardList>
				)}
			</div>
		</PageBody>
	);
}
