import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { Field } from "#app/ui/field";
import { FileInput } from "#app/ui/file-input";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { PageBody, PageHeader } from "#app/ui/page-header";
import type { showImports } from "../show-wizard.server";
import { EarlierImports } from "./earlier-imports";
import { StepList } from "./step-list";

export type StartData = Awaited<ReturnType<typeof showImports>>;

/** The first step: a file, what it must hold, and what was imported before. */
export function ImportStart() {
	const { kind, address, listAddress, fields, limits, rows, next, previous } = useLoaderData() as unknown as StartData;
	const problem = useFormProblem(useActionData());
	const { t } = useTranslation("imports");
	const { t: say } = useTranslation();
	const { number } = useFormat();
	const what = say(kind.label);
	return (
		<>
			<PageBody width="settings">
				<PageHeader back={{ to: listAddress, label: t("backToList") }} title={t("startTitle", { what })} />
				<StepList current="file" />
				<Form method="post" encType="multipart/form-data" className="flex flex-col gap-5" noValidate>
					<Field
						id="file"
						label={t("file.label")}
						help={t("file.help", { size: limits.megabytes, count: limits.rows, rows: number(limits.rows) })}
						error={problem.of("file")}
					>
						{(ties) => (
							<FileInput
								{...ties}
								name="file"
								required
								accept=".csv,.txt,.tsv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
							/>
						)}
					</Field>
					<FormErrors errors={problem.summary} />
					<div className="flex flex-wrap gap-2">
						<SubmitButton intent="upload" icon="upload">
							{t("file.upload")}
						</SubmitButton>
						<LinkButton icon="download" to={`${address}/template`} reloadDocument download>
							{t("file.template")}
						</LinkButton>
					</div>
				</Form>
				<Section title={t("columns.title")}>
					<p className="text-sm text-ink-2">{t("columns.help")}</p>
					<ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
						{fields.map(({ key, label, required }) => (
							<li key={key}>
								{say(label)}
								{required && <span className="text-ink-3"> ({t("columns.required")})</span>}
							</li>
						))}
					</ul>
				</Section>
			</PageBody>
			<EarlierImports {...{ address, rows, next, previous, days: limits.days }} />
		</>
	);
}
