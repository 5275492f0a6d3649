import { useTranslation } from "react-i18next";
import { Field } from "#app/ui/field";

type PhotoFieldProps = { name: string; error?: string };

/** Photos to send with a form: a phone offers its camera. */
export function PhotoField({ name, error }: PhotoFieldProps) {
	const { t } = useTranslation("hms");
	return (
		<Field label={t("photos.add")} help={t("photos.help")} error={error} id={name} optional>
			{(ties) => (
				<input
					{...ties}
					type="file"
					name={name}
					multiple
					accept="image/png,image/jpeg,image/webp"
					className="field h-auto py-1.5 file:mr-3 file:rounded-md file:border-0 file:bg-hover file:px-2 file:py-1 file:text-13 file:text-ink"
				/>
			)}
		</Field>
	);
}
