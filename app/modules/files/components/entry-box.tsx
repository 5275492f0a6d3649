import { useTranslation } from "react-i18next";
import type { Selection } from "#app/lists/components/use-selection";
import { type Entry, keyOf } from "./items";

/** The box that chooses a file or folder; it belongs to the form of the selection bar. */
export function EntryBox({ entry, selection }: { entry: Entry; selection: Selection }) {
	const { t } = useTranslation("lists");
	const key = keyOf(entry);
	return (
		<input
			type="checkbox"
			name={entry.isFolder ? "folders[]" : "files[]"}
			value={entry.item.id}
			form={selection.form}
			className="tick row-select"
			aria-label={t("bulk.selectOne", { name: entry.item.name })}
			checked={selection.ids.has(key)}
			onChange={({ nativeEvent }) => selection.toggle(key, (nativeEvent as MouseEvent).shiftKey)}
		/>
	);
}
