import { useTranslation } from "react-i18next";
import type { useFormProblem } from "#app/ui/form-problem";
import { SelectField, TextField } from "#app/ui/text-field";

type StudentFieldsProps = {
	student: { name?: string; groupName?: string; school?: string; teacherId?: string };
	teachers: readonly { value: string; label: string }[];
	problem: ReturnType<typeof useFormProblem>;
	/** Students are known by codes. */
	isPseudonymous: boolean;
};

/** What is known of a student, to be typed. */
export function StudentFields({ student, teachers, problem, isPseudonymous }: StudentFieldsProps) {
	const { t } = useTranslation("finch");
	const typed = (name: "name" | "groupName" | "school") => problem.typed(name) ?? student[name] ?? "";
	return (
		<>
			<TextField
				id="name"
				name="name"
				label={t(isPseudonymous ? "pseudonyms.code" : "student.name")}
				help={isPseudonymous ? t("pseudonyms.codeHelp") : undefined}
				error={problem.of("name")}
				defaultValue={typed("name")}
				autoComplete="off"
				aria-required
			/>
			<TextField
				id="groupName"
				name="groupName"
				label={t("student.group")}
				error={problem.of("groupName")}
				defaultValue={typed("groupName")}
				className="max-w-48"
				optional
			/>
			<TextField
				id="school"
				name="school"
				label={t("student.school")}
				error={problem.of("school")}
				defaultValue={typed("school")}
				optional
			/>
			<SelectField
				id="teacherId"
				name="teacherId"
				label={t("student.teacher")}
				error={problem.of("teacherId")}
				defaultValue={problem.typed("teacherId") ?? student.teacherId ?? ""}
				options={[{ value: "", label: t("student.nobody") }, ...teachers]}
			/>
		</>
	);
}
