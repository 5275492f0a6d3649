import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import type { useFormProblem } from "#app/ui/form-problem";
import { TextField } from "#app/ui/text-field";
import { CodeField } from "./code-field";

/** Takes the code of a thing that is here, with a photo and a note where there is something to say. */
export function ScanForm({ problem }: { problem: ReturnType<typeof useFormProblem> }) {
	const { t } = useTranslation(["resourceStocktake", "resourceLoan"]);
	return (
		<Form
			method="post"
			encType="multipart/form-data"
			className="card flex flex-col gap-4 p-4"
			noValidate
			preventScrollReset
		>
			<CodeField problem={problem} />
			<div className="grid gap-3 sm:grid-cols-2">
				<TextField
					id="note"
					name="note"
					label={t("note")}
					error={problem.of("note")}
					defaultValue={problem.typed("note")}
					autoComplete="off"
					optional
				/>
				<TextField
					id="photo"
					name="photo"
					type="file"
					accept="image/*"
					capture="environment"
					label={t("photo")}
					error={problem.of("file")}
					optional
				/>
			</div>
			<FormErrors errors={problem.summary} />
			<div>
				<SubmitButton intent="scan" size="lg">
					{t("isHere")}
				</SubmitButton>
			</div>
		</Form>
	);
}
