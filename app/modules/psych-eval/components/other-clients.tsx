import { useTranslation } from "react-i18next";
import { inList } from "#app/lists/in-list";
import { BesideLinks } from "#app/ui/beside-links";

type Neighbour = { id: string; name: string } | null;

/** From a client's page to the same page of those before and after them in the list. */
export function OtherClients({
	beside: { previous, next },
	list = null,
	to,
}: {
	beside: { previous: Neighbour; next: Neighbour };
	/** The query of the list that the page was opened from. */
	list?: string | null;
	to: (client: string) => string;
}) {
	const { t } = useTranslation("psychEval");
	const link = (client: Neighbour, label: string) =>
		client ? { to: inList(to(client.id), list), name: client.name, label: t(label, { name: client.name }) } : undefined;
	return (
		<BesideLinks
			label={t("beside.title")}
			previous={link(previous, "beside.previous")}
			next={link(next, "beside.next")}
		/>
	);
}
