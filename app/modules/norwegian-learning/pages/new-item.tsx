import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Link } from "#app/ui/link";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { newItemHandlers } from "../bank/item-actions.server";
import { ItemForm } from "../bank/item-form";
import { NewItemQuery } from "../bank/items.schema";
import { showNewItem } from "../bank/show-items.server";
import { page, pageAction } from "../guard.server";
import { itemKinds } from "../items/kinds";
import { paths } from "../paths";

export const handle = {
	i18n: ["norwegianLearning", "norwegianTest", "media", "filePicker", "errors"],
	title: "norwegianLearning:items.new",
};

export const loader = page("bank", NewItemQuery, showNewItem);
/** Room for the pictures of an item in which words belong to pictures. */
export const action = pageAction("bank", newItemHandlers, { bodyMax: 20_000_000 });

export default function NewItem() {
	const data = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("norwegianLearning");
	const at = paths(data.tenant);
	return (
		<PageBody width="settings">
			<PageHeader back={{ to: at.items, label: t("items.title") }} title={t("items.new")} />
			<nav aria-label={t("item.kind")} className="mb-2 flex flex-wrap gap-2">
				{itemKinds.map((kind) => (
					<Link
						key={kind}
						to={at.newItem(kind)}
						replace
						preventScrollReset
						aria-current={kind === data.kind ? "true" : undefined}
						className={`chip min-h-9 pr-2.5 max-md:min-h-11 ${kind === data.kind ? "border-accent bg-accent-soft text-accent-ink" : "hover:bg-hover"}`}
					>
						{t(`kind.${kind}`)}
					</Link>
				))}
			</nav>
			<p className="mb-5 text-sm text-ink-2">{t(`kindHelp.${data.kind}`)}</p>
			<ItemForm key={data.kind} data={data} answer={answer} intent="create" />
		</PageBody>
	);
}
