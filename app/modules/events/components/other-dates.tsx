import { useTranslation } from "react-i18next";
import { CheckboxGroup } from "#app/ui/choices";
import type { useFormProblem } from "#app/ui/form-problem";
import type { When } from "../when.server";

type OtherDatesProps = {
	dates: readonly { guid: string; when: string; free: number | null }[];
	when: When;
	problem: ReturnType<typeof useFormProblem>;
};

/** The other dates of a series: somebody registers for all of them at once, or for those that they choose. */
export function OtherDates({ dates, when, problem }: OtherDatesProps) {
	const { t } = useTranslation("eventPublic");
	return (
		<CheckboxGroup
			id="dates"
			name="dates[]"
			legend={t("dates.also")}
			help={t("dates.help", { time: `${when.day}, ${when.hours}` })}
			error={problem.of("dates")}
			isTicked={(value) => problem.ticked("dates", value) ?? false}
			optional
			options={[
				{ value: "all", label: t("dates.all") },
				...dates.map(({ guid, when: time, free }) => ({
					value: guid,
					label: time,
					help: free === null ? undefined : free === 0 ? t("typeFull") : t("left", { count: free }),
				})),
			]}
		/>
	);
}
