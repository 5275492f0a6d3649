import { useTranslation } from "react-i18next";
import { Field } from "#app/ui/field";
import { FileInput } from "#app/ui/file-input";

type PhotoFieldProps = { name: string; error?: string };

/** Photos to send with a form: a phone offers its camera. */
export function PhotoField({ name, error }: PhotoFieldProps) {
	const { t } = useTranslation("hms");
	return (
		<Field label={t("photos.add")} help={t("photos.help")} error={error} id={name} optional>
			{(ties) => <FileInput {...ties} name={name} multiple accept="image/png,image/jpeg,image/webp" />}
		</Field>
	);
}
