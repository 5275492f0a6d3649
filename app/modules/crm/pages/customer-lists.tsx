import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler, Nothing } from "#app/platform/guard.server";
import { SubmitButton } from "#app/ui/button";
import { CardList } from "#app/ui/card";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { EmptyState } from "#app/ui/empty-state";
import { useFormProblem } from "#app/ui/form-problem";
import { Link } from "#app/ui/link";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { TextField } from "#app/ui/text-field";
import { ListInput, ListRef } from "../customers-list/list.schema";
import { deleteList, renameList, showLists } from "../customers-list/lists/lists.server";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["crm", "crmLists", "errors"], title: "crmLists:list.title" };

const write = { level: 20 };

export const loader = page("customers", Nothing, showLists);
export const action = pageAction("customers", {
	renameList: handler(ListInput, renameList, write),
	deleteList: handler(ListRef, deleteList, write),
});

type Item = Awaited<ReturnType<typeof showLists>>["lists"][number];

export default function CustomerLists() {
	const { lists, counted, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("crmLists");
	const at = paths(tenant);
	return (
		<PageBody width="settings">
			<PageHeader back={{ to: at.customers, label: t("crm:customers.title") }} title={t("list.title")} />
			{lists.length === 0 ? (
				<EmptyState icon="list" title={t("list.none")}>
					{t("list.noneHelp")}
				</EmptyState>
			) : (
				<>
					<p className="mb-4 max-w-160 text-sm text-ink-2">{t("list.intro")}</p>
					<CardList label={t("list.title")}>
						{lists.map((list) => (
							<li key={list.id} className="flex flex-col gap-3 p-4">
								<div>
									<Link to={at.customersOnList(list.id)} className="link text-sm font-medium break-words">
										{list.name}
									</Link>
									<p className="text-13 text-ink-3">
										{list.count > counted
											? t("list.more", { count: counted })
											: t("list.customers", { count: list.count })}
										{list.by && ` · ${t("list.madeBy", { name: list.by })}`}
									</p>
								</div>
								{list.mayChange && <ListForm list={list} answer={answer} />}
							</li>
						))}
					</CardList>
				</>
			)}
		</PageBody>
	);
}

function ListForm({ list: { id, name }, answer }: { list: Item; answer: unknown }) {
	const { t } = useTranslation("crmLists");
	const problem = useFormProblem(answer, { intent: "renameList" });
	const isMine = problem.typed("id") === id;
	return (
		<div className="flex flex-wrap items-end justify-between gap-3">
			<Form method="post" className="flex flex-1 flex-wrap items-end gap-3" preventScrollReset noValidate>
				<input type="hidden" name="id" value={id} />
				<TextField
					id={`name-${id}`}
					name="name"
					label={t("list.name")}
					defaultValue={isMine ? problem.typed("name") : name}
					error={isMine ? problem.of("name") : undefined}
					maxLength={60}
					autoComplete="off"
					className="min-w-40 flex-1"
				/>
				<SubmitButton intent="renameList" kind="secondary">
					{t("list.rename")}
				</SubmitButton>
			</Form>
			<ConfirmButton
				label={t("list.delete")}
				icon="trash-2"
				title={t("list.deleteTitle", { name })}
				confirmLabel={t("list.delete")}
				fields={{ intent: "deleteList", id }}
			>
				{t("list.deleteHelp")}
			</ConfirmButton>
		</div>
	);
}
