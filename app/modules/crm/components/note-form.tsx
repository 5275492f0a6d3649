import { Form } from "@remix-run/react";
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { Checkbox } from "#app/ui/choices";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";

type NoteFormProps = {
	intent: string;
	answer: unknown;
	/** What the note says by now, as words. */
	given?: { text: string; isPrivate: boolean; updatedAt: number };
	/** Says that another note was saved, so that the form is empty again. */
	savedAs?: string;
	children?: ReactNode;
};

/** The form of a note. What is typed into its field becomes paragraphs, so that it works without JavaScript. */
export function NoteForm({ intent, answer, given, savedAs, children }: NoteFormProps) {
	const { t } = useTranslation("crmLog");
	const problem = useFormProblem(answer, { intent });
	const form = useRef<HTMLFormElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: a note that was saved empties the form
	useEffect(() => {
		if (!given && !problem.refused) form.current?.reset();
	}, [savedAs]);
	const send = (event: KeyboardEvent<HTMLFormElement>) => {
		if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
		event.preventDefault();
		event.currentTarget.querySelector<HTMLButtonElement>(`button[value="${intent}"]`)?.click();
	};
	return (
		<Form
			ref={form}
			method="post"
			className="rounded-xl border border-control p-2 focus-within:border-accent"
			noValidate
			preventScrollReset
			onKeyDown={send}
		>
			{given && <input type="hidden" name="updatedAt" value={given.updatedAt} />}
			<label htmlFor="body" className="sr-only">
				{t("note.body")}
			</label>
			<textarea
				id="body"
				name="body"
				rows={3}
				defaultValue={problem.typed("body") ?? given?.text}
				placeholder={t("note.placeholder")}
				aria-describedby={problem.of("body") ? undefined : "body-help"}
				aria-invalid={problem.of("body") ? true : undefined}
				className="field-sizing-content min-h-20 w-full resize-y rounded-lg border-0 bg-transparent p-2 text-base md:text-sm"
			/>
			<p id="body-help" className="sr-only">
				{t("note.mentionHelp")}
			</p>
			{children && <div className="px-2 pb-3">{children}</div>}
			<FormErrors errors={problem.summary} />
			<div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-2">
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
					<SubmitButton intent={intent}>{t("note.save")}</SubmitButton>
				</span>
			</div>
		</Form>
	);
}
