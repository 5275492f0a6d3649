import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useSize } from "#app/media/use-size";
import { SubmitButton } from "#app/ui/button";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { TextField } from "#app/ui/text-field";
import { Time } from "#app/ui/time";
import { useLibrary } from "../library-context";
import type { FilePanelData } from "./panel-types";

/** What a file was before: each version can be looked at, named, and made the current one again. */
export function VersionsTab({ panel, answer }: { panel: FilePanelData; answer: unknown }) {
	const { t } = useTranslation("fileSharing");
	const size = useSize();
	const { file, versions } = panel;
	const mayEdit = file.right === "edit" || file.right === "manage";
	const problem = useFormProblem(answer, { intent: "restoreVersion" });
	return (
		<div className="text-13">
			<FormErrors errors={problem.summary} />
			<ol className="divide-y divide-line" aria-label={t("tabs.versions")}>
				<li className="pb-3">
					<p className="font-medium">{t("versions.current", { version: file.version })}</p>
					<p className="text-xs text-ink-3">
						<Time at={file.updatedAt} /> · {size(file.size)}
						{file.uploader && ` · ${file.uploader.name}`}
					</p>
				</li>
				{versions.map((version) => (
					<Version key={version.id} file={file} version={version} mayEdit={mayEdit} answer={answer} />
				))}
			</ol>
			<p className="mt-4 text-xs text-ink-3">{t(versions.length === 0 ? "versions.none" : "versions.thinned")}</p>
		</div>
	);
}

type VersionProps = {
	file: FilePanelData["file"];
	version: FilePanelData["versions"][number];
	mayEdit: boolean;
	answer: unknown;
};

function Version({ file, version: { version, at, by, size: bytes, label }, mayEdit, answer }: VersionProps) {
	const { t } = useTranslation("fileSharing");
	const size = useSize();
	const { here } = useLibrary();
	const fields = { id: file.id, version: String(version) };
	const isMine = String((answer as { values?: { version?: string } } | undefined)?.values?.version) === fields.version;
	const problem = useFormProblem(isMine ? answer : undefined, {
		intent: "nameVersion",
		ids: { label: `version-${version}` },
	});
	const name = label ?? t("versions.number", { version });
	return (
		<li className="py-3">
			<p className="font-medium break-words">{name}</p>
			<p className="text-xs text-ink-3">
				{label && `${t("versions.number", { version })} · `}
				<Time at={at} /> · {size(bytes)}
				{by && ` · ${by.name}`}
			</p>
			{mayEdit && (
				<div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
					<a
						href={`${file.url}?version=${version}`}
						target="_blank"
						rel="noreferrer"
						className="link inline-flex items-center text-xs max-md:min-h-11"
						aria-label={t("versions.lookAt", { name })}
					>
						{t("versions.look")}
					</a>
					<ConfirmButton
						label={t("versions.restore")}
						kind="quiet"
						size="sm"
						title={t("versions.restoreTitle", { name })}
						confirmLabel={t("versions.restore")}
						keepLabel={t("versions.keep")}
						fields={{ intent: "restoreVersion", ...fields }}
						action={here.address}
					>
						{t("versions.restoreHelp", { version: file.version })}
					</ConfirmButton>
				</div>
			)}
			{mayEdit && (
				<details key={label} open={problem.refused || undefined}>
					<summary
						className="link inline-flex items-center text-xs max-md:min-h-11"
						aria-label={t("versions.nameOf", { name })}
					>
						{t(label ? "versions.rename" : "versions.name")}
					</summary>
					<Form method="post" action={here.address} preventScrollReset className="mt-2 flex flex-col gap-3">
						<input type="hidden" name="id" value={fields.id} />
						<input type="hidden" name="version" value={fields.version} />
						<TextField
							name="label"
							id={`version-${version}`}
							label={t("versions.label")}
							help={t("versions.labelHelp")}
							maxLength={80}
							autoComplete="off"
							defaultValue={problem.typed("label") ?? label ?? ""}
							error={problem.of("label") ?? problem.summary[0]?.text}
						/>
						<div>
							<SubmitButton intent="nameVersion" kind="secondary" size="sm">
								{t("people.save")}
							</SubmitButton>
						</div>
					</Form>
				</details>
			)}
		</li>
	);
}
