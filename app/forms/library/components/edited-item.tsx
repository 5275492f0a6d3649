import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "#app/ui/link";

const PARAM = "editing";

/** Opens what can be changed of an item, on the page of the list where it stands. */
export function EditLink({ id, title }: { id: string; title: string }) {
	const { t } = useTranslation("formLibrary");
	const kept = [...new URLSearchParams(useLocation().search)].filter(([name]) => name !== PARAM);
	return (
		<Link to={`?${new URLSearchParams([...kept, [PARAM, id]])}`} className="btn btn-quiet btn-sm relative">
			{t("change")}
			<span className="sr-only">: {title}</span>
		</Link>
	);
}

type Named = { id: string; title: string };
type EditedItemProps<Item> = { rows: readonly Item[]; children: (item: Item) => ReactNode };

/** What can be changed of the item that the address names, where it is one of these. */
export function EditedItem<Item extends Named>({ rows, children }: EditedItemProps<Item>) {
	const { t } = useTranslation("formLibrary");
	const box = useRef<HTMLElement>(null);
	const id = new URLSearchParams(useLocation().search).get(PARAM);
	const item = rows.find((row) => row.id === id);
	const open = item?.id;
	useEffect(() => {
		if (open) box.current?.querySelector<HTMLInputElement>("input[type=text]")?.focus();
	}, [open]);
	if (!item) return null;
	return (
		<section
			ref={box}
			key={item.id}
			aria-label={t("item.of", { title: item.title })}
			className="my-3 flex flex-col gap-5 rounded-xl border border-line bg-sunken p-4"
		>
			{children(item)}
		</section>
	);
}
