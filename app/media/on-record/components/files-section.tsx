import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { CardList, CardRow, Section } from "#app/ui/card";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { Field } from "#app/ui/field";
import { FileInput } from "#app/ui/file-input";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Icon } from "#app/ui/icon";
import { Time } from "#app/ui/time";
import { useSize } from "../../use-size";
import type { ShownFile } from "../files.server";

type FilesSectionProps = {
	files: readonly ShownFile[];
	to: (id: string) => string;
	answer: unknown;
	/** Fields that are sent with new ones. */
	fields?: ReactNode;
};

/** Files that belong to a record; `to`: where one lies. */
export function FilesSection({ files, to, answer, fields }: FilesSectionProps) {
	const { t } = useTranslation("onRecord");
	const problem = useFormProblem(answer, { intent: "addFiles" });
	const size = useSize();
	return (
		<Section title={t("files.title")} count={files.length}>
			{files.length > 0 && (
				<CardList label={t("files.title")}>
					{files.map(({ id, name, size: bytes, at, mayRemove }) => (
						<CardRow key={id} className="text-sm">
							<Icon name="file-text" className="text-ink-2" />
							<div className="min-w-0 flex-1">
								<a href={to(id)} download className="font-medium break-all hover:underline">
									{name}
								</a>
								<p className="text-13 text-ink-3">
									{size(bytes)} · <Time at={at} />
								</p>
							</div>
							{mayRemove && (
								<ConfirmButton
									label={t("remove")}
									kind="quiet"
									size="sm"
									title={t("files.removeTitle", { name })}
									confirmLabel={t("remove")}
									fields={{ intent: "removeFile", id }}
								>
									{t("removeEffect")}
								</ConfirmButton>
							)}
						</CardRow>
					))}
				</CardList>
			)}
			<Form
				method="post"
				encType="multipart/form-data"
				key={files.length}
				className="group card mt-3 flex flex-col gap-3 p-4"
				preventScrollReset
				noValidate
			>
				<Field label={t("files.add")} help={t("files.help")} error={problem.of("files")} id="files">
					{(ties) => <FileInput {...ties} name="files" multiple />}
				</Field>
				{fields}
				<FormErrors errors={problem.summary} />
				<div>
					<SubmitButton intent="addFiles" kind="secondary" icon="upload">
						{t("files.send")}
					</SubmitButton>
				</div>
			</Form>
		</Section>
	);
}
