import { useTranslation } from "react-i18next";
import { TextField } from "#app/ui/text-field";

type AreaFieldProps = { areas: readonly string[]; error?: string; defaultValue: string; optional?: boolean };

/** A safety area, typed; those that were inspected before are proposed. */
export function AreaField({ areas, error, defaultValue, optional }: AreaFieldProps) {
	const { t } = useTranslation("hms");
	return (
		<>
			<TextField
				id="area"
				name="area"
				label={t("round.area")}
				help={t("round.areaHelp")}
				list="areas"
				optional={optional}
				error={error}
				defaultValue={defaultValue}
				autoComplete="off"
			/>
			<datalist id="areas">
				{areas.map((area) => (
					<option key={area} value={area} />
				))}
			</datalist>
		</>
	);
}
