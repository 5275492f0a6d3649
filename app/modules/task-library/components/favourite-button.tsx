import { useFetcher } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon";

type FavouriteProps = { id: string; title: string; isFavourite: boolean };

/** Marks a content as a favourite of the visitor, or takes that back. */
export function FavouriteButton({ id, title, isFavourite }: FavouriteProps) {
	const { t } = useTranslation("taskLibrary");
	const fetcher = useFetcher();
	const sent = fetcher.formData?.get("isFavourite");
	const isOn = sent ? sent === "yes" : isFavourite;
	const label = t(isOn ? "favourite.drop" : "favourite.add", { title });
	return (
		<fetcher.Form method="post" className="relative">
			<input type="hidden" name="intent" value="favourite" />
			<input type="hidden" name="id" value={id} />
			<input type="hidden" name="isFavourite" value={isOn ? "no" : "yes"} />
			<button type="submit" className="icon-btn bg-sheet" aria-label={label} title={label}>
				<Icon name="star" className={`size-5 ${isOn ? "fill-current text-warning-ink" : ""}`} />
			</button>
		</fetcher.Form>
	);
}
