import { useTranslation } from "react-i18next";
import { inList } from "#app/lists/in-list";
import { NeighbourLinks } from "#app/ui/neighbour-links";

type Neighbour = { id: string; name: string } | null;

/** From a client's page to the same page of those before and after them in the list. */
export function OtherClients({
	neighbours: { previous, next },
	list = null,
	to,
}: {
	neighbours: { previous: Neighbour; next: Neighbour };
	/** The query of the list that the page was opened from. */
	list?: string | null;
	to: (client: string) => string;
}) {
	const { t } = useTranslation("psychEval");
	const link = (client: Neighbour, label: string) =>
		client ? { to: inList(to(client.id), list), name: client.name, label: t(label, { name: client.name }) } : undefined;
	return (
		<NeighbourLinks
			label={t("beside.title")}
			previous={link(previous, "beside.previous")}
			next={link(next, "beside.next")}
		/>
	);
}
