import { useTranslation } from "react-i18next";
import { type Listing, ListTable } from "#app/lists/components/list-table";
import { Link } from "#app/ui/link";
import { RowLink } from "#app/ui/table";
import { Time } from "#app/ui/time";
import { codeList } from "../codes/codes.list";
import type { ShownCode } from "../codes/show-codes.server";
import { paths } from "../paths";
import { StateBadge } from "./state-badge";

type CodesTableProps = Listing<ShownCode> & { tenant: string };

/** Position codes: what each is called, in which group it is, and whether it is valid and in use. */
export function CodesTable({ tenant, ...listing }: CodesTableProps) {
	const { t } = useTranslation("verdal");
	const at = paths(tenant);
	const day = (on: string) => on && <Time at={on} as="date" />;
	return (
		<ListTable
			{...listing}
			definition={codeList}
			label={t("codes.title")}
			nameOf={({ code, name }) => `${code} ${name}`}
			columns={{
				code: {
					phone: "title",
					className: "whitespace-nowrap",
					cell: ({ id, code, name }) => (
						<RowLink to={at.code(id)}>
							<span className="tabular-nums">{code}</span>
							<span className="sm:sr-only"> {name}</span>
						</RowLink>
					),
				},
				name: { phone: "hide", cell: ({ name }) => name },
				reportingName: { phone: "hide", cell: ({ reportingName }) => reportingName },
				group: {
					phone: "line",
					cell: ({ group, groupId }) => (
						<Link to={at.group(groupId)} className="link">
							{group}
						</Link>
					),
				},
				requirement: { phone: "hide", cell: ({ requirement }) => requirement },
				styrk08: { phone: "hide", cell: ({ styrk08 }) => styrk08 },
				validFrom: { phone: "hide", className: "whitespace-nowrap", cell: ({ validFrom }) => day(validFrom) },
				validTo: { phone: "hide", className: "whitespace-nowrap", cell: ({ validTo }) => day(validTo) },
				used: {
					align: "right",
					phone: "end",
					cell: ({ used }) =>
						used === 0 ? <span className="text-ink-3">{t("code.unused")}</span> : t("code.usedCount", { count: used }),
				},
				state: { phone: "state", cell: ({ state }) => <StateBadge state={state} /> },
				created: { falls: true, phone: "hide", cell: ({ createdAt }) => <Time at={createdAt} as="date" /> },
			}}
		/>
	);
}
