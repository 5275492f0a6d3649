import { Form, useSearchParams, useSubmit } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type How, LinkOrCopy } from "#app/directory/components/link-or-copy";
import { carrying, LinkOrCopyDrop } from "#app/directory/components/link-or-copy-drop";
import { IconButton, SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { FormKeyField } from "#app/ui/form-key";
import { useFormProblem } from "#app/ui/form-problem";
import { Icon } from "#app/ui/icon";
import { MoveButtons } from "#app/ui/move-buttons";
import { Notice } from "#app/ui/notice";
import { TextField } from "#app/ui/text-field";
import { contentAt } from "../editor-places";
import type { EditData } from "../show-edit.server";

type Props = { data: EditData; answer: unknown };

/** What a lesson shows of the task library, and the way to put more there: as the library has it, or a copy in the text. */
export function LibraryPanel({ data, answer }: Props) {
	const { t } = useTranslation("courses");
	const [query] = useSearchParams();
	const [carried, setCarried] = useState<string | null>(null);
	const submit = useSubmit();
	const problem = useFormProblem(answer, { intent: "addContent" });
	const { part, library, language } = data;
	if (!part || !library || part.isChapter) return null;
	const { contents, find, found } = library;
	const drop = (contentId: string, how: How) => {
		const fields = { intent: "addContent", id: part.id, contentId, language, how };
		submit(fields, { method: "post", preventScrollReset: true });
	};
	return (
		<section className="mt-10 border-t border-line pt-6" aria-labelledby="library">
			<h2 id="library" className="text-base font-semibold">
				{t("library.title")}
			</h2>
			<p className="mt-1 mb-4 text-sm text-ink-2">{t("library.help")}</p>
			{contents.length > 0 && (
				<ol aria-label={t("library.here")} className="mb-5 flex flex-col divide-y divide-line">
					{contents.map((content, at) => {
						const title = content.title ?? t("library.notPublished");
						return (
							<li key={content.id} id={contentAt(content.id)} className="flex flex-wrap items-center gap-3 py-2">
								<p lang={content.lang} className="min-w-0 flex-1 basis-48 font-medium break-words">
									{title}
								</p>
								<div className="flex shrink-0">
									<MoveButtons
										intent="moveContent"
										fields={{ id: part.id, contentId: content.id }}
										labels={{ up: t("edit.moveUp", { title }), down: t("edit.moveDown", { title }) }}
										isFirst={at === 0}
										isLast={at === contents.length - 1}
									/>
									<Form method="post" preventScrollReset>
										<Which part={part} content={content} intent="dropContent" />
										<IconButton type="submit" icon="trash-2" size="sm" label={t("library.remove", { title })} />
									</Form>
								</div>
							</li>
						);
					})}
				</ol>
			)}
			{carried && (
				<div className="mb-5">
					<LinkOrCopyDrop words={(how) => t(`library.drop.${how}`)} onDrop={(how) => drop(carried, how)} />
				</div>
			)}
			<Form method="get" preventScrollReset className="flex flex-wrap items-end gap-3">
				<input type="hidden" name="part" value={part.id} />
				<input type="hidden" name="language" value={query.get("language") ?? language} />
				<TextField
					id="find"
					name="find"
					type="search"
					label={t("library.find")}
					defaultValue={find ?? ""}
					className="min-w-0 flex-1 basis-48"
				/>
				<SubmitButton kind="secondary" icon="search">
					{t("library.search")}
				</SubmitButton>
			</Form>
			<FormErrors errors={problem.summary} />
			{find !== null && found.length === 0 && (
				<div className="mt-4" role="status">
					<Notice>{t("library.nothingFound")}</Notice>
				</div>
			)}
			<ul aria-label={t("library.found")} className="mt-3 flex flex-col divide-y divide-line empty:hidden">
				{found.map((content) => (
					<li key={content.id} {...carrying(content.id, setCarried)} className="flex flex-wrap items-center gap-3 py-2">
						<Icon name="grip-vertical" className="size-4 shrink-0 cursor-grab text-ink-3 max-md:hidden" />
						<p lang={content.lang} className="min-w-0 flex-1 basis-48 font-medium break-words">
							{content.title}
						</p>
						<Form method="post" preventScrollReset className="flex gap-2">
							<Which part={part} content={content} intent="addContent" />
							<input type="hidden" name="language" value={language} />
							<FormKeyField />
							<LinkOrCopy
								words={(how) => t(`library.${how}`)}
								named={(how) => t(`library.${how}Of`, { title: content.title })}
							/>
						</Form>
					</li>
				))}
			</ul>
		</section>
	);
}

type WhichProps = { part: { id: string }; content: { id: string }; intent: string };

function Which({ part, content, intent }: WhichProps) {
	return (
		<>
			<input type="hidden" name="intent" value={intent} />
			<input type="hidden" name="id" value={part.id} />
			<input type="hidden" name="contentId" value={content.id} />
		</>
	);
}
