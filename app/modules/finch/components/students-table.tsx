import { useTranslation } from "react-i18next";
import { selectColumn } from "#app/lists/components/select-column";
import { sortLink } from "#app/lists/components/sort-link";
import type { ListAddress } from "#app/lists/components/use-list-address";
import type { Selection } from "#app/lists/components/use-selection";
import { type Column, RowLink, Table } from "#app/ui/table";
import { Time } from "#app/ui/time";
import { paths } from "../paths";
import type { StudentRow } from "../students/show-students.server";
import { ConsentBadge } from "./consent-badge";
import { ProgressCell } from "./progress-cell";

type StudentsTableProps = {
	rows: readonly StudentRow[];
	tenant: string;
	sort: string;
	address: ListAddress;
	shown: readonly string[];
	selection: Selection | undefined;
};

/** Students: whether they may be asked, and how far they have come. */
export function StudentsTable({ rows, tenant, sort, address, shown, selection }: StudentsTableProps) {
	const { t } = useTranslation(["finch", "lists"]);
	const at = paths(tenant);
	const sorted = (key: string, down = false) => ({
		...{ key, header: t(`student.${key}`) },
		sort: sortLink(key, sort, address, down),
	});
	const columns: Column<StudentRow>[] = [
		{
			...sorted("name"),
			phone: "title",
			cell: ({ id, name }) => <RowLink to={at.student(id)}>{name}</RowLink>,
		},
		{ ...sorted("group"), className: "whitespace-nowrap", cell: ({ group }) => group },
		{ ...sorted("school"), phone: "hide", cell: ({ school }) => school },
		{
			...{ key: "consent", header: t("student.consent"), phone: "state" },
			cell: ({ consent }) => <ConsentBadge consent={consent} />,
		},
		{
			...sorted("consentOn", true),
			phone: "hide",
			cell: ({ consentOn }) => consentOn && <Time at={consentOn} as="date" />,
		},
		{ key: "guardian", header: t("student.guardian"), phone: "hide", cell: ({ guardian }) => guardian },
		{
			...sorted("last", true),
			className: "whitespace-nowrap",
			cell: ({ lastOn }) =>
				lastOn ? <Time at={lastOn} as="date" /> : <span className="text-ink-3">{t("student.never")}</span>,
		},
		{
			...{ key: "progress", header: t("student.progress"), phone: "hide", className: "whitespace-nowrap" },
			cell: ({ given, answered }) => <ProgressCell given={given} answered={answered} />,
		},
		{ ...sorted("waiting", true), phone: "hide", align: "right", cell: ({ given, answered }) => given - answered },
		{ key: "teacher", header: t("student.teacher"), phone: "hide", cell: ({ teacher }) => teacher },
		{ ...sorted("created", true), phone: "hide", cell: ({ createdAt }) => <Time at={createdAt} as="date" /> },
	];
	const visible = columns.filter(({ key }) => shown.includes(key));
	const box = selection && [
		selectColumn<StudentRow>(selection, {
			...{ id: ({ id }) => id, name: ({ name }) => name },
			header: t("lists:bulk.select"),
		}),
	];
	return (
		<Table
			label={t("students.title")}
			columns={[...(box ?? []), ...visible]}
			rows={rows}
			rowKey={({ id }) => id}
			wide={visible.length >= 8}
		/>
	);
}
