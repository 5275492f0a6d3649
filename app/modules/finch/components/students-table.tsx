import { useTranslation } from "react-i18next";
import { type Listing, ListTable } from "#app/lists/components/list-table";
import { RowLink } from "#app/ui/table";
import { Time } from "#app/ui/time";
import { paths } from "../paths";
import type { StudentRow } from "../students/show-students.server";
import { studentList } from "../students/students.list";
import { ConsentBadge } from "./consent-badge";
import { ProgressCell } from "./progress-cell";

type StudentsTableProps = Listing<StudentRow> & { tenant: string };

/** Students: whether they may be asked, and how far they have come. */
export function StudentsTable({ tenant, ...listing }: StudentsTableProps) {
	const { t } = useTranslation("finch");
	const at = paths(tenant);
	return (
		<ListTable
			{...listing}
			definition={studentList}
			label={t("students.title")}
			nameOf={({ name }) => name}
			columns={{
				name: { phone: "title", cell: ({ id, name }) => <RowLink to={at.student(id)}>{name}</RowLink> },
				group: { className: "whitespace-nowrap", cell: ({ group }) => group },
				school: { phone: "hide", cell: ({ school }) => school },
				consent: { phone: "state", cell: ({ consent }) => <ConsentBadge consent={consent} /> },
				consentOn: {
					falls: true,
					phone: "hide",
					cell: ({ consentOn }) => consentOn && <Time at={consentOn} as="date" />,
				},
				guardian: { phone: "hide", cell: ({ guardian }) => guardian },
				last: {
					falls: true,
					className: "whitespace-nowrap",
					cell: ({ lastOn }) =>
						lastOn ? <Time at={lastOn} as="date" /> : <span className="text-ink-3">{t("student.never")}</span>,
				},
				progress: {
					phone: "hide",
					className: "whitespace-nowrap",
					cell: ({ given, answered }) => <ProgressCell given={given} answered={answered} />,
				},
				waiting: { falls: true, phone: "hide", align: "right", cell: ({ given, answered }) => given - answered },
				teacher: { phone: "hide", cell: ({ teacher }) => teacher },
				created: { falls: true, phone: "hide", cell: ({ createdAt }) => <Time at={createdAt} as="date" /> },
			}}
		/>
	);
}
