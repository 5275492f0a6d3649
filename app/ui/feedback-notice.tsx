import { type FetcherWithComponents, Form } from "@remix-run/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "./button";
import type { ChangeFeedback } from "./change-feedback";
import { FormErrors } from "./form-errors";
import { useFormProblem } from "./form-problem";
import { Icon } from "./icon";
import { useSnackbar } from "./snackbar";

const changedOf = (answer: unknown): ChangeFeedback | undefined =>
	typeof answer === "object" && answer !== null && "changed" in answer
		? (answer as { changed: ChangeFeedback }).changed
		: undefined;

export type FeedbackProps = {
	answer: unknown;
	/** By which it is pressed: what it was pressed in may be gone when the answer comes. */
	fetcher: FetcherWithComponents<unknown>;
	/** Where it is taken back. */
	action?: string;
	/** The namespaces of the keys that may come. */
	ns: string;
};

/** Says what became of a record, with the way back; on the page itself where there is no JavaScript. */
export function FeedbackNotice({ answer, fetcher, action, ns }: FeedbackProps) {
	const { t } = useTranslation(ns);
	const { show } = useSnackbar();
	const changed = changedOf(fetcher.data);
	const problem = useFormProblem(fetcher.data ?? answer);
	// biome-ignore lint/correctness/useExhaustiveDependencies: each answer is shown once, by its id
	useEffect(() => {
		if (!changed) return;
		const { id, record, key, params, undo, fields } = changed;
		const back = undo && {
			label: t("common:undo"),
			onPress: () => fetcher.submit({ ...fields, intent: undo, id: record }, { method: "post", action }),
		};
		const message = { id, text: t(key, params), kind: "success" as const };
		show(back ? { ...message, action: back, timeout: 10_000 } : message);
	}, [changed?.id]);
	const plain = changed ? undefined : changedOf(answer);
	const isOfForm = typeof answer === "object" && answer !== null && "problem" in answer && !fetcher.data;
	return (
		<>
			{!isOfForm && problem.refused && <FormErrors errors={problem.summary.map(({ text }) => ({ text }))} />}
			{plain && (
				<Form
					method="post"
					action={action}
					className="notice tone-success my-3 flex items-center gap-3 rounded-xl border p-3 text-sm"
				>
					<Icon name="circle-check" />
					<p className="min-w-0 flex-1">{t(plain.key, plain.params)}</p>
					{plain.undo && (
						<>
							{Object.entries({ ...plain.fields, id: plain.record }).map(([name, value]) => (
								<input key={name} type="hidden" name={name} value={value} />
							))}
							<SubmitButton intent={plain.undo} kind="quiet" size="sm">
								{t("common:undo")}
							</SubmitButton>
						</>
					)}
				</Form>
			)}
		</>
	);
}
