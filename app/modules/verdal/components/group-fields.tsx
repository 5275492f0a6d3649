import { useTranslation } from "react-i18next";
import type { useFormProblem } from "#app/ui/form-problem";
import { TextArea, TextField } from "#app/ui/text-field";
import { ActiveField } from "./active-field";

type GroupFieldsProps = {
	problem: ReturnType<typeof useFormProblem>;
	group?: { name: string; htaGroup: string; requirement: string; isActive: boolean };
};

/** What a position group says. */
export function GroupFields({ problem, group }: GroupFieldsProps) {
	const { t } = useTranslation("verdal");
	const of = (name: "name" | "htaGroup" | "requirement") => ({
		...{ id: name, name, label: t(`group.${name}`), error: problem.of(name), autoComplete: "off" },
		defaultValue: problem.typed(name) ?? group?.[name] ?? "",
	});
	return (
		<>
			<TextField {...of("name")} maxLength={160} />
			<TextField {...of("htaGroup")} help={t("group.htaGroupHelp")} optional maxLength={60} className="max-w-80" />
			<TextArea {...of("requirement")} help={t("group.requirementHelp")} optional rows={2} maxLength={500} />
			<ActiveField problem={problem} isActive={group?.isActive ?? true} help={t("group.isActiveHelp")} />
		</>
	);
}
