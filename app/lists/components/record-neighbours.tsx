import { useTranslation } from "react-i18next";
import { NeighbourLinks } from "#app/ui/neighbour-links";
import { inList } from "../in-list";
import type { Neighbours } from "../neighbours.server";

type RecordNeighboursProps<Brief> = { neighbours: Neighbours<Brief>; to: (record: Brief) => string };

/** From a record's page to those before and after it in the list that it was opened from, and which one of them it is. */
export function RecordNeighbours<Brief extends { name: string }>({ neighbours, to }: RecordNeighboursProps<Brief>) {
	const { t } = useTranslation("beside");
	const { previous, next, at, list } = neighbours;
	const link = (record: Brief | null, way: "previous" | "next") =>
		record ? { to: inList(to(record), list), name: record.name, label: t(way, { name: record.name }) } : undefined;
	return (
		<NeighbourLinks
			label={t("title")}
			place={at ? t("at", { number: at.number, of: at.isMore ? `${at.of}+` : at.of }) : undefined}
			previous={link(previous, "previous")}
			next={link(next, "next")}
		/>
	);
}
