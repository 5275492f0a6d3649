import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LibraryFilesField } from "#app/media/picker/library-files-field";
import { SubmitButton } from "#app/ui/button";
import { CardList, CardRow } from "#app/ui/card";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { EmptyState } from "#app/ui/empty-state";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Icon } from "#app/ui/icon";
import { Link } from "#app/ui/link";
import { Time } from "#app/ui/time";
import { paths } from "../../paths";
import type { FileItem } from "../attachments.server";
import { useFileSize } from "./file-links";
import { FilesField } from "./files-field";

type CustomerFilesProps = { files: readonly FileItem[] | null; writes: boolean; tenant: string; answer: unknown };

/** The files of a customer: those sent here, and those of its notes. */
export function CustomerFiles({ files, writes, tenant, answer }: CustomerFilesProps) {
	const { t } = useTranslation("crmLog");
	const problem = useFormProblem(answer, { intent: "addFiles" });
	const size = useFileSize();
	const at = paths(tenant);
	return (
		<div className="max-w-172">
			{writes && (
				<Form method="post" encType="multipart/form-data" className="card mb-5 flex flex-col gap-3 p-4" noValidate>
					<FilesField label={t("files.add")} help={t("files.help")} error={problem.of("files")} />
					<LibraryFilesField name="libraryFiles" tenant={tenant} />
					<FormErrors errors={problem.summary} />
					<div>
						<SubmitButton intent="addFiles" icon="upload">
							{t("files.send")}
						</SubmitButton>
					</div>
				</Form>
			)}
			{files?.length ? (
				<CardList label={t("tabs.files")}>
					{files.map(({ id, noteId, name, at: sentAt, size: bytes, mayRemove }) => (
						<CardRow key={id} className="text-sm">
							<Icon name="file-text" className="text-ink-2" />
							<div className="min-w-0 flex-1">
								<a href={at.file(id)} download className="font-medium break-all hover:underline">
									{name}
								</a>
								<p className="text-13 text-ink-3">
									{size(bytes)} · <Time at={sentAt} />
									{noteId && (
										<>
											{" · "}
											<Link to={at.note(noteId)} className="link">
												{t("files.ofNote")}
											</Link>
										</>
									)}
								</p>
							</div>
							{writes && mayRemove && (
								<ConfirmButton
									label={t("files.remove")}
									kind="quiet"
									size="sm"
									icon="trash-2"
									title={t("files.removeTitle", { name })}
									confirmLabel={t("files.remove")}
									fields={{ intent: "removeFile", id }}
								>
									{t("files.removeEffect")}
								</ConfirmButton>
							)}
						</CardRow>
					))}
				</CardList>
			) : (
				<EmptyState icon="folder" title={t("files.none")}>
					{t("files.noneHelp")}
				</EmptyState>
			)}
		</div>
	);
}
