import { useTranslation } from "react-i18next";
import { Progress } from "#app/ui/progress";

/** How many of the forms that a student was given are answered. */
export function ProgressCell({ given, answered }: { given: number; answered: number }) {
	const { t } = useTranslation("finch");
	if (given === 0) return <span className="text-ink-3">{t("student.nothingGiven")}</span>;
	return <Progress inline value={answered} max={given} label={t("student.progressOf", { answered, given })} />;
}
