import { Form, useFetcher } from "@remix-run/react";
import type { KeyboardEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { findStaff } from "#app/directory/find-people.server";
import { KeptDraft } from "#app/lists/components/kept-draft";
import { LibraryFilesField } from "#app/media/picker/library-files-field";
import { SubmitButton } from "#app/ui/button";
import { Checkbox } from "#app/ui/choices";
import { forgetDraft } from "#app/ui/drafts";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Icon } from "#app/ui/icon";
import { type EditorDoc, RichTextEditor } from "#app/ui/rich-text-editor";
import { SelectField } from "#app/ui/text-field";
import { FilesField } from "../files/components/files-field";
import { paths } from "../paths";
import { useRound } from "./use-round";

type Kind = "note" | "call" | "noAnswer";
type NoteFormProps = {
	intent: string;
	answer: unknown;
	tenant: string;
	/** What the note says by now, and its words alone. */
	given?: { doc: EditorDoc; text: string; isPrivate: boolean; kind: Kind; updatedAt: number };
	/** A call is written down: whether anybody answered, and what was said if anything. */
	isCall?: boolean;
	/** Of what is kept in this browser until it is saved. */
	draft: { keeper: string; form: string };
	children?: ReactNode;
};

/** The form of a note. What is typed into its field becomes paragraphs, so that it works without JavaScript. */
export function NoteForm({ intent, answer, tenant, given, isCall = false, draft, children }: NoteFormProps) {
	const { t } = useTranslation("crmLog");
	const problem = useFormProblem(answer, { intent });
	const round = useRound(intent, problem.refused, () => forgetDraft(`${draft.keeper}:${draft.form}`));
	const mentions = useColleagues(tenant);
	const kind = problem.typed("kind") ?? given?.kind ?? (isCall ? "call" : "note");
	const send = (event: KeyboardEvent<HTMLFormElement>) => {
		if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
		event.preventDefault();
		event.stopPropagation();
		event.currentTarget.querySelector<HTMLButtonElement>(`button[value="${intent}"]`)?.click();
	};
	return (
		<Form
			key={round}
			method="post"
			encType="multipart/form-data"
			className="rounded-xl border border-control p-4 focus-within:border-accent"
			noValidate
			preventScrollReset
			onKeyDownCapture={send}
		>
			{given && <input type="hidden" name="updatedAt" value={given.updatedAt} />}
			<KeptDraft {...draft} />
			{kind !== "note" && (
				<SelectField
					id="kind"
					name="kind"
					label={t("note.outcome")}
					defaultValue={kind}
					className="mb-3 max-w-60"
					options={(["call", "noAnswer"] as const).map((value) => ({ value, label: t(`note.outcomes.${value}`) }))}
				/>
			)}
			<RichTextEditor
				id="body"
				name="body"
				label={t(kind === "note" ? "note.body" : "note.said")}
				help={t("note.placeholder")}
				error={problem.of("body")}
				toolbar="small"
				rows={3}
				doc={given?.doc}
				plain={given?.text}
				typed={problem.typed("body")}
				mentions={mentions}
			/>
			{children && <div className="mt-3">{children}</div>}
			<details className="mt-3" open={problem.of("files") !== undefined || undefined}>
				<summary className="inline-flex min-h-8 cursor-pointer items-center gap-2 text-13 text-ink-2 hover:text-ink max-md:min-h-11">
					<Icon name="paperclip" />
					{t("note.attach")}
				</summary>
				<div className="mt-2">
					<FilesField label={t("note.files")} help={t("files.help")} error={problem.of("files")} />
					<LibraryFilesField name="libraryFiles" tenant={tenant} />
				</div>
			</details>
			<FormErrors errors={problem.summary} />
			<div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
				<Checkbox
					name="isPrivate"
					value="1"
					label={t("note.isPrivate")}
					defaultChecked={given?.isPrivate ?? problem.typed("isPrivate") === "1"}
				/>
				<span className="flex items-center gap-2">
					<span className="flex gap-1 max-md:hidden" aria-hidden="true">
						<kbd className="kbd">Ctrl</kbd>
						<kbd className="kbd">Enter</kbd>
					</span>
					<SubmitButton intent={intent}>{t(isCall ? "note.saveCall" : "note.save")}</SubmitButton>
				</span>
			</div>
		</Form>
	);
}

/** The names of colleagues, looked up as one types them. */
function useColleagues(tenant: string) {
	const found = useFetcher<typeof findStaff>();
	const names = found.data?.found.map(({ name }) => name) ?? [];
	const look = (typed: string) =>
		found.load(`${paths(tenant).staff}?q=${encodeURIComponent(typed.split(" ")[0] ?? "")}`);
	return { names, look };
}
