import { useTranslation } from "react-i18next";
import { TextField } from "#app/ui/text-field";
import type { SettingsProps } from "./open-fields";

type WholeFieldProps = SettingsProps & {
	name: "maxReplies" | "editableHours" | "keptDays" | "minutes";
	help?: string;
	className?: string;
	width?: string;
};

/** A whole number of the settings that may be left out. */
export function WholeField({ shown, problem, name, ...look }: WholeFieldProps) {
	const { t } = useTranslation("formShare");
	return (
		<TextField
			{...look}
			type="number"
			id={name}
			name={name}
			optional
			min={1}
			label={t(`settings.${name}`)}
			error={problem.of(name)}
			defaultValue={problem.typed(name) ?? shown.settings[name] ?? ""}
		/>
	);
}
