import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { useFormProblem } from "#app/ui/form-problem";
import { TextArea } from "#app/ui/text-field";
import { Time } from "#app/ui/time";
import { useLibrary } from "./library-context";
import type { FilePanelData } from "./panel/panel-types";
import { PanelPart } from "./panel-part";

/** What people say of a file; an @ and a name tells somebody who sees it. */
export function PanelComments({ panel, answer }: { panel: FilePanelData; answer: unknown }) {
	const { t } = useTranslation("filesNotes");
	const { here } = useLibrary();
	const { file, comments } = panel;
	const problem = useFormProblem(answer, { intent: "comment", ids: { body: "comment" } });
	return (
		<PanelPart title={t("comments.title")} count={comments.length} isOpen={comments.length > 0 || problem.refused}>
			<ol className="space-y-3 text-13">
				{comments.map((comment) => (
					<li key={comment.id}>
						<p className="flex flex-wrap items-baseline gap-x-2">
							<span className="font-medium text-ink">{comment.by?.name ?? t("comments.somebody")}</span>
							<Time at={comment.at} className="text-xs text-ink-3" />
						</p>
						<p className="break-words whitespace-pre-wrap text-ink-2">{comment.body}</p>
						{comment.mayRemove && (
							<Form method="post" action={here.address} preventScrollReset>
								<input type="hidden" name="id" value={file.id} />
								<input type="hidden" name="comment" value={comment.id} />
								<SubmitButton
									intent="uncomment"
									kind="quiet"
									size="sm"
									className="-ml-2.5"
									aria-label={t("comments.removeOf", { name: comment.by?.name ?? t("comments.somebody") })}
								>
									{t("comments.remove")}
								</SubmitButton>
							</Form>
						)}
					</li>
				))}
			</ol>
			<Form
				key={comments.length}
				method="post"
				action={here.address}
				className="mt-3 flex flex-col items-start gap-2"
				preventScrollReset
				noValidate
			>
				<input type="hidden" name="id" value={file.id} />
				<TextArea
					id="comment"
					name="body"
					rows={2}
					label={t("comments.label")}
					help={t("comments.help")}
					className="w-full"
					error={problem.of("body")}
					defaultValue={problem.typed("body")}
				/>
				<SubmitButton intent="comment" kind="secondary" size="sm">
					{t("comments.add")}
				</SubmitButton>
			</Form>
		</PanelPart>
	);
}
