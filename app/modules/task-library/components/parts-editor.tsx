import { Form, useFetcher } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Icon } from "#app/ui/icon";
import { MoveButtons } from "#app/ui/move-buttons";
import { TextArea, TextField } from "#app/ui/text-field";
import { useDragSort } from "#app/ui/use-drag-sort";
import type { ContentPart } from "#db/schema/task-library";

type EditorProps = { content: { id: string; parts: ContentPart[]; language: string }; answer: unknown };

/** The labelled parts of a content: sorted by dragging, or by the buttons at each, which need no mouse and no JavaScript. */
export function PartsEditor({ content, answer }: EditorProps) {
	const { t } = useTranslation("taskLibrary");
	const { submit } = useFetcher();
	const { id, parts } = content;
	const carried = useDragSort(
		parts.map((part) => part.id),
		(ids) => {
			const form = new FormData();
			form.set("intent", "sort");
			form.set("id", id);
			for (const one of ids) form.append("ids[]", one);
			submit(form, { method: "post" });
		},
	);
	return (
		<section className="flex flex-col gap-3">
			<h2 className="text-base font-semibold">{t("parts.title")}</h2>
			<p className="text-13 text-ink-3">{t("parts.help")}</p>
			{parts.length > 0 && (
				<ol className="flex flex-col gap-2">
					{parts.map((part, at) => (
						<li key={part.id} {...carried(part.id)}>
							<div className="card flex items-start gap-1 p-2">
								<Icon name="grip-vertical" className="mt-3 size-4 shrink-0 cursor-grab text-ink-3 max-md:hidden" />
								<details className="min-w-0 flex-1">
									<summary className="min-h-11 cursor-pointer py-2.5 font-medium break-words">{part.label}</summary>
									<div className="flex flex-col gap-3 pb-2">
										<PartForm key={`${part.label}:${part.description}`} content={content} part={part} answer={answer} />
										<ConfirmButton
											label={t("parts.remove")}
											icon="trash-2"
											size="sm"
											title={t("parts.removeTitle", { label: part.label })}
											confirmLabel={t("parts.remove")}
											fields={{ intent: "dropPart", id, partId: part.id }}
										>
											{t("parts.removeHelp")}
										</ConfirmButton>
									</div>
								</details>
								<MoveButtons
									fields={{ id, partId: part.id }}
									labels={{
										up: t("edit.moveUp", { title: part.label }),
										down: t("edit.moveDown", { title: part.label }),
									}}
									isFirst={at === 0}
									isLast={at === parts.length - 1}
								/>
							</div>
						</li>
					))}
				</ol>
			)}
			<div className="card p-4">
				<h3 className="mb-3 font-semibold">{t("parts.new")}</h3>
				<PartForm key={parts.length} content={content} part={null} answer={answer} />
			</div>
		</section>
	);
}

function PartForm({ content, part, answer }: EditorProps & { part: ContentPart | null }) {
	const { t } = useTranslation("taskLibrary");
	const own = part?.id ?? "new";
	const isOwn = (answer as { values?: { partId?: string } } | undefined)?.values?.partId === (part?.id ?? "");
	const ids = { label: `label-${own}`, description: `description-${own}` };
	const problem = useFormProblem(isOwn ? answer : undefined, { intent: "part", ids });
	return (
		<Form method="post" preventScrollReset className="flex flex-col gap-3" noValidate>
			<input type="hidden" name="id" value={content.id} />
			<input type="hidden" name="partId" value={part?.id ?? ""} />
			<TextField
				id={ids.label}
				name="label"
				label={t("parts.label")}
				lang={content.language}
				error={problem.of("label")}
				defaultValue={problem.typed("label") ?? part?.label}
			/>
			<TextArea
				id={ids.description}
				name="description"
				label={t("parts.description")}
				lang={content.language}
				rows={3}
				error={problem.of("description")}
				defaultValue={problem.typed("description") ?? part?.description}
			/>
			<FormErrors errors={problem.summary} />
			<SubmitButton intent="part" kind="secondary" className="self-start">
				{t(part ? "parts.save" : "parts.add")}
			</SubmitButton>
		</Form>
	);
}
