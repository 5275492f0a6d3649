import { useTranslation } from "react-i18next";
import { iconNames, toIconName } from "#app/ui/icon-names";
import { SelectField } from "#app/ui/text-field";

/** Whether a module or a page has a name of its own, the same in every language. */
export const isOwn = (translationKey: string) => translationKey.startsWith("own:");

/** The icons that the portal has, by their names. */
export function IconField({ value, id = "icon" }: { value: string; id?: string }) {
	const { t } = useTranslation("followup");
	return (
		<SelectField
			id={id}
			name="icon"
			label={t("catalogue.icon")}
			defaultValue={toIconName(value)}
			options={iconNames.map((name) => ({ value: name, label: name, lang: "en" }))}
		/>
	);
}
