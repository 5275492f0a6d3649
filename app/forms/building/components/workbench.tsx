import { memo } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button";
import type { Definition } from "../../definition/definition";
import { Canvas } from "./canvas";
import { Palette } from "./palette";
import { ProblemList } from "./problem-list";
import { Properties } from "./properties";
import { Sheet } from "./sheet";

type Open = "palette" | "settings" | null;
type WorkbenchProps = {
	definition: Definition;
	/** As it was before the word that is being typed. */
	rested: Definition;
	chosen: string;
	/** The pane that is open where panes are sheets. */
	sheet: Open;
	onSheet: (sheet: Open) => void;
	mayLock: boolean;
};

/** Types, paper and settings beside one another. The paper follows what is typed when it rests; saving draws none of them anew. */
export const Workbench = memo(function Workbench(props: WorkbenchProps) {
	const { definition, rested, chosen, sheet, onSheet, mayLock } = props;
	const { t } = useTranslation("formBuild");
	const close = () => onSheet(null);
	return (
		<>
			<div className="flex flex-1">
				<Sheet side="left" title={t("palette.title")} isOpen={sheet === "palette"} onClose={close}>
					<Palette />
				</Sheet>
				<div className="min-w-0 flex-1 bg-canvas px-4 pt-4 max-sm:px-3">
					<ProblemList />
					<Canvas definition={rested} chosen={chosen} />
				</div>
				<Sheet side="right" title={t("settings")} isOpen={sheet === "settings"} onClose={close}>
					<Properties definition={definition} chosen={chosen} mayLock={mayLock} />
				</Sheet>
			</div>
			<div className="sticky bottom-0 z-10 flex flex-wrap gap-2 border-t border-line bg-sheet p-2 *:flex-auto @min-[60rem]:hidden">
				<Button icon="plus" onClick={() => onSheet("palette")}>
					{t("palette.title")}
				</Button>
				<Button icon="settings" onClick={() => onSheet("settings")}>
					{t("settings")}
				</Button>
			</div>
		</>
	);
});
