import { Form, useActionData } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, SubmitButton } from "#app/ui/button";
import { Field } from "#app/ui/field";
import { FileInput } from "#app/ui/file-input";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Notice } from "#app/ui/notice";
import { TextArea } from "#app/ui/text-field";
import type { Definition } from "../../definition/definition";
import type { Left } from "../../transfer/surveyjs-source";
import { FormProperties } from "./form-properties";
import { LeftList } from "./left-list";

type SettingsPartProps = {
	definition: Definition;
	/** The file of the form. */
	download: string;
	/** The revision that is saved, and whether all is. */
	revision: () => number;
	save: () => Promise<boolean>;
};

/** The form's own texts, and the form as a file, out and in. */
export function SettingsPart({ definition, download, revision, save }: SettingsPartProps) {
	const { t } = useTranslation("formBuild");
	const answer = useActionData<{ imported?: { left: Left[] } }>();
	const problem = useFormProblem(answer, { intent: "import" });
	const [file, setFile] = useState("");
	const left = answer?.imported?.left;
	return (
		<div className="mx-auto flex w-full max-w-180 flex-col gap-8 pb-24">
			<FormProperties definition={definition} />
			<section aria-labelledby="transfer">
				<h2 id="transfer" className="text-base font-semibold">
					{t("transfer.title")}
				</h2>
				<p className="mt-1 mb-3 text-sm text-ink-2">{t("transfer.help")}</p>
				<Button
					icon="download"
					onClick={async () => {
						if (await save()) location.assign(download);
					}}
				>
					{t("transfer.download")}
				</Button>
				<Form
					method="post"
					className="mt-6 flex flex-col gap-4"
					noValidate
					onSubmit={(event) => {
						// What is not saved yet would stand in the way of what comes in.
						const field = event.currentTarget.elements.namedItem("revision") as HTMLInputElement;
						field.value = String(revision());
					}}
				>
					<FormErrors errors={problem.summary} />
					{left && (
						<Notice tone={left.length > 0 ? "warning" : "success"} live title={t("transfer.taken")}>
							<LeftList left={left} />
						</Notice>
					)}
					<input type="hidden" name="revision" defaultValue={revision()} />
					<Field label={t("transfer.file")}>
						{(ties) => (
							<FileInput
								{...ties}
								accept=".json,application/json"
								onChange={async (event) => setFile((await event.target.files?.[0]?.text()) ?? "")}
							/>
						)}
					</Field>
					<TextArea
						id="file"
						name="file"
						label={t("transfer.text")}
						help={t("transfer.textHelp")}
						error={problem.of("file")}
						rows={4}
						value={file}
						onChange={(event) => setFile(event.target.value)}
					/>
					<div>
						<SubmitButton intent="import" kind="secondary" icon="upload">
							{t("transfer.submit")}
						</SubmitButton>
					</div>
				</Form>
			</section>
		</div>
	);
}
