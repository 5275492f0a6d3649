import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button";
import { useFormat } from "#app/ui/format";
import { Icon } from "#app/ui/icon";
import type { SaveState } from "../../builder/use-autosave";
import { useIsHeld } from "./use-held-text";

/** Whether all is saved, in words: "Saved 14:02". */
export function SaveWords({ state, onAgain }: { state: SaveState; onAgain: () => void }) {
	const { t } = useTranslation("formBuild");
	const format = useFormat();
	const waits = useIsHeld() || state.kind === "waits" || state.kind === "saving";
	const isWrong = state.kind === "refused" || state.kind === "offline" || state.kind === "met";
	return (
		<span className={`flex items-center gap-1.5 text-13 ${isWrong ? "text-danger-ink" : "text-ink-3"}`}>
			{isWrong && <Icon name={state.kind === "offline" ? "cloud-off" : "circle-alert"} />}
			<span role="status">
				{state.kind === "saved" && !waits && (
					<span suppressHydrationWarning data-saved>
						{t("save.saved", { time: format.time(state.at) })}
					</span>
				)}
				{!isWrong && waits && t("save.saving")}
				{state.kind === "offline" && t("save.offline")}
				{state.kind === "met" && t("save.met")}
				{state.kind === "refused" && t("save.refused", { why: state.why })}
			</span>
			{(state.kind === "offline" || state.kind === "refused") && (
				<Button kind="quiet" size="sm" onClick={onAgain}>
					{t("save.again")}
				</Button>
			)}
		</span>
	);
}
