import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button";
import { Notice } from "#app/ui/notice";
import type { SaveState } from "../../builder/use-autosave";

type Met = Extract<SaveState, { kind: "met" }>;

/** Two have written at once: one text goes on, and the other stays one step back. */
export function ConflictNotice({ met, onChoose }: { met: Met; onChoose: (keep: "mine" | "theirs", met: Met) => void }) {
	const { t } = useTranslation("formBuild");
	return (
		<div className="px-4 py-3">
			<Notice
				tone="warning"
				live
				title={t("conflict.title")}
				action={
					<span className="flex flex-wrap gap-2">
						<Button onClick={() => onChoose("theirs", met)}>{t("conflict.theirs")}</Button>
						<Button onClick={() => onChoose("mine", met)}>{t("conflict.mine")}</Button>
					</span>
				}
			>
				{t("conflict.help")}
			</Notice>
		</div>
	);
}
