import { useTranslation } from "react-i18next";
import { selectColumn } from "#app/lists/components/select-column";
import { sortLink } from "#app/lists/components/sort-link";
import type { ListAddress } from "#app/lists/components/use-list-address";
import type { Selection } from "#app/lists/components/use-selection";
import { Link } from "#app/ui/link";
import { type Column, RowLink, Table } from "#app/ui/table";
import { Time } from "#app/ui/time";
import type { ShownCode } from "../codes/show-codes.server";
import { paths } from "../paths";
import { StateBadge } from "./state-badge";

type CodesTableProps = {
	rows: readonly ShownCode[];
	tenant: string;
	sort: string;
	address: ListAddress;
	shown: readonly string[];
	selection: Selection | undefined;
};

/** Position codes: what each is called, in which group it is, and whether it is valid and in use. */
export function CodesTable({ rows, tenant, sort, address, shown, selection }: CodesTableProps) {
	const { t } = useTranslation(["verdal", "lists"]);
	const at = paths(tenant);
	const sorted = (key: string, down = false) => ({
		...{ key, header: t(`code.${key}`) },
		sort: sortLink(key, sort, address, down),
	});
	const day = (on: string) => on && <Time at={on} as="date" />;
	const columns: Column<ShownCode>[] = [
		{
			...{ ...sorted("code"), phone: "title", className: "whitespace-nowrap" },
			cell: ({ id, code, name }) => (
				<RowLink to={at.code(id)}>
					<span className="tabular-nums">{code}</span>
					<span className="sm:sr-only"> {name}</span>
				</RowLink>
			),
		},
		{ ...sorted("name"), phone: "hide", cell: ({ name }) => name },
		{ ...sorted("reportingName"), phone: "hide", cell: ({ reportingName }) => reportingName },
		{
			...{ ...sorted("group"), phone: "line" },
			cell: ({ group, groupId }) => (
				<Link to={at.group(groupId)} className="link">
					{group}
				</Link>
			),
		},
		{
			...{ key: "requirement", header: t("group.requirement"), phone: "hide" },
			cell: ({ requirement }) => requirement,
		},
		{ ...sorted("styrk08"), phone: "hide", cell: ({ styrk08 }) => styrk08 },
		{
			...{ ...sorted("validFrom"), phone: "hide", className: "whitespace-nowrap" },
			cell: ({ validFrom }) => day(validFrom),
		},
		{
			...{ ...sorted("validTo"), phone: "hide", className: "whitespace-nowrap" },
			cell: ({ validTo }) => day(validTo),
		},
		{
			...{ key: "used", header: t("code.used"), align: "right", phone: "end" },
			cell: ({ used }) =>
				used === 0 ? <span className="text-ink-3">{t("code.unused")}</span> : t("code.usedCount", { count: used }),
		},
		{
			...{ key: "state", header: t("code.state"), phone: "state" },
			cell: ({ state }) => <StateBadge state={state} />,
		},
		{
			...{ key: "created", header: t("created"), sort: sortLink("created", sort, address, true), phone: "hide" },
			cell: ({ createdAt }) => <Time at={createdAt} as="date" />,
		},
	];
	const visible = columns.filter(({ key }) => shown.includes(key));
	const box = selection && [
		selectColumn<ShownCode>(selection, {
			...{ id: ({ id }) => id, name: ({ code, name }) => `${code} ${name}` },
			header: t("lists:bulk.select"),
		}),
	];
	return (
		<Table
			label={t("codes.title")}
			columns={[...(box ?? []), ...visible]}
			rows={rows}
			rowKey={({ id }) => id}
			wide={visible.length >= 8}
		/>
	);
}
