import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { Link } from "#app/ui/link";
import { type Column, Table } from "#app/ui/table";
import { Time } from "#app/ui/time";
import type { ShownLetters } from "../show-letters.server";

type Logged = ShownLetters["log"][number];
type LetterLogProps = Pick<ShownLetters, "log" | "ns"> & {
	/** What the records are that the letters are about. */
	about: string;
};

/** The letters that were sent, and those that had no address to go to; the latest first. */
export function LetterLog({ log, ns, about }: LetterLogProps) {
	const { t } = useTranslation("ownLetters");
	const { t: own } = useTranslation(ns);
	const columns: Column<Logged>[] = [
		{
			...{ key: "subject", header: t("log.subject"), phone: "title" },
			cell: ({ subject }) => subject,
		},
		{
			...{ key: "about", header: about, phone: "line" },
			cell: ({ about: name, to }) =>
				to === null ? (
					name
				) : (
					<Link to={to} className="link">
						{name || t("log.open")}
					</Link>
				),
		},
		{ key: "event", header: t("log.event"), phone: "hide", cell: ({ event }) => own(`event.${event}.title`) },
		{
			...{ key: "to", header: t("log.to"), phone: "state" },
			cell: ({ email, recipient, isSent }) =>
				email === "" ? (
					<Badge tone="warning" icon="triangle-alert">
						{t("log.noAddress", { recipient: own(`recipient.${recipient}`) })}
					</Badge>
				) : (
					<>
						<span className="break-all">{email}</span>
						{!isSent && (
							<Badge tone="warning" icon="clock">
								{t("log.notSent")}
							</Badge>
						)}
					</>
				),
		},
		{
			...{ key: "at", header: t("log.at"), phone: "end", className: "whitespace-nowrap" },
			cell: ({ createdAt }) => <Time at={createdAt} as="dateTime" />,
		},
	];
	return <Table label={t("log.title")} columns={columns} rows={log} rowKey={({ id }) => id} density="roomy" />;
}
