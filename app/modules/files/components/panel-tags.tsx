import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { useFormProblem } from "#app/ui/form-problem";
import { Link } from "#app/ui/link";
import { TextField } from "#app/ui/text-field";
import { useLibrary } from "./library-context";
import type { FilePanelData } from "./panel/panel-types";
import { PanelPart } from "./panel-part";

/** The tags of a file, each a way to all files that have it; who may change the file sets them. */
export function PanelTags({ file, answer }: { file: FilePanelData["file"]; answer: unknown }) {
	const { t } = useTranslation("filesNotes");
	const { here, places } = useLibrary();
	const problem = useFormProblem(answer, { intent: "tag", ids: { tags: "tags" } });
	const mayEdit = file.right === "edit" || file.right === "manage";
	if (!mayEdit && file.tags.length === 0) return null;
	return (
		<PanelPart title={t("tags.title")} count={file.tags.length} isOpen={problem.refused}>
			{file.tags.length > 0 && (
				<ul className="mb-3 flex flex-wrap gap-1.5">
					{file.tags.map((tag) => (
						<li key={tag} className="min-w-0">
							<Link
								to={`${places.yours()}?tag=${encodeURIComponent(tag)}`}
								className="chip max-w-full pr-2.5 hover:bg-hover"
							>
								<span className="truncate">{tag}</span>
							</Link>
						</li>
					))}
				</ul>
			)}
			{mayEdit && (
				<Form
					key={file.tags.join()}
					method="post"
					action={here.address}
					className="flex flex-col items-start gap-2"
					preventScrollReset
					noValidate
				>
					<input type="hidden" name="id" value={file.id} />
					<TextField
						id="tags"
						name="tags"
						label={t("tags.label")}
						help={t("tags.help")}
						className="w-full"
						autoComplete="off"
						error={problem.of("tags")}
						defaultValue={problem.typed("tags") ?? file.tags.join(", ")}
					/>
					<SubmitButton intent="tag" kind="secondary" size="sm">
						{t("tags.save")}
					</SubmitButton>
				</Form>
			)}
		</PanelPart>
	);
}
