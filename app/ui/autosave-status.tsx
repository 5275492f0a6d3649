import { useTranslation } from "react-i18next";
import { useFormat } from "./format";
import type { AutosaveState } from "./use-autosave";

type AutosaveStatusProps = {
	state: AutosaveState;
	/** When it was last kept, in epoch milliseconds. */
	at: number | null;
	/** What is said of some of the states instead, given the time of day at which it was last kept. */
	words?: Partial<Record<AutosaveState, (time: string) => string>>;
};

/** How the saving of what is written by itself stands, in words. */
export function AutosaveStatus({ state, at, words = {} }: AutosaveStatusProps) {
	const { t } = useTranslation("editor");
	const { time } = useFormat();
	const keptAt = at === null ? "" : time(at);
	const said = {
		...{ clean: "", dirty: t("autosave.unsaved"), saving: t("autosave.saving") },
		...{ failed: t("autosave.failed"), conflict: t("autosave.conflict") },
		...{ saved: t("autosave.saved", { time: keptAt }), partly: t("autosave.partly", { time: keptAt }) },
	}[state];
	return (
		<span role="status" className="text-13 text-ink-3" suppressHydrationWarning>
			{words[state]?.(keptAt) ?? said}
		</span>
	);
}
