import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { Field } from "#app/ui/field";
import { FileInput } from "#app/ui/file-input";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { TextField } from "#app/ui/text-field";

/** A link or a file, with its name. */
export function MaterialForm({ answer, children }: { answer: unknown; children?: ReactNode }) {
	const { t } = useTranslation("eventSpeaker");
	const problem = useFormProblem(answer, { intent: "addMaterial", ids: { title: "material-title" } });
	return (
		<Form method="post" encType="multipart/form-data" className="flex flex-col gap-3" noValidate preventScrollReset>
			<TextField
				id="material-title"
				name="title"
				label={t("material.name")}
				error={problem.of("title")}
				defaultValue={problem.typed("title") ?? ""}
				autoComplete="off"
			/>
			{children}
			<Field id="file" label={t("material.file")} help={t("material.fileHelp")} error={problem.of("file")}>
				{(ties) => <FileInput {...ties} name="file" />}
			</Field>
			<TextField
				id="url"
				name="url"
				inputMode="url"
				label={t("material.url")}
				help={t("material.urlHelp")}
				error={problem.of("url")}
				defaultValue={problem.typed("url") ?? ""}
				autoComplete="off"
			/>
			<FormErrors errors={problem.summary} />
			<div>
				<SubmitButton intent="addMaterial" kind="secondary" icon="upload">
					{t("material.add")}
				</SubmitButton>
			</div>
		</Form>
	);
}
