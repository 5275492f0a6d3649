import { useTranslation } from "react-i18next";
import type { useFormProblem } from "#app/ui/form-problem";
import { TextArea, TextField } from "#app/ui/text-field";

type Given = { name: string; description: string; startsOn: string | null; endsOn: string | null };
type ProjectFieldsProps = { given?: Given; problem: ReturnType<typeof useFormProblem> };

/** What a project is called, what it is for, and its period. */
export function ProjectFields({ given, problem }: ProjectFieldsProps) {
	const { t } = useTranslation("generalReports");
	const field = (name: keyof Given) => ({
		...{ id: name, name, error: problem.of(name) },
		defaultValue: problem.typed(name) ?? given?.[name] ?? "",
	});
	return (
		<>
			<TextField {...field("name")} label={t("field.name")} maxLength={200} autoComplete="off" />
			<TextArea {...field("description")} label={t("field.description")} rows={3} optional />
			<div className="grid gap-5 sm:grid-cols-2">
				<TextField {...field("startsOn")} type="date" label={t("field.startsOn")} optional />
				<TextField {...field("endsOn")} type="date" label={t("field.endsOn")} optional />
			</div>
		</>
	);
}
