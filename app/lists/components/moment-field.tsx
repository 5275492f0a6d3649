import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SelectField, TextField } from "#app/ui/text-field";
import { useHydrated } from "#app/ui/use-hydrated";
import { useMomentWords } from "./use-moment-words";

const offered = ["-365", "-180", "-90", "-60", "-30", "-14", "-7", "-1", "0", "1", "7", "14", "30", "90"];

/**
 * A day of a filter: so many days from today, or one of the calendar. Both send the filter's value, and of two the one
 * that is left empty falls away: without JavaScript both stand there.
 */
export function MomentField({ value }: { value: string }) {
	const { t } = useTranslation("lists");
	const words = useMomentWords();
	const hydrated = useHydrated();
	const isDay = value === "" || /^\d{4}-/.test(value);
	const [relative, setRelative] = useState(isDay ? "" : value);
	const known = relative === "" || offered.includes(relative) ? offered : [...offered, relative].sort(byDay);
	return (
		<>
			<SelectField
				name="fv"
				label={t("moment.from")}
				className="min-w-40"
				value={relative}
				onChange={(event) => setRelative(event.currentTarget.value)}
				options={[{ value: "", label: t("moment.day") }, ...known.map((one) => ({ value: one, label: words(one) }))]}
			/>
			{(!hydrated || relative === "") && (
				<TextField
					name="fv"
					type="date"
					label={t("moment.day")}
					defaultValue={isDay ? value : ""}
					className="min-w-40"
				/>
			)}
		</>
	);
}

const byDay = (one: string, other: string) => Number(one) - Number(other);
