import { useTranslation } from "react-i18next";
import { SelectField, TextField } from "#app/ui/text-field";

type Props = { prefix: string; names: Record<string, string>; tint: number; error?: string };

/** The names of a category and its colour. */
export function CategoryFields({ prefix, names, tint, error }: Props) {
	const { t } = useTranslation("news");
	return (
		<div className="grid gap-4 sm:grid-cols-3">
			<TextField
				id={prefix === "new" ? "nameNb" : undefined}
				name="nameNb"
				label={t("cat.nameNb")}
				defaultValue={names.nb ?? ""}
				error={error}
				lang="nb"
			/>
			<TextField name="nameEn" label={t("cat.nameEn")} defaultValue={names.en ?? ""} lang="en" />
			<SelectField
				name="tint"
				label={t("cat.tint")}
				defaultValue={String(tint)}
				options={([1, 2, 3, 4, 5] as const).map((value) => ({ value: String(value), label: t(`cat.tint${value}`) }))}
			/>
		</div>
	);
}
