import { useTranslation } from "react-i18next";
import { useFormat } from "./format";
import type { AutosaveState } from "./use-autosave";

type AutosaveStatusProps = {
	state: AutosaveState;
	/** When it was last kept, in epoch milliseconds. */
	at: number | null;
	/** What is said once it is kept, where that is not all that there is to do. */
	saved?: (time: string) => string;
};

/** How the saving of what is written by itself stands, in words. */
export function AutosaveStatus({ state, at, saved }: AutosaveStatusProps) {
	const { t } = useTranslation("editor");
	const { time } = useFormat();
	const words = {
		...{ clean: "", dirty: t("autosave.unsaved"), saving: t("autosave.saving") },
		...{ failed: t("autosave.failed"), conflict: t("autosave.conflict") },
		saved: at === null ? "" : (saved?.(time(at)) ?? t("autosave.saved", { time: time(at) })),
		partly: at === null ? "" : t("autosave.partly", { time: time(at) }),
	}[state];
	return (
		<span role="status" className="text-13 text-ink-3" suppressHydrationWarning>
			{words}
		</span>
	);
}
