import { Form, useActionData } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { CardList, Section } from "#app/ui/card";
import { EmptyState } from "#app/ui/empty-state";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { SelectField, TextField } from "#app/ui/text-field";
import type { ShownForm } from "../module-forms.server";
import { type FormPlaces, FormRow } from "./form-row";

type ModuleFormsPageProps = {
	forms: readonly ShownForm[];
	at: FormPlaces & { formTrash: string };
	/** The module's own words: what its forms are for, and what its own form asks. */
	words: Record<"title" | "intro" | "templateHelp", string>;
	/** The way to what the forms are about. */
	actions?: ReactNode;
};

/** A module's forms, with what can be done with each, and a new one. The page's handle names the texts `moduleForms`. */
export function ModuleFormsPage({ forms, at, words, actions }: ModuleFormsPageProps) {
	const { t } = useTranslation("moduleForms");
	const problem = useFormProblem(useActionData());
	return (
		<PageBody width="home">
			<PageHeader
				title={words.title}
				meta={words.intro}
				actions={
					<>
						<LinkButton kind="quiet" icon="trash-2" to={at.formTrash}>
							{t("trash")}
						</LinkButton>
						{actions}
					</>
				}
			/>
			<FormErrors errors={problem.summary} />
			{forms.length === 0 ? (
				<EmptyState
					icon="file-text"
					title={t("none")}
					action={
						<Form method="post">
							<input type="hidden" name="from" value="template" />
							<SubmitButton intent="make" icon="plus">
								{t("useTemplate")}
							</SubmitButton>
						</Form>
					}
				>
					{words.templateHelp}
				</EmptyState>
			) : (
				<CardList label={words.title}>
					{forms.map((form) => (
						<FormRow key={form.id} form={form} at={at} />
					))}
				</CardList>
			)}
			<Section title={t("new")} className="mt-8">
				<Form method="post" key={forms.length} className="group flex max-w-160 flex-wrap items-end gap-3" noValidate>
					<TextField
						id="title"
						name="title"
						label={t("title")}
						error={problem.of("title")}
						defaultValue={problem.typed("title") ?? ""}
						className="w-80 max-w-full"
					/>
					<SelectField
						id="from"
						name="from"
						label={t("from")}
						defaultValue={problem.typed("from") ?? "blank"}
						options={(["blank", "template"] as const).map((value) => ({ value, label: t(value) }))}
					/>
					<SubmitButton intent="make" kind="secondary" icon="plus">
						{t("make")}
					</SubmitButton>
				</Form>
			</Section>
		</PageBody>
	);
}
