import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { testStatuses, testTones } from "../choices";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { FoundItems } from "../tests/found-items";
import { Sections } from "../tests/sections-editor";
import { showTest, type TestData } from "../tests/show-tests.server";
import { testHandlers } from "../tests/test-actions.server";
import { TestForm } from "../tests/test-form";
import { TestQuery } from "../tests/tests.schema";

export const handle = { i18n: ["norwegianLearning", "errors"], title: "norwegianLearning:test.head" };

export const loader = page("tests", TestQuery, showTest);
export const action = pageAction("tests", testHandlers);

/** A test as it is built: its items in parts, its settings and where it stands. */
export default function Test() {
	const data = useLoaderData<typeof loader>() as TestData;
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("norwegianLearning");
	const { test, tenant } = data;
	const at = paths(tenant);
	return (
		<PageBody width="home">
			<PageHeader
				back={{ to: at.tests, label: t("tests.title") }}
				title={test.title}
				badges={<Badge tone={testTones[test.status]}>{t(`testStatus.${test.status}`)}</Badge>}
				meta={`${t("itemCount", { count: test.itemCount })} · ${t("minutes", { count: test.minutes })}`}
				actions={
					<>
						<LinkButton icon="chart-line" to={`${at.results}?f=test.any.${test.id}`}>
							{t("results.title")}
						</LinkButton>
						<LinkButton icon="users-round" to={at.group(test.id)}>
							{t("group.title")}
						</LinkButton>
						<LinkButton icon="link" to={at.links(test.id)}>
							{t("links.title")}
						</LinkButton>
					</>
				}
			/>
			<div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
				<div className="flex min-w-0 flex-col gap-8">
					<Sections data={data} />
					<FoundItems data={data} answer={answer} />
					<TestForm key={test.updatedAt} data={data} answer={answer} />
				</div>
				<div className="flex min-w-0 flex-col gap-6">
					<StatusCard data={data} answer={answer} />
					<ConfirmButton
						label={t("toTrash")}
						icon="trash-2"
						title={t("item.trashTitle", { title: test.title })}
						confirmLabel={t("toTrash")}
						fields={{ intent: "trash", id: test.id }}
					>
						{t("test.trashHelp")}
					</ConfirmButton>
				</div>
			</div>
		</PageBody>
	);
}

function StatusCard({ data: { test, openLinks, tenant }, answer }: { data: TestData; answer: unknown }) {
	const { t } = useTranslation("norwegianLearning");
	const problem = useFormProblem(answer, { intent: "status" });
	const at = paths(tenant);
	return (
		<section className="card flex flex-col gap-3 p-4">
			<h2 className="flex flex-wrap items-center gap-2 text-base font-semibold">
				{t("test.status")}
				<Badge tone={testTones[test.status]}>{t(`testStatus.${test.status}`)}</Badge>
			</h2>
			<p className="text-sm text-ink-2">{t(`statusHelp.${test.status}`)}</p>
			<FormErrors errors={problem.summary} />
			<Form method="post" preventScrollReset className="flex flex-wrap gap-2">
				<input type="hidden" name="intent" value="status" />
				<input type="hidden" name="id" value={test.id} />
				{testStatuses
					.filter((status) => status !== test.status)
					.map((status) => (
						<SubmitButton key={status} name="status" value={status} kind={status === "open" ? "primary" : "secondary"}>
							{t(`setStatus.${status}`)}
						</SubmitButton>
					))}
			</Form>
			{test.status === "open" && openLinks === 0 && (
				<p className="text-sm">
					{t("test.noLink")}{" "}
					<LinkButton size="sm" icon="plus" to={at.links(test.id)} className="mt-2">
						{t("links.new")}
					</LinkButton>
				</p>
			)}
		</section>
	);
}
