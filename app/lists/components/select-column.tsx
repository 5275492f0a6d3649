import { useTranslation } from "react-i18next";
import type { Column } from "#app/ui/table";
import { useHydrated } from "#app/ui/use-hydrated";
import type { Selection } from "./use-selection";

/** The column of boxes in front of a list: `id` gives null for rows that are not for choosing. */
export function selectColumn<Row>(
	selection: Selection,
	{ id, name, header }: { id: (row: Row) => string | null; name: (row: Row) => string; header: string },
): Column<Row> {
	return {
		key: "select",
		header,
		head: <PageBox selection={selection} />,
		phone: "select",
		className: "w-px",
		cell: (row) => {
			const own = id(row);
			return own && <RowBox selection={selection} id={own} name={name(row)} />;
		},
	};
}

function RowBox({ selection, id, name }: { selection: Selection; id: string; name: string }) {
	const { t } = useTranslation("lists");
	return (
		<input
			type="checkbox"
			name="ids[]"
			value={id}
			form={selection.form}
			className="tick row-select"
			aria-label={t("bulk.selectOne", { name })}
			checked={selection.ids.has(id)}
			onChange={({ nativeEvent }) => selection.toggle(id, (nativeEvent as MouseEvent).shiftKey)}
		/>
	);
}

/** Ticks the whole page. Without JavaScript there is nothing to press. */
function PageBox({ selection }: { selection: Selection }) {
	const { t } = useTranslation("lists");
	if (!useHydrated()) return null;
	const { ids, isPage, togglePage } = selection;
	return (
		<input
			type="checkbox"
			className="tick"
			aria-label={t("bulk.selectPage")}
			checked={isPage}
			ref={(box) => {
				if (box) box.indeterminate = ids.size > 0 && !isPage;
			}}
			onChange={togglePage}
		/>
	);
}
