import { useTranslation } from "react-i18next";
import { useFormat } from "#app/ui/format";
import { shareDone } from "../share-done";

/** Says how much of a course is done: `percentDone` as "37%", `stepsDone` as "3 of 8 steps · 37%". */
export function useStepsDone() {
	const { t } = useTranslation("courses");
	const { number } = useFormat();
	const percentDone = (done: number, all: number) => number(shareDone(done, all), { style: "percent" });
	const stepsDone = (done: number, all: number) => `${t("stepsDone", { done, all })} · ${percentDone(done, all)}`;
	return { percentDone, stepsDone };
}
