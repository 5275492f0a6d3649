import { useTranslation } from "react-i18next";
import { useFormat } from "#app/ui/format";
import { Link } from "#app/ui/link";
import { type Column, Table } from "#app/ui/table";
import { Time } from "#app/ui/time";
import type { AdvisingView } from "../advising/show-advising.server";
import { paths } from "../paths";
import { CompanyBadge } from "./badges";

type IndustryTableProps = Pick<AdvisingView, "tenant"> & { industry: AdvisingView["industries"][number] };
type Own = IndustryTableProps["industry"]["own"][number];
type Row = { key: string; own: Own | null };

/** An industry as a whole, and under it the advisor's own companies of it. */
export function IndustryTable({ industry, tenant }: IndustryTableProps) {
	const { t } = useTranslation("hms");
	const format = useFormat();
	const at = paths(tenant);
	const percent = (share: number) => t("advising.percent", { shown: format.number(Math.round(share * 100)) });
	const mean = format.number(Math.round(industry.openDeviations * 10) / 10);
	const columns: Column<Row>[] = [
		{
			...{ key: "name", header: industry.industry, phone: "title" },
			cell: ({ own }) =>
				own ? (
					<Link to={at.company(own.guid)} className="link break-words">
						{own.name}
					</Link>
				) : (
					<span className="font-semibold">{t("advising.allOf", { count: industry.count })}</span>
				),
		},
		{
			...{ key: "late", header: t("advising.late"), phone: "state" },
			cell: ({ own }) =>
				own ? (
					<CompanyBadge status={own.status} />
				) : (
					<>
						<span className="sm:hidden">{t("advising.late")}: </span>
						{percent(industry.late)}
					</>
				),
		},
		{
			...{ key: "inspected", header: t("advising.inspected") },
			cell: ({ own }) => (
				<>
					<span className="sm:hidden">{t(own ? "company.last" : "advising.inspected")}: </span>
					{own ? (
						own.lastRoundOn ? (
							<Time at={own.lastRoundOn} as="date" />
						) : (
							t("company.never")
						)
					) : (
						percent(industry.inspected)
					)}
				</>
			),
		},
		{
			...{ key: "open", header: t("company.openDeviations"), align: "right" },
			cell: ({ own }) => (
				<>
					<span className="sm:hidden">{t("company.openDeviations")}: </span>
					{own ? own.openDeviations : mean}
				</>
			),
		},
	];
	const rows: Row[] = [{ key: "all", own: null }, ...industry.own.map((own) => ({ key: own.id, own }))];
	return <Table label={industry.industry} columns={columns} rows={rows} rowKey={({ key }) => key} />;
}
