import { useTranslation } from "react-i18next";
import { sortLink } from "#app/lists/components/sort-link";
import type { ListAddress } from "#app/lists/components/use-list-address";
import type { Column } from "#app/ui/table";
import { Time } from "#app/ui/time";
import type { LibraryKind } from "../extract";
import { ItemName } from "./item-name";

type Listed = { title: string; kind: LibraryKind; locks: readonly string[]; questions: number; updatedAt: number };

/** What the lists of every form library say of an item; the column of its last change by `changed`. */
export function useItemColumns<Item extends Listed>(sort: string, address: ListAddress, changed: string) {
	const { t } = useTranslation("formLibrary");
	return {
		title: {
			key: "title",
			header: t("column.title"),
			phone: "title",
			sort: sortLink("title", sort, address),
			cell: ({ title, locks }) => <ItemName title={title} isLocked={locks.length > 0} />,
		},
		kind: { key: "kind", header: t("column.kind"), phone: "state", cell: ({ kind }) => t(`kind.${kind}`) },
		questions: {
			key: "questions",
			header: t("column.questions"),
			align: "right",
			phone: "hide",
			cell: ({ questions }) => questions,
		},
		updated: {
			key: "updated",
			header: changed,
			phone: "hide",
			className: "whitespace-nowrap",
			sort: sortLink("updated", sort, address, true),
			cell: ({ updatedAt }) => <Time at={updatedAt} />,
		},
	} satisfies Record<string, Column<Item>>;
}
