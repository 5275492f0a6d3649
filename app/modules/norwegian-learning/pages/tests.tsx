import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ListPage } from "#app/lists/components/list-page";
import { ListTable } from "#app/lists/components/list-table";
import { Badge } from "#app/ui/badge";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { RowLink } from "#app/ui/table";
import { SelectField, TextField } from "#app/ui/text-field";
import { Time } from "#app/ui/time";
import { testFormats, testTones, writtenForms } from "../choices";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { showTests } from "../tests/show-tests.server";
import { testsHandlers } from "../tests/test-actions.server";
import { testList } from "../tests/tests.list";
import { TestsQuery } from "../tests/tests.schema";

export const handle = {
	i18n: ["norwegianLearning", "lists", "people", "modules", "errors"],
	title: "norwegianLearning:tests.title",
};

export const loader = page("tests", TestsQuery, showTests);
export const action = pageAction("tests", testsHandlers);

export default function Tests() {
	const { list, rows, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation(["norwegianLearning", "lists"]);
	const at = paths(tenant);
	return (
		<ListPage
			definition={testList}
			list={list}
			rows={rows}
			path={at.tests}
			answer={answer}
			title={t("tests.title")}
			actions={
				<LinkButton icon="trash-2" to={`${at.tests}/trash`}>
					{t("tests.trash")}
				</LinkButton>
			}
			bar={{ searchLabel: t("tests.search"), exportTo: `${at.tests}/export` }}
			above={<NewTest answer={answer} />}
			empty={{ icon: "clipboard-list", title: t("tests.none"), help: t("tests.noneHelp") }}
			range={t("lists:trash.range", { count: rows.length })}
			bulk={[{ intent: "bulkRemove", label: t("toTrash"), icon: "trash-2" }]}
		>
			{(listing) => (
				<ListTable
					{...listing}
					definition={testList}
					label={t("tests.title")}
					nameOf={({ title }) => title}
					density="roomy"
					columns={{
						title: {
							phone: "title",
							cell: ({ id, title, skills }) => (
								<RowLink to={at.test(id)} under={skills.map((skill) => t(`skill.${skill}`)).join(", ") || undefined}>
									{title}
								</RowLink>
							),
						},
						status: {
							phone: "state",
							cell: ({ status }) => <Badge tone={testTones[status]}>{t(`testStatus.${status}`)}</Badge>,
						},
						written: { phone: "hide", cell: ({ written }) => t(`written.${written}`) },
						items: { align: "right", phone: "hide", cell: ({ itemCount }) => itemCount },
						minutes: { align: "right", phone: "hide", cell: ({ minutes }) => minutes },
						created: { falls: true, phone: "hide", cell: ({ createdAt }) => <Time at={createdAt} /> },
					}}
				/>
			)}
		</ListPage>
	);
}

function NewTest({ answer }: { answer: unknown }) {
	const { t } = useTranslation("norwegianLearning");
	const problem = useFormProblem(answer, { intent: "create" });
	return (
		<details open={problem.refused || undefined} className="mb-4">
			<summary className="btn btn-primary w-fit">{t("tests.new")}</summary>
			<Form method="post" className="card mt-3 flex max-w-192 flex-col gap-4 p-4" noValidate>
				<TextField
					id="title"
					name="title"
					label={t("test.title")}
					error={problem.of("title")}
					defaultValue={problem.typed("title")}
				/>
				<SelectField
					id="written"
					name="written"
					label={t("item.written")}
					defaultValue={problem.typed("written") ?? "nb"}
					options={writtenForms.map((value) => ({ value, label: t(`written.${value}`) }))}
				/>
				<SelectField
					id="format"
					name="format"
					label={t("test.format")}
					help={t("test.formatHelp")}
					defaultValue={problem.typed("format") ?? "placement"}
					options={testFormats.map((value) => ({ value, label: t(`format.${value}`) }))}
				/>
				<FormErrors errors={problem.summary} />
				<SubmitButton intent="create" className="self-start">
					{t("tests.create")}
				</SubmitButton>
			</Form>
		</details>
	);
}
