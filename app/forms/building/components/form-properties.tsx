import { useTranslation } from "react-i18next";
import { setOptionalText, setText } from "../../builder/set-text";
import type { Definition } from "../../definition/definition";
import { useBuilding } from "./build-context";
import { WORDS } from "./focus";
import { TextInput } from "./inputs";
import { PartFold } from "./part-fold";
import { PasteFields } from "./paste-fields";

/** The form's own texts. */
export function FormProperties({ definition }: { definition: Definition }) {
	const { t } = useTranslation("formBuild");
	const { dispatch, language } = useBuilding();
	const patch = (change: Partial<Definition>, key: string) =>
		dispatch({ type: "edit", change: (form) => ({ ...form, ...change }), key: `form.${key}` });
	const text = (field: "intro" | "thanks") => (
		<TextInput
			label={t(`form.${field}`)}
			help={t(`form.${field}Help`)}
			rows={3}
			value={definition[field]?.[language] ?? ""}
			onChange={(value) => patch({ [field]: setOptionalText(definition[field], language, value) }, field)}
		/>
	);
	return (
		<div className="flex flex-col gap-5">
			<h2 className="text-sm font-semibold">{t("form.heading")}</h2>
			<TextInput
				id={WORDS}
				label={t("form.title")}
				value={definition.title[language] ?? ""}
				onChange={(value) => patch({ title: setText(definition.title, language, value) }, "title")}
			/>
			{text("intro")}
			{text("thanks")}
			<PartFold title={t("paste.title")}>
				<PasteFields />
			</PartFold>
		</div>
	);
}
