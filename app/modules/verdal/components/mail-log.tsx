import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { Link } from "#app/ui/link";
import { type Column, Table } from "#app/ui/table";
import { Time } from "#app/ui/time";
import type { showSettings } from "../mails/show-settings.server";
import { paths } from "../paths";

type Logged = Awaited<ReturnType<typeof showSettings>>["log"][number];

/** The mails that were sent, and those that had no address to go to; the latest first. */
export function MailLog({ log, tenant }: { log: readonly Logged[]; tenant: string }) {
	const { t } = useTranslation("verdal");
	const at = paths(tenant);
	const columns: Column<Logged>[] = [
		{
			...{ key: "subject", header: t("log.subject"), phone: "title" },
			cell: ({ subject }) => subject,
		},
		{
			...{ key: "participant", header: t("log.placement"), phone: "line" },
			cell: ({ participant, placementId }) => (
				<Link to={at.placement(placementId)} className="link">
					{participant || t("log.open")}
				</Link>
			),
		},
		{ key: "event", header: t("log.event"), phone: "hide", cell: ({ event }) => t(`event.${event}.title`) },
		{
			...{ key: "to", header: t("log.to"), phone: "state" },
			cell: ({ email, recipient, isSent }) =>
				email === "" ? (
					<Badge tone="warning" icon="triangle-alert">
						{t("log.noAddress", { recipient: t(`recipient.${recipient}`) })}
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
