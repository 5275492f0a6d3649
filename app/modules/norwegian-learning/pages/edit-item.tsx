import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CoverForm } from "#app/media/cover/cover-form";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { editItemHandlers } from "../bank/item-actions.server";
import { ItemForm } from "../bank/item-form";
import { ItemQuery } from "../bank/items.schema";
import { showEditItem } from "../bank/show-items.server";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";

export const handle = {
	i18n: ["norwegianLearning", "norwegianTest", "media", "filePicker", "errors"],
	title: "norwegianLearning:items.edit",
};

export const loader = page("bank", ItemQuery, showEditItem);
/** Room for the pictures of an item in which words belong to pictures. */
export const action = pageAction("bank", editItemHandlers, { bodyMax: 20_000_000 });

export default function EditItem() {
	const data = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("norwegianLearning");
	const { item, tenant } = data;
	const at = paths(tenant);
	return (
		<PageBody width="home">
			<PageHeader
				back={{ to: at.item(item.id), label: item.title }}
				title={t("items.edit")}
				meta={t(`kind.${item.kind}`)}
			/>
			<div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
				<ItemForm key={item.updatedAt} data={data} answer={answer} intent="save" />
				<CoverForm
					title={t("item.picture")}
					id={item.id}
					coverGuid={item.pictureGuid}
					icon="image"
					tenant={tenant}
					answer={answer}
				/>
			</div>
		</PageBody>
	);
}
