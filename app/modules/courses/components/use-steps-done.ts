import { useTranslation } from "react-i18next";
import { useFormat } from "#app/ui/format";

/** Says how much of a course is done: `percentDone` as "37%", `stepsDone` as "3 of 8 steps · 37%". */
export function useStepsDone() {
	const { t } = useTranslation("courses");
	const { number } = useFormat();
	// Rounded down, so that 100% is said only of what is complete.
	const percentDone = (done: number, all: number) =>
		number(all === 0 ? 0 : Math.floor((100 * Math.min(done, all)) / all) / 100, { style: "percent" });
	const stepsDone = (done: number, all: number) => `${t("stepsDone", { done, all })} · ${percentDone(done, all)}`;
	return { percentDone, stepsDone };
}
