import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { useLibrary } from "./library-context";

type PanelFavouriteProps = { id: string; of?: "file" | "folder"; isFavourite: boolean };

/** Marks a file or folder for oneself, or takes the mark away. */
export function PanelFavourite({ id, of = "file", isFavourite }: PanelFavouriteProps) {
	const { t } = useTranslation("filesNotes");
	const { here } = useLibrary();
	return (
		<Form method="post" action={here.address} preventScrollReset>
			<input type="hidden" name="id" value={id} />
			<input type="hidden" name="of" value={of} />
			<input type="hidden" name="on" value={isFavourite ? "" : "1"} />
			<SubmitButton intent="favour" kind="secondary" size="sm" icon="star" className="w-full">
				{t(isFavourite ? "favourite.off" : "favourite.on")}
			</SubmitButton>
		</Form>
	);
}
