import { useTranslation } from "react-i18next";
import { formatPhone } from "#app/directory/phone";
import { type Listing, ListTable } from "#app/lists/components/list-table";
import { useFormat } from "#app/ui/format";
import { RowLink } from "#app/ui/table";
import { Time } from "#app/ui/time";
import { intakeList } from "../intakes/intakes.list";
import type { ListedIntake } from "../intakes/show-intakes.server";
import { paths } from "../paths";
import { StatusBadge } from "./status-badge";

type IntakesTableProps = Listing<ListedIntake> & { tenant: string };

/** Intakes: who asks for what, who has it, and for how long. */
export function IntakesTable({ tenant, ...listing }: IntakesTableProps) {
	const { t } = useTranslation("veksttorget");
	const format = useFormat();
	const at = paths(tenant);
	return (
		<ListTable
			{...listing}
			definition={intakeList}
			label={t("intakes.title")}
			nameOf={({ sender }) => sender}
			density="roomy"
			columns={{
				sender: {
					phone: "title",
					className: "sm:max-w-80",
					cell: ({ id, sender, number, excerpt }) => (
						<RowLink to={at.intake(id)} under={`${number} · ${excerpt}`}>
							{sender}
						</RowLink>
					),
				},
				number: { phone: "hide", className: "whitespace-nowrap tabular-nums", cell: ({ number }) => number },
				topic: { phone: "line", cell: ({ topic }) => topic },
				municipality: { phone: "line", cell: ({ municipality }) => municipality },
				status: { phone: "state", cell: ({ status }) => <StatusBadge status={status} /> },
				owner: {
					phone: "state",
					cell: ({ owner }) => owner ?? <span className="text-ink-3">{t("intake.nobody")}</span>,
				},
				daysOpen: { align: "right", phone: "hide", cell: ({ daysOpen }) => format.number(daysOpen) },
				received: {
					falls: true,
					phone: "end",
					className: "whitespace-nowrap",
					cell: ({ receivedAt }) => <Time at={receivedAt} />,
				},
				outcome: { phone: "hide", cell: ({ outcome }) => outcome && t(`outcome.${outcome}`) },
				source: { phone: "hide", cell: ({ source }) => source },
				email: { phone: "hide", cell: ({ email }) => email },
				phone: { phone: "hide", className: "whitespace-nowrap", cell: ({ phone }) => phone && formatPhone(phone) },
				postCode: { phone: "hide", cell: ({ postCode }) => postCode },
				closed: {
					phone: "hide",
					className: "whitespace-nowrap",
					cell: ({ closedAt }) => closedAt && <Time at={closedAt} />,
				},
			}}
		/>
	);
}
