import { useTranslation } from "react-i18next";
import { formatPhone } from "#app/directory/phone";
import { InlineField } from "#app/lists/components/inline-field";
import { selectColumn } from "#app/lists/components/select-column";
import { sortLink } from "#app/lists/components/sort-link";
import type { ListAddress } from "#app/lists/components/use-list-address";
import type { Selection } from "#app/lists/components/use-selection";
import { Avatar } from "#app/ui/avatar";
import { IconLink } from "#app/ui/button";
import { type Column, RowLink, Table } from "#app/ui/table";
import { Time } from "#app/ui/time";
import { useAddress } from "#app/ui/use-address";
import type { MemberRow } from "../member-list.server";
import type { PlainModule } from "../show-members.server";
import { GrantChips } from "./grant-chips";
import { StatusWord } from "./status-word";
import { useWords } from "./words";

type Row = Omit<MemberRow, "key">;
type MembersTableProps = {
	rows: readonly Row[];
	modules: readonly PlainModule[];
	/** Where invitations are found, for the rows of people who have not come yet. */
	address: string;
	manages: boolean;
	current: string | null;
	sort: string;
	list: ListAddress;
	/** The keys of the columns that are shown. */
	shown: readonly string[];
	/** Which members are ticked, for those who may do something with several. */
	selection?: Selection;
};

export function MembersTable({
	rows,
	modules,
	address,
	manages,
	current,
	sort,
	list,
	shown,
	selection,
}: MembersTableProps) {
	const { t } = useTranslation("users");
	const words = useWords();
	const to = useAddress();
	const columns: Column<Row>[] = [
		{
			key: "name",
			header: t("members.name"),
			phone: "title",
			sort: sortLink("name", sort, list),
			cell: (row) => (
				<RowLink
					to={
						row.guid
							? to({ member: row.guid, under: null })
							: `${address}/invitations?q=${encodeURIComponent(row.email)}`
					}
					lead={<Avatar name={row.name} photo={row.photo} />}
					under={row.name === row.email || shown.includes("email") ? undefined : row.email}
				>
					{row.name}
				</RowLink>
			),
		},
		{ key: "email", header: t("members.email"), sort: sortLink("email", sort, list), cell: (row) => row.email },
		{ key: "role", header: t("members.role"), cell: (row) => words.role(row.role) },
	];
	if (manages) {
		columns.push(
			{
				key: "modules",
				header: t("members.modules"),
				phone: "hide",
				cell: (row) => <GrantChips words={words.grants(row.grants, modules)} />,
			},
			{
				key: "lastLoginAt",
				header: t("members.lastLogin"),
				phone: "hide",
				className: "whitespace-nowrap",
				cell: (row) =>
					row.lastLoginAt === null ? (
						<span className="text-ink-3">{t("members.never")}</span>
					) : (
						<Time at={row.lastLoginAt} />
					),
			},
		);
	}
	for (const key of ["jobPosition", "phone"] as const)
		columns.push({
			key,
			header: t(`member.${key}`),
			cell: (row) => <PersonField row={row} name={key} edits={manages} />,
		});
	columns.push({
		key: "status",
		header: t("members.status"),
		phone: "end",
		cell: (row) => <StatusWord status={row.status} />,
	});
	const toPage: Column<Row> = {
		key: "page",
		header: t("participant:page"),
		phone: "hide",
		className: "w-10",
		cell: (row) =>
			row.role === "CLIENT" &&
			row.guid !== null && (
				<IconLink
					to={`${address}/${row.id}`}
					icon="circle-user-round"
					size="sm"
					label={t("participant:pageOf", { name: row.name })}
				/>
			),
	};
	const isShown = (key: string) => shown.includes(key) && !(current && inPanel.includes(key));
	const boxes =
		selection && selectColumn<Row>(selection, { id: idOf, name: ({ name }) => name, header: t("lists:bulk.select") });
	return (
		<Table
			label={t("members.title")}
			columns={[...(boxes ? [boxes] : []), ...columns.filter(({ key }) => isShown(key)), toPage]}
			rows={rows}
			rowKey={(row) => row.id}
			isCurrent={(row) => row.guid !== null && row.guid === current}
			density="roomy"
		/>
	);
}

/** Those who manage users edit it in place; of who has not come yet there is nothing to edit. */
function PersonField({ row, name, edits }: { row: Row; name: "jobPosition" | "phone"; edits: boolean }) {
	const { t } = useTranslation("users");
	const value = row[name] ?? "";
	const display = name === "phone" && value ? formatPhone(value) : undefined;
	if (!edits || !row.guid) return display ?? value;
	return (
		<InlineField
			id={row.id}
			updatedAt={row.updatedAt}
			name={name}
			value={value}
			display={display}
			label={t(`member.${name}`)}
			of={row.name}
			type={name === "phone" ? "tel" : "text"}
		/>
	);
}

/** What a member's panel says too: beside it the list has no room for these. */
const inPanel = ["modules", "lastLoginAt"];

/** Who is invited and has not come yet is no member to do something with. */
const idOf = ({ id, guid }: Row) => (guid ? id : null);
