import { useTranslation } from "react-i18next";
import { BesideLinks } from "#app/ui/beside-links";
import type { Beside } from "../beside.server";
import { inList } from "../in-list";

type RecordBesideProps<Brief> = { beside: Beside<Brief>; to: (record: Brief) => string };

/** From a record's page to those before and after it in the list that it was opened from, and which one of them it is. */
export function RecordBeside<Brief extends { name: string }>({ beside, to }: RecordBesideProps<Brief>) {
	const { t } = useTranslation("beside");
	const { previous, next, at, list } = beside;
	const link = (record: Brief | null, way: "previous" | "next") =>
		record ? { to: inList(to(record), list), name: record.name, label: t(way, { name: record.name }) } : undefined;
	return (
		<BesideLinks
			label={t("title")}
			place={at ? t("at", { number: at.number, of: at.isMore ? `${at.of}+` : at.of }) : undefined}
			previous={link(previous, "previous")}
			next={link(next, "next")}
		/>
	);
}
