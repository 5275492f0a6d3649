import { Form, useNavigation } from "@remix-run/react";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { Checkbox } from "#app/ui/choices";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { type EditorDoc, RichTextEditor } from "#app/ui/rich-text-editor";

type NoteFormProps = {
	intent: string;
	answer: unknown;
	/** What the note says by now, and its words alone. */
	given?: { doc: EditorDoc; text: string; isPrivate: boolean; updatedAt: number };
	children?: ReactNode;
};

/** The form of a note. What is typed into its field becomes paragraphs, so that it works without JavaScript. */
export function NoteForm({ intent, answer, given, children }: NoteFormProps) {
	const { t } = useTranslation("crmLog");
	const problem = useFormProblem(answer, { intent });
	const round = useRound(intent, problem.refused);
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
			className="rounded-xl border border-control p-4 focus-within:border-accent"
			noValidate
			preventScrollReset
			onKeyDownCapture={send}
		>
			{given && <input type="hidden" name="updatedAt" value={given.updatedAt} />}
			<RichTextEditor
				id="body"
				name="body"
				label={t("note.body")}
				help={t("note.placeholder")}
				error={problem.of("body")}
				toolbar="small"
				rows={3}
				doc={given?.doc}
				plain={given?.text}
				typed={problem.typed("body")}
			/>
			{children && <div className="mt-3">{children}</div>}
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
					<SubmitButton intent={intent}>{t("note.save")}</SubmitButton>
				</span>
			</div>
		</Form>
	);
}

/** Goes up each time the form was sent and taken, so that it is empty again; what others save leaves it alone. */
function useRound(intent: string, isRefused: boolean): number {
	const navigation = useNavigation();
	const isSending = navigation.formData?.get("intent") === intent;
	const wasSent = useRef(false);
	const [round, setRound] = useState(0);
	useEffect(() => {
		if (isSending) wasSent.current = true;
		else if (wasSent.current && navigation.state === "idle") {
			wasSent.current = false;
			if (!isRefused) setRound((before) => before + 1);
		}
	}, [isSending, navigation.state, isRefused]);
	return round;
}
