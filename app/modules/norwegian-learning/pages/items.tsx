import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ListPage } from "#app/lists/components/list-page";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { SelectField } from "#app/ui/text-field";
import { itemsHandlers } from "../bank/item-actions.server";
import { itemList, itemOptions } from "../bank/items.list";
import { ItemsQuery } from "../bank/items.schema";
import { ItemsTable } from "../bank/items-table";
import { showItems } from "../bank/show-items.server";
import { itemStatuses } from "../choices";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";

export const handle = {
	i18n: ["norwegianLearning", "questionOffer", "lists", "people", "modules", "errors"],
	title: "norwegianLearning:items.title",
};

export const loader = page("bank", ItemsQuery, showItems);
export const action = pageAction("bank", itemsHandlers);

export default function Items() {
	const { list, rows, mayStart, tenant } = useLoaderData<typeof loader>();
	const { t } = useTranslation(["norwegianLearning", "questionOffer", "lists"]);
	const at = paths(tenant);
	return (
		<ListPage
			definition={itemList}
			list={list}
			rows={rows}
			path={at.items}
			answer={useActionData<typeof action>()}
			title={t("items.title")}
			actions={
				<>
					<LinkButton icon="trash-2" to={`${at.items}/trash`}>
						{t("items.trash")}
					</LinkButton>
					<LinkButton icon="copy" to={at.takeItems}>
						{t("questionOffer:title")}
					</LinkButton>
					{mayStart && (
						<Form method="post">
							<SubmitButton intent="startItems" kind="secondary" icon="library">
								{t("items.start")}
							</SubmitButton>
						</Form>
					)}
					<LinkButton kind="primary" icon="plus" to={at.newItem()}>
						{t("items.new")}
					</LinkButton>
				</>
			}
			tabs={{ label: t("items.views"), all: t("items.all") }}
			bar={{ searchLabel: t("items.search"), options: itemOptions, exportTo: `${at.items}/export` }}
			empty={{ icon: "library", title: t("items.none"), help: t("items.noneHelp") }}
			range={t("lists:trash.range", { count: rows.length })}
			bulk={[
				{
					intent: "bulkStatus",
					label: t("items.setStatus"),
					icon: "circle-dot",
					fields: (
						<SelectField
							name="status"
							label={t("item.status")}
							options={itemStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
						/>
					),
				},
				{ intent: "bulkRemove", label: t("toTrash"), icon: "trash-2" },
			]}
		>
			{(listing) => <ItemsTable {...listing} tenant={tenant} />}
		</ListPage>
	);
}
