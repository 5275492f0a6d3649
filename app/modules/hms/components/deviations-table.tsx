import { useTranslation } from "react-i18next";
import { selectColumn } from "#app/lists/components/select-column";
import { sortLink } from "#app/lists/components/sort-link";
import type { ListAddress } from "#app/lists/components/use-list-address";
import type { Selection } from "#app/lists/components/use-selection";
import { type Column, RowLink, Table } from "#app/ui/table";
import { Time } from "#app/ui/time";
import type { DeviationRow } from "../deviations/show-deviations.server";
import { paths } from "../paths";
import type { RiskMatrix } from "../risk/matrix";
import { DeviationBadge, RiskBadge } from "./badges";

type DeviationsTableProps = {
	rows: readonly DeviationRow[];
	tenant: string;
	matrix: RiskMatrix;
	sort: string;
	address: ListAddress;
	shown: readonly string[];
	selection: Selection | undefined;
};

/** Deviations: what they are, who handles them and until when. */
export function DeviationsTable({ rows, tenant, matrix, sort, address, shown, selection }: DeviationsTableProps) {
	const { t } = useTranslation(["hms", "lists"]);
	const at = paths(tenant);
	const sorted = (key: string, label: string, down = false) => ({
		...{ key, header: t(`deviation.${label}`) },
		sort: sortLink(key, sort, address, down),
	});
	const plain = (key: string, label: string) => ({ key, header: t(`deviation.${label}`), phone: "hide" as const });
	const columns: Column<DeviationRow>[] = [
		{
			...sorted("title", "title"),
			phone: "title",
			cell: ({ id, title }) => <RowLink to={at.deviation(id)}>{title}</RowLink>,
		},
		{ ...sorted("company", "company"), phone: "line", cell: ({ company }) => company?.name },
		{ ...plain("kind", "kind"), cell: ({ kind }) => t(`kind.${kind}`) },
		{
			...{ key: "status", header: t("deviation.status"), phone: "state" },
			cell: ({ status }) => <DeviationBadge status={status} />,
		},
		{
			...sorted("happened", "happenedOn", true),
			className: "whitespace-nowrap",
			cell: ({ happenedOn }) => <Time at={happenedOn} as="date" />,
		},
		{ ...sorted("area", "area"), phone: "hide", cell: ({ area }) => area },
		{ ...sorted("place", "place"), phone: "hide", cell: ({ place }) => place },
		{ ...plain("owner", "owner"), cell: ({ owner }) => owner?.name },
		{
			...sorted("due", "dueOn"),
			className: "whitespace-nowrap",
			cell: ({ dueOn, isLate }) =>
				dueOn && (
					<span className={isLate ? "font-medium text-danger-ink" : ""}>
						<span className="md:hidden">{t("deviation.dueOn")}: </span>
						<Time at={dueOn} as="date" />
					</span>
				),
		},
		{
			...sorted("risk", "risk", true),
			cell: ({ risk, riskSize, matrix: own }) => (
				<RiskBadge risk={risk} size={riskSize} matrix={own ?? matrix} isShort />
			),
		},
		{
			...sorted("residual", "residual", true),
			phone: "hide",
			cell: ({ residual, riskSize, matrix: own }) => (
				<RiskBadge risk={residual} size={riskSize} matrix={own ?? matrix} isShort />
			),
		},
		{
			...sorted("closed", "closedOn", true),
			...{ phone: "hide", className: "whitespace-nowrap" },
			cell: ({ closedOn }) => closedOn && <Time at={closedOn} as="date" />,
		},
		{ ...plain("event", "event"), cell: ({ event }) => event },
		{ ...plain("immediate", "immediateAction"), cell: ({ immediateAction }) => immediateAction },
		{ ...plain("requirement", "requirement"), cell: ({ requirement }) => requirement },
		{ ...sorted("causeKind", "causeKind"), phone: "hide", cell: ({ causeKind }) => causeKind },
		{ ...plain("cause", "cause"), cell: ({ cause }) => cause },
		{ ...plain("outcome", "outcome"), cell: ({ outcome }) => outcome },
		{ ...plain("effect", "effect"), cell: ({ effect }) => effect },
		{
			...plain("reporter", "reporter"),
			cell: ({ reporter, isFromPoster }) => reporter || (isFromPoster && t("posters.nobody")),
		},
	];
	const visible = columns.filter(({ key }) => shown.includes(key));
	const box = selection && [
		selectColumn<DeviationRow>(selection, {
			...{ id: ({ id }) => id, name: ({ title }) => title },
			header: t("lists:bulk.select"),
		}),
	];
	return (
		<Table
			label={t("deviations.title")}
			columns={[...(box ?? []), ...visible]}
			rows={rows}
			rowKey={({ id }) => id}
			wide={visible.length >= 8}
		/>
	);
}
