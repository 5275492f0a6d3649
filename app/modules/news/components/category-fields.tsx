import { useTranslation } from "react-i18next";
import { type Language, languageCodes, languages } from "#app/platform/i18n";
import type { useFormProblem } from "#app/ui/form-problem";
import { Icon } from "#app/ui/icon";
import { TextField } from "#app/ui/text-field";
import { type CategoryIcon, categoryIcons, nameField, tints } from "../category-looks";
import { ChoiceTiles } from "./choice-tiles";

type Props = {
	prefix: string;
	/** The organisation's language: the name that everybody needs. */
	main: Language;
	names: Partial<Record<string, string>>;
	tint: number;
	icon: string;
	problem?: ReturnType<typeof useFormProblem>;
};

/** The names of a category in all languages, its colour and its icon. */
export function CategoryFields({ prefix, main, names, tint, icon, problem }: Props) {
	const { t } = useTranslation("news");
	const first: Language[] = main === "en" ? ["en", "nb"] : [main, "en"];
	const others = languageCodes.filter((code) => !first.includes(code));
	const field = (code: Language) => (
		<TextField
			key={code}
			id={`${prefix}-${nameField(code)}`}
			name={nameField(code)}
			label={t("cat.name", { language: languages[code].name })}
			defaultValue={problem?.typed(nameField(code)) ?? names[code] ?? ""}
			error={problem?.of(nameField(code))}
			optional={code !== main}
			lang={code}
		/>
	);
	return (
		<div className="flex flex-col gap-4">
			<div className="grid gap-4 sm:grid-cols-2">{first.map(field)}</div>
			<details>
				<summary className="link text-sm">
					{t("cat.otherNames", { count: others.filter((code) => names[code]).length, total: others.length })}
				</summary>
				<div className="mt-3 grid gap-4 sm:grid-cols-2">{others.map(field)}</div>
			</details>
			<ChoiceTiles
				name="tint"
				legend={t("cat.tint")}
				value={problem?.typed("tint") ?? String(tint)}
				tiles={tints.map((value) => ({
					value: String(value),
					label: t(`cat.tint${value}`),
					sight: <span aria-hidden="true" className={`size-5 rounded-full tint-${value}`} />,
				}))}
			/>
			<ChoiceTiles
				name="icon"
				legend={t("cat.icon")}
				value={problem?.typed("icon") ?? icon}
				tiles={(Object.keys(categoryIcons) as CategoryIcon[]).map((value) => ({
					value,
					label: t(`cat.icons.${categoryIcons[value]}`),
					sight: <Icon name={value} className="size-5" />,
				}))}
			/>
		</div>
	);
}
