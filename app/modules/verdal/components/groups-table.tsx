import { useTranslation } from "react-i18next";
import { type Listing, ListTable } from "#app/lists/components/list-table";
import { RowLink } from "#app/ui/table";
import { Time } from "#app/ui/time";
import { groupList } from "../groups/groups.list";
import type { ShownGroup } from "../groups/show-groups.server";
import { paths } from "../paths";
import { ActiveBadge } from "./active-badge";

type GroupsTableProps = Listing<ShownGroup> & { tenant: string };

/** Position groups: what they ask of whoever holds a position, and how many codes each has. */
export function GroupsTable({ tenant, ...listing }: GroupsTableProps) {
	const { t } = useTranslation("verdal");
	const at = paths(tenant);
	return (
		<ListTable
			{...listing}
			definition={groupList}
			label={t("groups.title")}
			nameOf={({ name }) => name}
			columns={{
				name: { phone: "title", cell: ({ id, name }) => <RowLink to={at.group(id)}>{name}</RowLink> },
				htaGroup: { phone: "line", className: "whitespace-nowrap", cell: ({ htaGroup }) => htaGroup },
				requirement: { phone: "hide", cell: ({ requirement }) => requirement },
				used: {
					align: "right",
					phone: "end",
					className: "whitespace-nowrap",
					cell: ({ used }) =>
						used === 0 ? (
							<span className="text-ink-3">{t("group.unused")}</span>
						) : (
							t("group.usedCount", { count: used })
						),
				},
				isActive: { phone: "state", cell: ({ isActive }) => <ActiveBadge isActive={isActive} /> },
				created: { falls: true, phone: "hide", cell: ({ createdAt }) => <Time at={createdAt} as="date" /> },
			}}
		/>
	);
}
