import { useTranslation } from "react-i18next";
import type { useFormProblem } from "#app/ui/form-problem";
import { TextArea, TextField } from "#app/ui/text-field";

type FaultFieldsProps = { problem: ReturnType<typeof useFormProblem>; size?: "md" | "lg" };

/** What somebody says of a fault. */
export function FaultFields({ problem, size }: FaultFieldsProps) {
	const { t } = useTranslation("resourceAsset");
	return (
		<>
			<TextField
				id="title"
				name="title"
				size={size}
				label={t("report.what")}
				error={problem.of("title")}
				defaultValue={problem.typed("title")}
				maxLength={150}
				autoComplete="off"
				required
			/>
			<TextArea
				id="body"
				name="body"
				rows={size === "lg" ? 2 : undefined}
				label={t("report.body")}
				error={problem.of("body")}
				defaultValue={problem.typed("body")}
				optional
			/>
		</>
	);
}
