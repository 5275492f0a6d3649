import type { ChainedCommands, Editor } from "@tiptap/react";
import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../button";
import { inText } from "./in-text";

const changes = {
	rowAfter: (chain: ChainedCommands) => chain.addRowAfter(),
	columnAfter: (chain: ChainedCommands) => chain.addColumnAfter(),
	headerRow: (chain: ChainedCommands) => chain.toggleHeaderRow(),
	removeRow: (chain: ChainedCommands) => chain.deleteRow(),
	removeColumn: (chain: ChainedCommands) => chain.deleteColumn(),
	removeTable: (chain: ChainedCommands) => chain.deleteTable(),
};

/** Makes a table, or changes the one that the cursor stands in. */
export function TableTools({ editor, close }: { editor: Editor; close: () => void }) {
	const { t } = useTranslation(["editor", "common"]);
	const inTable = editor.isActive("table");
	const add = () => {
		inText(editor).insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run();
		close();
	};
	const leave = (event: KeyboardEvent) => {
		if (event.key !== "Escape") return;
		event.stopPropagation();
		close();
	};
	return (
		<fieldset aria-label={t("tool.table")} onKeyDown={leave} className="flex flex-wrap gap-2 border-t border-line p-3">
			{inTable ? (
				Object.entries(changes).map(([name, change]) => (
					<Button key={name} size="sm" kind="quiet" onClick={() => change(inText(editor)).run()}>
						{t(`table.${name}`)}
					</Button>
				))
			) : (
				<Button size="sm" onClick={add}>
					{t("table.insert")}
				</Button>
			)}
			<Button size="sm" kind="quiet" onClick={close}>
				{t("common:close")}
			</Button>
		</fieldset>
	);
}
